/** Filling in a sheet: pure changes of what was filled in, and which blank is next. Nothing is added up here. */
import type { Column, Covered, Filled, Laid, Row, Sheet, SheetCounted } from "../../generated/protocol";

export type Phrase = Readonly<Record<string, unknown>>;

/** What is being filled in: a cell of the sheet, or a counter of a column. */
export type At =
  | { readonly kind: "cell"; readonly column: number; readonly row: string }
  | { readonly kind: "counter"; readonly column: number; readonly counter: string };

export const EMPTY: Column = { typed: {}, sums: {}, words: {}, trunk: "", cards: [], counters: {} };

export const blank = (columns: number, first = 0): Filled => ({
  columns: Array.from({ length: columns }, () => EMPTY),
  table: {},
  phrases: {},
  covers: [],
  first,
});

type Full = Required<Column>;
const full = (column: Column | undefined): Full => ({ ...EMPTY, ...column }) as Full;

export const columnOf = (filled: Filled, column: number): Full => full(filled.columns[column]);

function changed(filled: Filled, at: number, change: (column: Full) => Partial<Column>): Filled {
  const columns = filled.columns.map((column, number) =>
    number === at ? { ...full(column), ...change(full(column)) } : column,
  );
  return { ...filled, columns };
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

export const typed = (filled: Filled, column: number, row: string, points: number): Filled =>
  changed(cleared(filled, column, row), column, ({ typed }) => ({ typed: { ...typed, [row]: points } }));

export const summed = (filled: Filled, column: number, row: string, numbers: readonly number[]): Filled =>
  changed(filled, column, ({ sums, typed }) => ({ sums: { ...sums, [row]: numbers }, typed: without(typed, row) }));

export const said = (filled: Filled, column: number, row: string, phrases: readonly Phrase[]): Filled =>
  changed(filled, column, ({ words, typed }) => ({ words: { ...words, [row]: phrases }, typed: without(typed, row) }));

export const counter = (filled: Filled, column: number, name: string, number: number): Filled =>
  changed(filled, column, ({ counters }) => ({ counters: { ...counters, [name]: number } }));

export const rooted = (filled: Filled, column: number, trunk: string): Filled =>
  changed(filled, column, () => ({ trunk }));

export const laid = (filled: Filled, column: number, card: Laid): Filled =>
  changed(filled, column, ({ cards, typed }) => ({ cards: [...cards, card], typed: without(typed, card.row) }));

export const covered = (filled: Filled, cover: Covered): Filled => ({ ...filled, covers: [...(filled.covers ?? []), cover] });

/** The turn that somebody has entered last, with a card or without one. */
export const latest = (sheet: Sheet, filled: Filled, column: number): string | undefined =>
  sheet.rows.findLast((row) => row.fill === "card" && isFilled(filled, column, row))?.id;

/** What lies over marks of a column now: each thing where it was laid last. */
export function lying(filled: Filled, column: number): readonly Covered[] {
  const last = new Map((filled.covers ?? []).map((cover) => [cover.by, cover]));
  return [...last.values()].filter((cover) => cover.column === column);
}

export const chosen = (filled: Filled, name: string, value: string): Filled => ({
  ...filled,
  table: { ...filled.table, [name]: value },
});

export const decreed = (filled: Filled, name: string, phrase: Phrase | null): Filled => ({
  ...filled,
  phrases: phrase ? { ...filled.phrases, [name]: phrase } : without(filled.phrases ?? {}, name),
});

/** What a card of a sketch shows, the trunk being 0. */
export const marksOn = (column: Full, card: number): readonly string[] => (card ? column.cards[card - 1]!.marks : [column.trunk]);

/** Those marks of a card over which nothing lies. */
export function uncovered(filled: Filled, column: number, card: number): readonly string[] {
  const left = [...marksOn(columnOf(filled, column), card)];
  for (const { mark } of lying(filled, column).filter((cover) => cover.card === card)) left.splice(left.indexOf(mark), 1);
  return left;
}

/** Whether nothing grows from a card, so that it can be taken away again. */
const bare = (cards: readonly Laid[], at: number): boolean => cards.every((card) => card.on !== at + 1);

/** The cell empty again; a card with others upon it stays, and what lay over one that goes goes with it. */
export function cleared(filled: Filled, column: number, row: string): Filled {
  const { cards } = columnOf(filled, column);
  const at = cards.findIndex((card) => card.row === row);
  const gone = at >= 0 && bare(cards, at) ? at : null;
  const left = changed(filled, column, ({ typed, sums, words }) => ({
    typed: without(typed, row),
    sums: without(sums, row),
    words: without(words, row),
    cards: gone === null ? cards : removed(cards, gone),
  }));
  return gone === null ? left : { ...left, covers: (filled.covers ?? []).flatMap((cover) => shifted(cover, column, gone + 1)) };
}

/** What lies over a mark, once a card has gone. */
const shifted = (cover: Covered, column: number, card: number): Covered[] =>
  cover.column !== column || cover.card < card ? [cover] : cover.card === card ? [] : [{ ...cover, card: cover.card - 1 }];

/** The cards without one on which nothing grows. */
function removed(cards: readonly Laid[], at: number): readonly Laid[] {
  return cards.toSpliced(at, 1).map((card) => (card.on > at + 1 ? { ...card, on: card.on - 1 } : card));
}

// ---------------------------------------------------------------- which is next

/** The columns of a sheet that have a row. */
export function columnsOf(sheet: Sheet, row: Row, columns: number): number[] {
  const all = Array.from({ length: columns }, (_, at) => at);
  const names = sheet.columns ?? [];
  return row.columns?.length ? all.filter((at) => row.columns!.includes(names[at] ?? "")) : all;
}

export function isFilled(filled: Filled, column: number, row: Row): boolean {
  const { typed, sums, words, cards } = columnOf(filled, column);
  return row.id in typed || row.id in sums || row.id in words || cards.some((card) => card.row === row.id);
}

/** Every cell in the order in which it is filled in: row by row from who begins, or column by column. */
export function order(sheet: Sheet, filled: Filled, first: number): At[] {
  const columns = filled.columns.length;
  const cell = (column: number, row: Row): At => ({ kind: "cell", column, row: row.id });
  if (sheet.turns)
    return sheet.rows.flatMap((row) =>
      columnsOf(sheet, row, columns)
        .toSorted((a, b) => ((a - first + columns) % columns) - ((b - first + columns) % columns))
        .map((column) => cell(column, row)),
    );
  return Array.from({ length: columns }, (_, column) =>
    sheet.rows.filter((row) => columnsOf(sheet, row, columns).includes(column)).map((row) => cell(column, row)),
  ).flat();
}

/** A card that brings no points by itself: it is drawn for what is counted on the tree. */
const isDrawn = (row: Row): boolean => row.fill === "card" && row.most === 0;

/** Whether somebody has gone past drawing their tree. */
const isBeyond = (sheet: Sheet, filled: Filled, column: number): boolean =>
  sheet.rows.some((row) => !isDrawn(row) && isFilled(filled, column, row));

/** Cells whose words count on a tree that is not drawn so far: until it is, or points are typed, they bring nothing. */
export const undrawn = (counted: SheetCounted | null | undefined): readonly Extract<At, { kind: "cell" }>[] =>
  (counted?.wanted ?? []).flatMap(({ blank, column, row }) => (blank === "sketch" && row ? [{ kind: "cell" as const, column, row }] : []));

/**
 * What is to be filled in next: what was asked for, else the first empty cell, else a cell that could not be counted; no
 * tree where points are `typing`.
 */
export function next(sheet: Sheet, filled: Filled, counted: SheetCounted | null, typing = false): At | null {
  const counters = new Set((sheet.counters ?? []).map((one) => one.id));
  const wanted = counted?.wanted.find((one) => counters.has(one.blank));
  if (wanted) return { kind: "counter", column: wanted.column, counter: wanted.blank };
  const rows = new Map(sheet.rows.map((row) => [row.id, row]));
  const first = counted?.first ?? filled.first ?? 0;
  return (
    order(sheet, filled, first).find((at) => {
      if (at.kind !== "cell") return false;
      const row = rows.get(at.row)!;
      if (isDrawn(row) && (typing || isBeyond(sheet, filled, at.column))) return false;
      return row.fill !== "given" && !isFilled(filled, at.column, row);
    }) ?? undrawn(counted)[0] ?? null
  );
}
