/** A place that is shown: the card, how it would lie, and what it would score. */
import type { Move } from "../../generated/games/kodama";
import type { Box } from "./art/planted";
import { placeOf } from "./placing";
import { type Weather, worth } from "./growing";
import { Stops } from "./stops";
import type { Lie, Tree } from "./tree";

export interface Ghost {
  readonly card: string;
  readonly lie: Lie;
  readonly points: number;
}

/** The best places of some cards, one for each card and the card it would grow from, where there is most room. */
export function bestOf(tree: Tree, cards: readonly string[], weather: Weather, most: number): Ghost[] {
  const pairs = cards.flatMap((card) => {
    const stops = new Stops(tree, card, weather);
    return stops.parents.map((parent) => {
      const { points, bonus } = worth(tree, card, parent, weather);
      return { card, parent, stops, points: points + bonus };
    });
  });
  const found: Ghost[] = [];
  for (const { card, parent, stops, points } of pairs.sort((a, b) => b.points - a.points)) {
    const stop = stops.roomiest(parent);
    if (stop) found.push({ card, lie: stop, points });
    if (found.length === most) break;
  }
  return found;
}

/** A placement that was put down unseen. */
export function putDownOn(tree: Tree, move: Move, weather: Weather): Ghost[] {
  const place = placeOf(tree, move);
  if (!place) return [];
  const { points, bonus } = worth(tree, place.card, place.lie.parent, weather);
  return [{ ...place, points: points + bonus }];
}

/** Points that keep so far from one another and half as far from a box's sides, each as near as may be to where it was:
 * the coins of shown places. */
export function fanned(points: readonly (readonly [number, number])[], apart: number, box: Box): (readonly [number, number])[] {
  const into = (low: number, length: number, to: number): number => Math.max(low + apart / 2, Math.min(low + length - apart / 2, to));
  const inside = ([x, y]: readonly [number, number]): [number, number] => [into(box.left, box.width, x), into(box.top, box.height, y)];
  const at = points.map(inside);
  for (let round = 0; round < 60; round++) {
    let still = true;
    for (let i = 0; i < at.length; i++) {
      for (let j = i + 1; j < at.length; j++) {
        const [dx, dy] = [at[j]![0] - at[i]![0], at[j]![1] - at[i]![1]];
        const away = Math.hypot(dx, dy);
        if (away >= apart * 0.999) continue;
        still = false;
        const turn = away > 1 ? Math.atan2(dy, dx) : (i + j) * 2.4;
        const push = (apart - away) / 2;
        at[i]![0] -= Math.cos(turn) * push;
        at[i]![1] -= Math.sin(turn) * push;
        at[j]![0] += Math.cos(turn) * push;
        at[j]![1] += Math.sin(turn) * push;
        [at[i], at[j]] = [inside(at[i]!), inside(at[j]!)];
      }
    }
    if (still) break;
  }
  return at;
}
