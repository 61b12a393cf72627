/** Where the cards of an offer lie: each keeps its place until it is taken, so that none moves under a finger. */

/** A place, and the card on it; null while nothing has come in place of the one that was taken. */
export type Slot = string | null;

/** The places of an offer that showed these before. What is new lies where something was taken; an offer of which
 * nothing is left, or of which more than one card has gone at once, is laid out anew. */
export function slotted(before: readonly Slot[], cards: readonly string[]): readonly Slot[] {
  const stays = before.map((card) => (card !== null && cards.includes(card) ? card : null));
  const gone = before.length - cards.length;
  if (gone > 1 || stays.every((card) => card === null)) return cards;
  const fresh = cards.filter((card) => !before.includes(card));
  const filled = stays.map((card) => card ?? fresh.shift() ?? null);
  return [...filled, ...fresh];
}
