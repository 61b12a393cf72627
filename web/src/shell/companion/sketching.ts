/** Where the cards of a sketch stand: leaves side by side, every other card above the middle of what it carries. */
import type { Laid } from "../../generated/protocol";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Places in units of a card: the trunk at height 0. */
export function placed(cards: readonly Laid[]): { readonly spots: readonly Spot[]; readonly width: number; readonly height: number } {
  const children = Array.from({ length: cards.length + 1 }, (): number[] => []);
  cards.forEach((card, at) => children[card.on]!.push(at + 1));
  const spots: Spot[] = [];
  let leaves = 0;
  let height = 0;
  function stand(card: number, y: number): number {
    height = Math.max(height, y);
    const xs = children[card]!.map((child) => stand(child, y + 1));
    const x = xs.length ? (xs[0]! + xs.at(-1)!) / 2 : leaves++;
    spots[card] = { x, y };
    return x;
  }
  stand(0, 0);
  return { spots, width: Math.max(1, leaves), height };
}
