/**
 * The law of placing in the page, as `understory.games.kodama.placement` and `misplacement`: which rules a placement
 * breaks and on what evidence, the places worth showing, and the nearest legal one. The server decides; this tells.
 */
import { CLEAR, type Lie, type Pose, RIM, offBark, turnedX, turnedY } from "../../geometry/kernel";
import { snapped } from "../../geometry/snap";
import type { Fault } from "../board";
import { kernel, pointsOf, wood } from "./pack";
import { type Weather, limitOf, worth } from "./scoring";
import { type Tree, joinOf, poseOf } from "./tree";

/** Places that are shown keep so much more off icons, cards and table edge than they must. */
export const SPARE = 50;
const TURN_STEP = 100;

/** Every rule of geometry that a placement breaks, with the evidence, in the order of the rulebook. */
export function misplaced(tree: Tree, card: string, lie: Lie): Fault[] {
  const ground = wood(tree.cards[lie.parent]!);
  const join = joinOf(wood(card));
  const at = poseOf(tree, card, lie);
  const gaps = tree.cards.map((_, other) => kernel.gapTo(tree.poses, other, at, join));
  const touched = tree.cards.map((_, other) => other).filter((other) => other !== lie.parent && gaps[other]! <= CLEAR);
  const icons = ground.spots.map((_, icon) => icon);
  const covered = icons.filter((icon) => kernel.overlap(ground, icon, join, lie) > 0);
  const lowest = kernel.lowest(at, join);
  const faults: Fault[] = [];
  const bark = offGround(tree, lie);
  if (bark) faults.push(bark);
  if (touched.length) {
    const gap = Math.min(...touched.map((other) => gaps[other]!));
    faults.push({ rule: "kodama.place.one-card", evidence: { parent: lie.parent, touched, gap } });
  }
  if (covered.length) {
    const kinds = covered.map((icon) => ground.spots[icon]!.kind);
    faults.push({ rule: "kodama.place.no-icon", evidence: { parent: lie.parent, covered, kinds } });
  }
  if (lowest < 0) faults.push({ rule: "kodama.place.table-edge", evidence: { over: -lowest } });
  return faults;
}

/** Whether the end misses the bark, and whether it lies too near the border or beyond it; both at once if so. */
function offGround(tree: Tree, lie: Lie): Fault | null {
  const ground = wood(tree.cards[lie.parent]!);
  const off = offBark(ground.bark, lie.u, lie.v);
  const inside = Math.min(ground.halfWidth - Math.abs(lie.u), ground.halfHeight - Math.abs(lie.v));
  if (!off && inside >= RIM) return null;
  return {
    rule: "kodama.place.bark",
    evidence: {
      parent: lie.parent,
      ...(off ? { off_bark: off } : {}),
      ...(inside < RIM ? { inside_border: inside, needed: RIM } : {}),
    },
  };
}

/** Every rule that a placement breaks, the limit of what it may score included. */
export function faultsOf(tree: Tree, card: string, lie: Lie, weather: Weather): Fault[] {
  const faults = misplaced(tree, card, lie);
  const { points } = worth(tree, card, lie.parent, weather);
  const most = limitOf(weather.decree);
  if (points > most) faults.push({ rule: "kodama.place.ten", evidence: { points, most } });
  return faults;
}

/** How a card at this pose would lie on each card of the tree. */
export function lieOn(tree: Tree, card: string, at: Pose, parent: number): Lie {
  const join = joinOf(wood(card));
  const { waves } = kernel;
  const [bc, bs] = [waves[2 * at.angle]!, waves[2 * at.angle + 1]!];
  const k = 5 * parent;
  const angle = tree.poses[k + 2]!;
  const [ac, as] = [waves[2 * angle]!, -waves[2 * angle + 1]!];
  const dx = at.x + turnedX(join.x, join.y, bc, bs) - tree.poses[k]!;
  const dy = at.y + turnedY(join.x, join.y, bc, bs) - tree.poses[k + 1]!;
  return {
    parent,
    u: turnedX(dx, dy, ac, as),
    v: turnedY(dx, dy, ac, as),
    turn: (at.angle - angle + 3600) % 3600,
  };
}

/** What a card held at this pose is aimed at: the card on whose bark its end lies, or the one whose bark is nearest.
 * Of cards that lie on each other the upper one counts, for its bark is what is seen. */
export function aimed(tree: Tree, card: string, at: Pose): Lie {
  let best: Lie | null = null;
  let least = Infinity;
  for (let parent = tree.cards.length - 1; parent >= 0; parent--) {
    const lie = lieOn(tree, card, at, parent);
    const ground = wood(tree.cards[parent]!);
    const beyond = Math.max(Math.abs(lie.u) - ground.halfWidth + RIM, Math.abs(lie.v) - ground.halfHeight + RIM, 0);
    const away = offBark(ground.bark, lie.u, lie.v) + beyond;
    if (away < least) {
      least = away;
      best = lie;
    }
  }
  return best!;
}

/** The nearest legal placement on the same parent, if the limit allows one there. */
export function snap(tree: Tree, card: string, aim: Lie, weather: Weather): Lie | null {
  if (worth(tree, card, aim.parent, weather).points > limitOf(weather.decree)) return null;
  return snapped(kernel, tree.poses, wood(tree.cards[aim.parent]!), joinOf(wood(card)), aim);
}

const lone = new Map<string, Lie[]>();

/** The canonical places that a lone card offers to a join: on bark, off icons. They are the same wherever it lies. */
function placesOn(parent: string, card: string): Lie[] {
  const join = joinOf(wood(card));
  const key = `${parent} ${join.x} ${join.y} ${join.halfWidth} ${join.halfHeight}`;
  let found = lone.get(key);
  if (!found) {
    const ground = wood(parent);
    found = [];
    for (const [u, v] of pointsOf(ground)) {
      if (!kernel.onInnerBark(ground, u, v)) continue;
      for (let turn = 0; turn < 3600; turn += TURN_STEP) {
        const lie = { parent: 0, u, v, turn };
        if (kernel.offIcons(ground, join, lie, 0)) found.push(lie);
      }
    }
    lone.set(key, found);
  }
  return found;
}

/** The canonical places of a card on a tree, on parents where it keeps within the limit. */
export const places = (tree: Tree, card: string, weather: Weather, spare = 0): Lie[] => [
  ...placesFound(tree, card, weather, spare),
];

function* placesFound(tree: Tree, card: string, weather: Weather, spare: number): Generator<Lie> {
  const join = joinOf(wood(card));
  const most = limitOf(weather.decree);
  for (const [parent, name] of tree.cards.entries()) {
    if (worth(tree, card, parent, weather).points > most) continue;
    for (const { u, v, turn } of placesOn(name, card)) {
      const lie = { parent, u, v, turn };
      if (!kernel.standsFree(tree.poses, join, lie, spare)) continue;
      if (!spare || kernel.offIcons(wood(name), join, lie, spare)) yield lie;
    }
  }
}

/** Whether nothing on offer can be placed: then, and only then, a player may pass. */
export function stuck(tree: Tree, offer: readonly string[], weather: Weather): boolean {
  return offer.every((card) => placesFound(tree, card, weather, 0).next().done);
}

/** The move in notation. */
export function notation(tree: Tree, card: string, lie: Lie): string {
  return `place ${card} on ${tree.cards[lie.parent]!} at ${lie.u} ${lie.v} turn ${lie.turn}`;
}

/** A placement from its notation; null where it is another move, or on another tree. */
export function readPlace(tree: Tree, move: string): { card: string; lie: Lie } | null {
  const [place, card, , on, , u, v, , turn] = move.split(" ");
  const parent = place === "place" ? tree.cards.indexOf(on ?? "") : -1;
  if (parent < 0 || !card) return null;
  return { card, lie: { parent, u: Number(u), v: Number(v), turn: Number(turn) } };
}
