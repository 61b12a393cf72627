/** Questions to a rulebook, answered from the index that `understory.locale.searching` builds, in the same few steps. */
import small from "../../generated/silent.json";

export interface Book {
  readonly chapters: readonly { readonly name: string; readonly title: string; readonly rules: readonly string[]; readonly picture: boolean }[];
  readonly cards: readonly { readonly id: string; readonly source: string; readonly rules: readonly string[] }[];
  /** The rule that each sheet stands for. */
  readonly sheets: readonly string[];
  /** For each stem, sheet after sheet, its number and the stem's weight there. */
  readonly stems: Readonly<Record<string, readonly number[]>>;
  /** For a stem of another word the one that means the same. */
  readonly alike: Readonly<Record<string, string>>;
  /** Questions that people ask. */
  readonly asked: readonly string[];
}

const SILENT: ReadonlySet<string> = new Set(small);
const STEM = 6;
const NEAR = 4;

export function stems(text: string): string[] {
  const plain = text.toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe").replaceAll("æ", "ae");
  const bare = plain.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return (bare.match(/[a-z0-9]+/g) ?? []).filter((word) => !SILENT.has(word)).map((word) => word.slice(0, STEM));
}

/** The rules that answer a question best, best first. */
export function lookedUp(book: Pick<Book, "sheets" | "stems" | "alike">, question: string, most = 3): readonly string[] {
  const sheets = new Map<number, number>();
  const add = (entries: readonly number[], share: number): void => {
    for (let at = 0; at < entries.length; at += 2) sheets.set(entries[at]!, (sheets.get(entries[at]!) ?? 0) + Math.floor(entries[at + 1]! / share));
  };
  const same = (stem: string): string => (Object.hasOwn(book.alike, stem) ? book.alike[stem]! : stem);
  for (const stem of new Set(stems(question).map(same))) {
    const entries = Object.hasOwn(book.stems, stem) ? book.stems[stem] : undefined;
    if (entries) add(entries, 1);
    else if (stem.length >= NEAR) {
      for (const [other, near] of Object.entries(book.stems)) if (other.startsWith(stem.slice(0, NEAR))) add(near, 2);
    }
  }
  const best = new Map<string, number>();
  for (const [sheet, weight] of sheets) best.set(book.sheets[sheet]!, Math.max(best.get(book.sheets[sheet]!) ?? 0, weight));
  const order = [...best].toSorted(([a, one], [b, other]) => other - one || book.sheets.indexOf(a) - book.sheets.indexOf(b));
  return order.slice(0, most).map(([rule]) => rule);
}
