/**
 * A card in the player's hand above their tree: floating where it is dragged, settled where it may lie, stepped from
 * place to place by keys. All ways of moving it come together here; what it shows follows from where it is.
 */
import { FULL_TURN, type Lie, type Pose } from "../../geometry/kernel";
import type { Fault } from "../board";
import { kernel, wood } from "./pack";
import { SPARE, aimed, faultsOf, lieOn, notation, places, snap } from "./placing";
import { type Weather, type Worth, worth } from "./scoring";
import { type Tree, joinOf, pose as poseAt, poseOf } from "./tree";

/** A card that is let go finds a place this far away where the law's own snapping finds none nearer. */
const REACH = 6000;

/** What a held card would do where it is. */
export interface Preview {
  readonly lie: Lie;
  readonly pose: Pose;
  readonly faults: readonly Fault[];
  readonly worth: Worth;
}

/** Where a card could be laid: a point of a parent's bark, and the turns that are legal there. */
interface Place {
  readonly parent: number;
  readonly u: number;
  readonly v: number;
  readonly turns: readonly number[];
}

const wrapped = (angle: number): number => ((Math.round(angle) % FULL_TURN) + FULL_TURN) % FULL_TURN;
const apart = (a: number, b: number): number => Math.min(wrapped(a - b), wrapped(b - a));

export function preview(tree: Tree, card: string, lie: Lie, weather: Weather): Preview {
  return {
    lie,
    pose: poseOf(tree, card, lie),
    faults: faultsOf(tree, card, lie, weather),
    worth: worth(tree, card, lie.parent, weather),
  };
}

export class Held {
  card = $state.raw<string | null>(null);
  /** Where it is; null while it was only picked up. */
  pose = $state.raw<Pose | null>(null);
  /** Where it was let go or stepped to; null while it is dragged. */
  lie = $state.raw<Lie | null>(null);
  dragging = $state(false);
  #tree: () => Tree | null;
  #weather: () => Weather;
  #places: { readonly of: string; readonly tree: Tree; readonly found: readonly Place[] } | null = null;

  constructor(tree: () => Tree | null, weather: () => Weather) {
    this.#tree = tree;
    this.#weather = weather;
  }

  readonly shown = $derived.by((): Preview | null => {
    const tree = this.#tree();
    if (!tree || !this.card || !this.pose) return null;
    const lie = this.lie ?? aimed(tree, this.card, this.pose);
    return { ...preview(tree, this.card, lie, this.#weather()), ...(this.lie ? {} : { pose: this.pose }) };
  });

  readonly legal = $derived(this.shown !== null && this.shown.faults.length === 0);

  pickUp(card: string): void {
    [this.card, this.pose, this.lie, this.dragging] = [card, null, null, false];
  }

  putBack(): void {
    [this.card, this.pose, this.lie, this.dragging] = [null, null, null, false];
  }

  /** Float with the middle at this point of the world. */
  drag(x: number, y: number): void {
    this.pose = { x: Math.round(x), y: Math.round(y), angle: this.pose?.angle ?? 0 };
    [this.lie, this.dragging] = [null, true];
  }

  /** Turn by tenths of a degree: about the middle while floating, about the connecting end once settled. */
  turn(by: number): void {
    const tree = this.#tree();
    if (!tree || !this.card || !this.pose) return;
    if (this.lie) this.#settle({ ...this.lie, turn: wrapped(this.lie.turn + by) });
    else this.pose = { ...this.pose, angle: wrapped(this.pose.angle + by) };
  }

  /** Turn to this angle of the world. */
  turnTo(angle: number): void {
    if (this.pose) this.turn(wrapped(angle) - this.pose.angle);
  }

  /** Let go: settle on the nearest legal place of the card it is aimed at, or on another near by; else where it is. */
  release(): void {
    const tree = this.#tree();
    this.dragging = false;
    if (!tree || !this.card || !this.pose) return;
    const aim = this.lie ?? aimed(tree, this.card, this.pose);
    this.#settle(snap(tree, this.card, aim, this.#weather()) ?? this.#near(tree, this.pose, REACH) ?? aim);
  }

  /** Grow from this point of the world: on the bark there, in the middle of the turns that are legal. */
  touch(x: number, y: number): void {
    const tree = this.#tree();
    if (!tree || !this.card) return;
    const card = wood(this.card);
    const join = joinOf(card);
    const angle = this.pose?.angle ?? 0;
    const [cos, sin] = [Math.cos((angle * Math.PI) / 1800), Math.sin((angle * Math.PI) / 1800)];
    const held = { x: Math.round(x - join.x * cos + join.y * sin), y: Math.round(y - join.x * sin - join.y * cos), angle };
    const aim = aimed(tree, this.card, held);
    const turns = this.#turnsAt(tree, aim);
    const turn = turns.length ? (this.pose ? nearest(turns, aim.turn) : roomiest(turns)) : null;
    if (turn !== null) this.#settle({ ...aim, turn });
    else this.#settle(this.#nearby(tree, aim) ?? this.#near(tree, held, 2 * REACH) ?? aim);
  }

  /** Lie exactly here. */
  lay(card: string, lie: Lie): void {
    this.card = card;
    this.#settle(lie);
  }

  /** Step to the next place on the same card, or to the first of the next card that it could grow from. */
  step(by: number, across: boolean): void {
    const tree = this.#tree();
    if (!tree || !this.card) return;
    const found = this.#found(tree, this.card);
    if (!found.length) return;
    const at = this.lie ? this.#at(found, this.lie) : -1;
    const next = across ? this.#nextCard(found, at, by) : (at + by + found.length) % found.length;
    const place = found[at < 0 ? 0 : next]!;
    const wished = this.lie?.parent === place.parent ? this.lie.turn : null;
    const turn = wished === null ? roomiest(place.turns) : nearest(place.turns, wished);
    this.#settle({ parent: place.parent, u: place.u, v: place.v, turn });
  }

  /** The move that lays it where it is. */
  move(): string | null {
    const tree = this.#tree();
    return tree && this.card && this.shown && this.legal ? notation(tree, this.card, this.shown.lie) : null;
  }

  #settle(lie: Lie): void {
    const tree = this.#tree()!;
    this.lie = lie;
    this.pose = poseOf(tree, this.card!, lie);
  }

  /** The turns at a point, by five degrees, that are legal. */
  #turnsAt(tree: Tree, at: Lie): number[] {
    const [ground, join] = [wood(tree.cards[at.parent]!), joinOf(wood(this.card!))];
    const found: number[] = [];
    for (let turn = 0; turn < FULL_TURN; turn += 50)
      if (kernel.legal(tree.poses, ground, join, { ...at, turn })) found.push(turn);
    return found;
  }

  /** The nearest legal place to a point, whichever way the card is turned. */
  #nearby(tree: Tree, at: Lie): Lie | null {
    let best: Lie | null = null;
    let least = Infinity;
    for (let turn = 0; turn < FULL_TURN; turn += 450) {
      const found = snap(tree, this.card!, { ...at, turn }, this.#weather());
      const away = found ? Math.hypot(found.u - at.u, found.v - at.v) : Infinity;
      if (away < least) [best, least] = [found, away];
    }
    return best;
  }

  /** The place nearest to a card held at this pose, on any card of the tree. */
  #near(tree: Tree, at: Pose, reach: number): Lie | null {
    let best: Lie | null = null;
    let least = Infinity;
    for (const place of this.#found(tree, this.card!)) {
      const aim = lieOn(tree, this.card!, at, place.parent);
      const away = Math.hypot(aim.u - place.u, aim.v - place.v);
      if (away > reach || away >= least) continue;
      const turn = nearest(place.turns, aim.turn);
      const cost = away + 2 * apart(turn, aim.turn);
      if (cost < least) [best, least] = [{ parent: place.parent, u: place.u, v: place.v, turn }, cost];
    }
    return best;
  }

  #found(tree: Tree, card: string): readonly Place[] {
    if (this.#places?.of !== card || this.#places.tree !== tree) {
      const roomy = places(tree, card, this.#weather(), SPARE);
      const listed = roomy.length ? roomy : places(tree, card, this.#weather());
      this.#places = { of: card, tree, found: gathered(listed, tree) };
    }
    return this.#places.found;
  }

  #at(found: readonly Place[], lie: Lie): number {
    const here = found.findIndex((one) => one.parent === lie.parent && one.u === lie.u && one.v === lie.v);
    if (here >= 0) return here;
    const away = found.map((one) => (one.parent === lie.parent ? Math.hypot(one.u - lie.u, one.v - lie.v) : Infinity));
    return away.indexOf(Math.min(...away));
  }

  #nextCard(found: readonly Place[], at: number, by: number): number {
    const parents = [...new Set(found.map((one) => one.parent))];
    const here = parents.indexOf(found[Math.max(at, 0)]!.parent);
    const next = parents[(here + by + parents.length) % parents.length];
    return found.findIndex((one) => one.parent === next);
  }
}

/** Places by their points, those of the highest card first: new growth is up there. */
function gathered(lies: readonly Lie[], tree: Tree): Place[] {
  const found = new Map<string, Place & { turns: number[] }>();
  for (const { parent, u, v, turn } of lies) {
    const key = `${parent} ${u} ${v}`;
    const place = found.get(key);
    if (place) place.turns.push(turn);
    else found.set(key, { parent, u, v, turns: [turn] });
  }
  const height = (one: Place): number => poseAt(tree, one.parent).y;
  return [...found.values()].sort((a, b) => height(b) - height(a) || a.parent - b.parent);
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

function nearest(turns: readonly number[], wished: number): number {
  return turns.reduce((best, turn) => (apart(turn, wished) < apart(best, wished) ? turn : best));
}

