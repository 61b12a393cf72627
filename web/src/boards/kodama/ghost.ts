/** A place that is shown: the card, how it would lie, and what it would score. */
import type { Lie } from "../../geometry/kernel";
import type { Hint } from "../board";
import { readPlace } from "./placing";
import { type Weather, worth } from "./scoring";
import type { Tree } from "./tree";

export interface Ghost {
  readonly card: string;
  readonly lie: Lie;
  readonly points: number;
}

/** The best places among some hints, one for each card and the card it would grow from; of one card alone if given. */
export function bestOf(tree: Tree, hints: readonly Hint[], card: string | null, most: number): Ghost[] {
  const best = new Map<string, Ghost>();
  for (const { move, points } of hints) {
    const place = readPlace(tree, move);
    const key = place ? `${place.card} ${place.lie.parent}` : "";
    if (place && !best.has(key) && (!card || card === place.card)) best.set(key, { ...place, points });
  }
  return [...best.values()].slice(0, most);
}

/** A placement that was put down unseen. */
export function putDownOn(tree: Tree, move: string, weather: Weather): Ghost[] {
  const place = readPlace(tree, move);
  if (!place) return [];
  const { points, bonus } = worth(tree, place.card, place.lie.parent, weather);
  return [{ ...place, points: points + bonus }];
}
