/** What the parts of a sheet are called. */
import type { Blank, Row, Sheet } from "../../generated/protocol";
import { has, t } from "../../locale/words.svelte";
import type { Kept } from "./kept.svelte";

const first = (...ids: readonly string[]): string => ids.find(has) ?? ids[0]!;

export function rowName(sheet: Sheet, row: Pick<Row, "id">): string {
  const whole = `${sheet.speaks}-row-${row.id}`;
  if (has(whole)) return t(whole);
  const [, base = row.id, number = ""] = /^(.*?)-(\d+)$/.exec(row.id) ?? [];
  return t(`${sheet.speaks}-row-${base}`, { number });
}

export const partName = (sheet: Sheet, part: string): string => t(`${sheet.speaks}-part-${part}`);
export const wordName = (sheet: Sheet, word: string): string => t(`${sheet.speaks}-word-${word}`);
export const blankName = (sheet: Sheet, blank: string): string => t(`${sheet.speaks}-blank-${blank}`);
export const sheetName = (sheet: Pick<Sheet, "id">): string => t(`sheet-${sheet.id}`);

export function counterName(sheet: Sheet, counter: string): string {
  const blank = sheet.counters?.find((one) => one.id === counter);
  return blank?.named ? valueName(sheet, blank, counter) : t(`${sheet.speaks}-counter-${counter}`);
}

export function valueName(sheet: Sheet, blank: Blank, value: string): string {
  return t(first(`${blank.named}-${value}`, `${sheet.speaks}-${blank.named}-${value}`));
}

export function columnName(sheet: Sheet, kept: Kept, column: number): string {
  const named = sheet.columns?.[column];
  return named ? t(`${sheet.speaks}-column-${named}`) : (kept.names[column] ?? "");
}

const ART = import.meta.glob<Readonly<Record<string, string>>>("../../generated/companion/*.json", { import: "default" });

/** What is drawn for the marks and counters of a sheet, about the origin with a radius of 100. */
export async function artOf(sheet: Sheet): Promise<Readonly<Record<string, string>>> {
  return (await ART[`../../generated/companion/${sheet.speaks}.json`]?.()) ?? {};
}
