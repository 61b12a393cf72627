/**
 * The law of placing in the page, by the kernel that is translated from Python: which rules a placement breaks and on
 * what evidence (as `understory.games.kodama.rules.misplacement`), the places worth showing, and the nearest legal one. The
 * server decides; this tells.
 */
import type { Move } from "../../generated/games/kodama";
import * as kernel from "../../generated/geometry";
import { HINT_SPARE, SNAP_OFFSETS, SNAP_REACH, SNAP_SWING, SNAP_TURN, TURN_STEP, limit } from "../../generated/kodama-rules";
import type { Fault } from "../board";
import { type Weather, points } from "./growing";
import { pointsOf, waves, wood } from "./pack";
import { type Lie, type Pose, type Tree, joinOf } from "./tree";

/** Places that are shown keep so much more off icons, cards and table edge than they must. */
export const SPARE = HINT_SPARE;

/** Every rule of geometry that a placement breaks, with the evidence, in the order of the rulebook. */
export function misplaced(tree: Tree, card: string, lie: Lie): Fault[] {
  const ground = wood(tree.cards[lie.parent]!);
  const join = joinOf(wood(card));
  const { parent, u, v, turn } = lie;
  const found: number[] = [];
  kernel.judge(
    waves, tree.poses, parent, ground.bark, ground.icons,
    join.x, join.y, join.halfWidth, join.halfHeight, u, v, turn, found,
  );
  const [off, lowest, ...measured] = found as [number, number, ...number[]];
  const gaps = measured.slice(0, tree.cards.length);
  const overlaps = measured.slice(tree.cards.length);
  const touched = [...gaps.keys()].filter((other) => other !== parent && gaps[other]! <= kernel.CLEAR);
  const covered = [...overlaps.keys()].filter((icon) => overlaps[icon]! > 0);
  const faults: Fault[] = [];
  const inside = Math.min(ground.halfWidth - Math.abs(u), ground.halfHeight - Math.abs(v));
  if (off || inside < kernel.RIM) {
    const border = inside < kernel.RIM ? { inside_border: inside, needed: kernel.RIM } : {};
    faults.push({ rule: "kodama.place.bark", evidence: { parent, ...(off ? { off_bark: off } : {}), ...border } });
  }
  if (touched.length) {
    const gap = Math.min(...touched.map((other) => gaps[other]!));
    faults.push({ rule: "kodama.place.one-card", evidence: { parent, touched, gap } });
  }
  if (covered.length) {
    const kinds = covered.map((icon) => ground.spots[icon]!.kind);
    faults.push({ rule: "kodama.place.no-icon", evidence: { parent, covered, kinds } });
  }
  if (lowest < 0) faults.push({ rule: "kodama.place.table-edge", evidence: { over: -lowest } });
  return faults;
}

/** Whether a placement breaks no rule of geometry, keeping `spare` more off everything than it must. */
export function legal(tree: Tree, card: string, { parent, u, v, turn }: Lie, spare = 0): boolean {
  const ground = wood(tree.cards[parent]!);
  const join = joinOf(wood(card));
  return kernel.legal(
    waves, tree.poses, parent, ground.bark, ground.icons,
    join.x, join.y, join.halfWidth, join.halfHeight, u, v, turn, spare,
  );
}

/** Every rule that a placement breaks, the limit of what it may score included. */
export function faultsOf(tree: Tree, card: string, lie: Lie, weather: Weather): Fault[] {
  const faults = misplaced(tree, card, lie);
  const scored = points(tree, card, lie.parent, weather);
  const most = limit(weather.decree);
  if (scored > most) faults.push({ rule: "kodama.place.ten", evidence: { points: scored, most } });
  return faults;
}

/** How a card at this pose would lie on a card of the tree. */
export function lieOn(tree: Tree, card: string, at: Pose, parent: number): Lie {
  const join = joinOf(wood(card));
  const [u, v, turn] = kernel.unposed(waves, tree.poses, parent, at.x, at.y, at.angle, join.x, join.y);
  return { parent, u, v, turn };
}

/** What a card held at this pose is aimed at: the card on whose bark its end lies, or the one whose bark is nearest.
 * Of cards that lie on each other the upper one counts, for its bark is what is seen. */
export function aimed(tree: Tree, card: string, at: Pose): Lie {
  let best: Lie | null = null;
  let least = Infinity;
  for (let parent = tree.cards.length - 1; parent >= 0; parent--) {
    const lie = lieOn(tree, card, at, parent);
    const { bark, halfWidth, halfHeight } = wood(tree.cards[parent]!);
    const beyond = Math.max(Math.abs(lie.u) - halfWidth, Math.abs(lie.v) - halfHeight, -kernel.RIM) + kernel.RIM;
    const away = kernel.offBark(bark, lie.u, lie.v) + beyond;
    if (away < least) {
      least = away;
      best = lie;
    }
  }
  return best!;
}

/** The nearest legal placement on the same parent, if the limit allows one there. */
export function snap(tree: Tree, card: string, aim: Lie, weather: Weather): Lie | null {
  return points(tree, card, aim.parent, weather) > limit(weather.decree) ? null : snapped(tree, card, aim);
}

/** The nearest legal placement on the same parent, within 15 mm and 45 degrees; null if there is none. */
export function snapped(tree: Tree, card: string, { parent, u, v, turn }: Lie): Lie | null {
  const ground = wood(tree.cards[parent]!);
  const join = joinOf(wood(card));
  const found: number[] = [];
  if (
    kernel.snap(
      waves, tree.poses, parent, ground.bark, ground.icons,
      join.x, join.y, join.halfWidth, join.halfHeight, u, v, turn, 0, SNAP_OFFSETS, SNAP_SWING, SNAP_TURN, found,
    )
  )
    return { parent, u: found[0]!, v: found[1]!, turn: found[2]! };
  const spots = freeOn(tree, card, parent);
  const near = kernel.nearest(spots, parent, u, v, turn, SNAP_REACH, SNAP_SWING);
  return near < 0 ? null : lieAt(spots, near);
}

const lone = new Map<string, readonly number[]>();

/** The canonical places that a lone card offers to a join: on bark, off icons. They are the same wherever it lies. */
function placesOn(parent: string, card: string): readonly number[] {
  const join = joinOf(wood(card));
  const key = `${parent} ${join.x} ${join.y} ${join.halfWidth} ${join.halfHeight}`;
  let found = lone.get(key);
  if (!found) {
    const { bark, icons, halfWidth, halfHeight } = wood(parent);
    const room: number[] = [];
    kernel.tabulate(
      waves, bark, icons, halfWidth, halfHeight,
      join.x, join.y, join.halfWidth, join.halfHeight, pointsOf(wood(parent)), TURN_STEP, room,
    );
    lone.set(key, (found = room));
  }
  return found;
}

/** The canonical places on one card of a tree, flat: parent, u, v, turn. */
function freeOn(tree: Tree, card: string, parent: number): number[] {
  const { x, y, halfWidth, halfHeight } = joinOf(wood(card));
  const places = placesOn(tree.cards[parent]!, card);
  const room: number[] = [];
  const span = [parent, 0, places.length / kernel.PLACE, 0];
  kernel.enumerateFree(waves, tree.poses, places, span, [x, y, halfWidth, halfHeight], room);
  return room;
}

function lieAt(spots: readonly number[], at: number): Lie {
  const k = at * kernel.SPOT;
  return { parent: spots[k]!, u: spots[k + 1]!, v: spots[k + 2]!, turn: spots[k + 3]! };
}

/** The cards of a tree on which a card keeps within the limit. */
export function allowed(tree: Tree, card: string, weather: Weather): number[] {
  const most = limit(weather.decree);
  return [...tree.cards.keys()].filter((parent) => points(tree, card, parent, weather) <= most);
}

/** The canonical places of a card on one card of a tree. */
export function placesOf(tree: Tree, card: string, parent: number, spare = 0): Lie[] {
  const spots = freeOn(tree, card, parent);
  const found = Array.from({ length: spots.length / kernel.SPOT }, (_, at) => lieAt(spots, at));
  return spare ? found.filter((lie) => legal(tree, card, lie, spare)) : found;
}

/** The canonical places of a card on a tree, on parents where it keeps within the limit. */
export function places(tree: Tree, card: string, weather: Weather, spare = 0): Lie[] {
  return allowed(tree, card, weather).flatMap((parent) => placesOf(tree, card, parent, spare));
}

/** Whether nothing on offer can be placed: then, and only then, a player may pass. */
export function stuck(tree: Tree, offer: readonly string[], weather: Weather): boolean {
  return offer.every((card) => allowed(tree, card, weather).every((parent) => !freeOn(tree, card, parent).length));
}

/** The move in notation. */
export function notation(tree: Tree, card: string, lie: Lie): string {
  return `place ${card} on ${tree.cards[lie.parent]!} at ${lie.u} ${lie.v} turn ${lie.turn}`;
}

/** Where a placement lays its card; null where it is another move, or on another tree. */
export function placeOf(tree: Tree, move: Move): { card: string; lie: Lie } | null {
  if (move.is !== "Place") return null;
  const parent = tree.cards.indexOf(move.on);
  return parent < 0 ? null : { card: move.card, lie: { parent, u: move.u, v: move.v, turn: move.turn } };
}
