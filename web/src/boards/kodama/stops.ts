/**
 * Where a card can be stepped to by keys, by what differs: the card it grows from, then the side it grows to. A side has
 * one stop, where there is most room; finer steps go through all places of a card.
 */
import { FULL_TURN } from "../../generated/geometry";
import type { Weather } from "./growing";
import { wood } from "./pack";
import { SPARE, allowed, placesOf } from "./placing";
import { type Lie, type Tree, joinOf, pose as poseAt, poseOf } from "./tree";

/** Where a card could be laid: a point of a parent's bark, and the turns that are legal there. */
export interface Place {
  readonly parent: number;
  readonly u: number;
  readonly v: number;
  readonly turns: readonly number[];
}

/** The eight ways that a branch can grow, clockwise from straight up. */
export const SIDES = ["up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left"] as const;
export type Side = (typeof SIDES)[number];

export interface Stop extends Lie {
  readonly side: Side;
}

export const wrapped = (angle: number): number => ((Math.round(angle) % FULL_TURN) + FULL_TURN) % FULL_TURN;
export const apart = (a: number, b: number): number => Math.min(wrapped(a - b), wrapped(b - a));

/** Which way a card grows: from its connecting end to its middle. */
export function sideOf(tree: Tree, card: string, lie: Lie): Side {
  const join = joinOf(wood(card));
  const { angle } = poseOf(tree, card, lie);
  const up = (Math.atan2(-join.x, -join.y) * 1800) / Math.PI - angle;
  return SIDES[Math.round(wrapped(up) / (FULL_TURN / 8)) % 8]!;
}

/** All that a card can be stepped to on a tree, found card by card, when it is asked for. */
export class Stops {
  readonly #places = new Map<number, readonly Place[]>();
  readonly #stops = new Map<number, readonly Stop[]>();
  /** The cards it may grow from, the highest first: new growth is up there. */
  readonly parents: readonly number[];

  constructor(
    readonly tree: Tree,
    readonly card: string,
    weather: Weather,
  ) {
    this.parents = allowed(tree, card, weather).sort((a, b) => poseAt(tree, b).y - poseAt(tree, a).y || a - b);
  }

  /** The places on one card: those with room to spare, or all where none has. */
  places(parent: number): readonly Place[] {
    let found = this.#places.get(parent);
    if (!found) {
      const roomy = placesOf(this.tree, this.card, parent, SPARE);
      found = gathered(roomy.length ? roomy : placesOf(this.tree, this.card, parent));
      this.#places.set(parent, found);
    }
    return found;
  }

  /** One stop for each side on one card, clockwise. */
  on(parent: number): readonly Stop[] {
    let found = this.#stops.get(parent);
    if (!found) {
      const best = new Map<Side, { readonly stop: Stop; readonly room: number }>();
      for (const { u, v, turns } of this.places(parent)) {
        const sides = turns.map((turn) => sideOf(this.tree, this.card, { parent, u, v, turn }));
        for (const side of new Set(sides)) {
          const some = turns.filter((_, at) => sides[at] === side);
          if (some.length > (best.get(side)?.room ?? 0))
            best.set(side, { stop: { parent, u, v, turn: roomiest(some), side }, room: some.length });
        }
      }
      found = SIDES.flatMap((side) => best.get(side)?.stop ?? []);
      this.#stops.set(parent, found);
    }
    return found;
  }

  /** Where there is most room on one card; null where there is none. */
  roomiest(parent: number): Lie | null {
    const best = this.places(parent).reduce<Place | null>((most, one) => (one.turns.length > (most?.turns.length ?? 0) ? one : most), null);
    return best && { parent, u: best.u, v: best.v, turn: roomiest(best.turns) };
  }

  /** The next card in this direction that it can grow from; null where there is none. */
  next(parent: number | null, by: number): number | null {
    const at = parent === null ? (by > 0 ? -1 : 0) : this.parents.indexOf(parent);
    for (let i = 1; i <= this.parents.length; i++) {
      const other = this.parents[(at + i * by + i * this.parents.length) % this.parents.length]!;
      if (this.on(other).length) return other;
    }
    return null;
  }
}

/** Places by their points. */
function gathered(lies: readonly Lie[]): Place[] {
  const found = new Map<string, Place & { turns: number[] }>();
  for (const { parent, u, v, turn } of lies) {
    const key = `${u} ${v}`;
    const place = found.get(key);
    if (place) place.turns.push(turn);
    else found.set(key, { parent, u, v, turns: [turn] });
  }
  return [...found.values()];
}

/** The middle of the longest stretch of turns: there is most room on both sides. */
export function roomiest(turns: readonly number[]): number {
  const step = turns.length > 1 ? Math.min(...turns.map((turn, i) => apart(turn, turns[(i + 1) % turns.length]!))) : 1;
  const legal = new Set(turns);
  let best = turns[0]!;
  let longest = 0;
  for (const start of turns) {
    if (legal.has(wrapped(start - step)) && legal.size * step < FULL_TURN) continue;
    let run = 1;
    while (run < turns.length && legal.has(wrapped(start + run * step))) run++;
    if (run > longest) [longest, best] = [run, wrapped(start + Math.floor((run - 1) / 2) * step)];
  }
  return best;
}

export function nearest(turns: readonly number[], wished: number): number {
  return turns.reduce((best, turn) => (apart(turn, wished) < apart(best, wished) ? turn : best));
}
