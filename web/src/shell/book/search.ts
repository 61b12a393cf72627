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
const LONG = 9;
const WRITTEN_OUT: Readonly<Record<string, string>> = { ß: "ss", ä: "ae", ö: "oe", ü: "ue", œ: "oe", æ: "ae" };

function words(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/[ßäöüœæ]/g, (letter) => WRITTEN_OUT[letter]!);
  const bare = plain.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return (bare.match(/[a-z0-9]+/g) ?? []).filter((word) => !SILENT.has(word));
}

export const stems = (text: string): string[] => words(text).map((word) => word.slice(0, STEM));

type Indexed = Pick<Book, "sheets" | "stems" | "alike">;

/** The stems that a word stands for which no sheet has: those inside a compound, or those that begin alike. */
function like(book: Indexed, word: string, same: (stem: string) => string): string[] {
  const known = [...Object.keys(book.stems), ...Object.keys(book.alike)].filter((stem) => stem.length >= NEAR);
  const inside = word.length >= LONG ? known.filter((stem) => word.indexOf(stem) >= NEAR - 1).map(same) : [];
  if (inside.length) return inside;
  return word.length >= NEAR ? Object.keys(book.stems).filter((stem) => stem.startsWith(word.slice(0, NEAR))) : [];
}

/** The stems of a question as the sheets have them, each with what its weight is divided by. */
function asked(book: Indexed, question: string): Map<string, number> {
  const same = (stem: string): string => (Object.hasOwn(book.alike, stem) ? book.alike[stem]! : stem);
  const found = new Map<string, number>();
  for (const word of words(question)) {
    const stem = same(word.slice(0, STEM));
    if (Object.hasOwn(book.stems, stem)) found.set(stem, 1);
    else for (const other of like(book, word, same)) if (!found.has(other)) found.set(other, 2);
  }
  return found;
}

/** The rules that answer a question best, best first. */
export function lookedUp(book: Indexed, question: string, most = 3): readonly string[] {
  const sheets = new Map<number, number>();
  for (const [stem, share] of asked(book, question)) {
    const entries = book.stems[stem] ?? [];
    for (let at = 0; at < entries.length; at += 2) sheets.set(entries[at]!, (sheets.get(entries[at]!) ?? 0) + Math.floor(entries[at + 1]! / share));
  }
  const best = new Map<string, readonly [first: number, second: number]>();
  for (const [sheet, weight] of sheets) {
    const [first, second] = best.get(book.sheets[sheet]!) ?? [0, 0];
    best.set(book.sheets[sheet]!, [Math.max(first, weight), Math.max(second, Math.min(first, weight))]);
  }
  const worth = [...best].map(([rule, [first, second]]) => [rule, first + Math.floor((second * 4) / 10)] as const);
  return worth
    .toSorted(([a, one], [b, other]) => other - one || book.sheets.indexOf(a) - book.sheets.indexOf(b))
    .slice(0, most)
    .map(([rule]) => rule);
}
