/** Own cards that fit into a blank, so that they can be ticked by name: what is printed on them, as the blank takes it. */
import type { Row, Sheet } from "../../generated/protocol";
import type { Phrase } from "./filling";
import type { Table } from "./own.svelte";

/** A card by its id and what it fills in: marks of the sketch, a phrase, or a number. */
export type Ticked = { readonly id: string; readonly card: Table } & (
  | { readonly marks: readonly string[] }
  | { readonly phrase: Phrase }
  | { readonly number: number }
);

/** Own cards by the file of the pack that they stand in. */
export type OwnFiles = Readonly<Record<string, Readonly<Record<string, Table>>>>;

const cardsIn = (own: OwnFiles, file: RegExp): readonly Table[] =>
  Object.entries(own).flatMap(([name, cards]) => (file.test(name) ? Object.values(cards) : []));

/** For each vocabulary the files whose cards speak it, and what a card says in it. */
const SPEAKING: Readonly<Record<string, { readonly file: RegExp; readonly says: (card: Table) => Phrase | undefined }>> = {
  spirit: { file: /^(kodamas|kids)\.toml$/, says: (card) => card["scores"] as Phrase | undefined },
  decree: { file: /^decrees\.toml$/, says: (card) => card["effect"] as Phrase | undefined },
  goal: {
    file: /^goals\.toml$/,
    says: (card) => ({ ...(card["condition"] as Phrase), vp: card["vp"], per: card["per"] ?? false }),
  },
  bonus: { file: /^cards_\w+\.toml$/, says: bonusOf },
};

function bonusOf(card: Table): Phrase | undefined {
  const effects = (card["effect"] ?? []) as readonly Phrase[];
  const found = effects.find((effect) => effect["do"] === "bonus");
  return found && { is: "bonus", each: found["each"], points: found["points"], every: found["every"] ?? 1 };
}

/** Rows of numbers, by what stands in them. */
const SUMMED: readonly (readonly [row: RegExp, file: RegExp])[] = [
  [/^(thorn-)?cards$/, /^cards_\w+\.toml$/],
  [/^(thorn-)?events$/, /^events\.toml$/],
];

/** Own cards that say something in a vocabulary of the sheet; decrees those of their season. */
export function spoken(sheet: Sheet, own: OwnFiles, vocabulary: string, season = ""): readonly Ticked[] {
  const speaks = SPEAKING[vocabulary];
  const words = new Set((sheet.words?.[vocabulary] ?? []).map(({ id }) => id));
  if (!speaks) return [];
  return cardsIn(own, speaks.file).flatMap((card) => {
    const phrase = speaks.says(card);
    const fits = phrase !== undefined && words.has(String(phrase["is"])) && (!season || card["season"] === season);
    return fits ? [{ id: String(card["id"]), card, phrase }] : [];
  });
}

/** Own cards that can be ticked where a row is filled in. */
export function tickable(sheet: Sheet, own: OwnFiles, row: Row): readonly Ticked[] {
  if (row.fill === "words") return spoken(sheet, own, row.words ?? "");
  if (row.fill === "card") {
    const known = new Set((sheet.sketch?.marks ?? []).flatMap(({ values }) => values ?? []));
    return cardsIn(own, /^branches\.toml$/).flatMap((card) => {
      const marks = ((card["icons"] ?? []) as readonly (readonly [string])[]).map(([icon]) => icon);
      return marks.length && marks.every((mark) => known.has(mark)) ? [{ id: String(card["id"]), card, marks }] : [];
    });
  }
  if (row.fill !== "sum") return [];
  return SUMMED.filter(([rows]) => rows.test(row.id)).flatMap(([, file]) =>
    cardsIn(own, file).map((card) => ({ id: String(card["id"]), card, number: Number(card["points"] ?? 0) })),
  );
}
