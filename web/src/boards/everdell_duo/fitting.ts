/** How many things stand side by side, so that all of them are on the screen. Lengths are pixels. */

const [GAP, CARD, TALL] = [4, 58, 1.36];
/** The narrowest card of a hand that can be told and touched. */
export const LEAST = 46;
/** What must be seen of a card that others lie on. */
const EDGE = 30;

/** Columns for the cards of a hand: as few as leave every card in sight; narrow cards first, then overlapping ones. */
export function handColumns(cards: number, wide: number, high: number): number {
  const roomy = Math.max(3, Math.floor((wide - 2) / (CARD + GAP)));
  const most = Math.max(roomy, Math.floor((wide - 6 - LEAST) / EDGE) + 1);
  for (let columns = roomy; high && columns < most; columns++) {
    const card = Math.max(LEAST, (wide - 6 - (columns - 1) * GAP) / columns);
    if (Math.ceil(cards / columns) * (card * TALL + GAP) + 2 <= high) return columns;
  }
  return high ? most : roomy;
}

/** Columns that make square tiles largest. */
export function cityColumns(tiles: number, wide: number, high: number): number {
  let [best, largest] = [6, 0];
  for (let columns = 3; columns <= 14; columns++) {
    const tile = Math.min(wide / columns, high / Math.ceil(tiles / columns));
    if (tile > largest + 0.5) [best, largest] = [columns, tile];
  }
  return best;
}
