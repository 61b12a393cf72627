/** What the companion asks of the table: every sum comes from there. */
import type { Filled, Sheet, SheetCounted, Sheets } from "../../generated/protocol";
import { service } from "../../table/api";

const known = new Map<string, readonly Sheet[]>();

/** The score sheets of a box, asked for once. */
export async function sheetsOf(game: string): Promise<readonly Sheet[]> {
  const there = known.get(game);
  if (there) return there;
  const { sheets } = await service<Sheets>("companion/sheets", { game });
  known.set(game, sheets);
  return sheets;
}

export const counted = (game: string, sheet: string, filled: Filled): Promise<SheetCounted> =>
  service<SheetCounted>("companion/count", { game, sheet, filled });
