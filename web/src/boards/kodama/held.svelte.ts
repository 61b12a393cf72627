/**
 * A card in the player's hand above their tree: floating where it is dragged, settled where it may lie, stepped from
 * place to place by keys. All ways of moving it come together here; what it shows follows from where it is.
 */
import { FULL_TURN } from "../../generated/geometry";
import type { Worth } from "../../generated/kodama-rules";
import type { Fault } from "../board";
import { type Weather, worth } from "./growing";
import { wood } from "./pack";
import { aimed, faultsOf, legal, lieOn, notation, snap } from "./placing";
import { Stops, apart, nearest, roomiest, wrapped } from "./stops";
import { type Lie, type Pose, type Tree, joinOf, poseOf } from "./tree";

/** A card that is let go finds a place this far away where the law's own snapping finds none nearer. */
const REACH = 6000;

/** What a held card would do where it is. */
export interface Preview {
  readonly lie: Lie;
  readonly pose: Pose;
  readonly faults: readonly Fault[];
  readonly worth: Worth;
}

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
  #stops: Stops | null = null;

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

  /** Step to the next side of the card it grows from, to the next card, or finely to the next place. */
  step(by: 1 | -1, to: "side" | "card" | "place"): void {
    const tree = this.#tree();
    if (!tree || !this.card) return;
    const stops = this.#found(tree, this.card);
    if (!this.lie || !stops.parents.includes(this.lie.parent) || !stops.on(this.lie.parent).length) {
      const first = stops.next(null, 1);
      if (first !== null) this.#settle(stops.on(first)[0]!);
      return;
    }
    const { parent } = this.lie;
    if (to === "place") this.#finely(stops, this.lie, by);
    else if (to === "card") this.#settle(closest(stops.on(stops.next(parent, by) ?? parent), this.lie.turn));
    else {
      const sides = stops.on(parent);
      const here = sides.findIndex((one) => one.u === this.lie!.u && one.v === this.lie!.v && one.turn === this.lie!.turn);
      const at = here >= 0 ? here + by : sides.indexOf(closest(sides, this.lie.turn));
      this.#settle(sides[(at + sides.length) % sides.length]!);
    }
  }

  /** To the next place on the same card, turned as nearly as it is now as it may be there. */
  #finely(stops: Stops, lie: Lie, by: number): void {
    const places = stops.places(lie.parent);
    const away = places.map((one) => Math.hypot(one.u - lie.u, one.v - lie.v));
    const at = (away.indexOf(Math.min(...away)) + by + places.length) % places.length;
    const { parent, u, v, turns } = places[at]!;
    this.#settle({ parent, u, v, turn: nearest(turns, lie.turn) });
  }

  /** The move that lays it where it is. */
  move(): string | null {
    const tree = this.#tree();
    return tree && this.card && this.shown && this.legal ? notation(tree, this.card, this.shown.lie) : null;
  }

  #settle(lie: Lie): void {
    const tree = this.#tree()!;
    this.lie = { parent: lie.parent, u: lie.u, v: lie.v, turn: lie.turn };
    this.pose = poseOf(tree, this.card!, lie);
  }

  /** The turns at a point, by five degrees, that are legal. */
  #turnsAt(tree: Tree, at: Lie): number[] {
    const found: number[] = [];
    for (let turn = 0; turn < FULL_TURN; turn += 50)
      if (legal(tree, this.card!, { ...at, turn })) found.push(turn);
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
    const stops = this.#found(tree, this.card!);
    for (const place of stops.parents.flatMap((parent) => stops.places(parent))) {
      const aim = lieOn(tree, this.card!, at, place.parent);
      const away = Math.hypot(aim.u - place.u, aim.v - place.v);
      if (away > reach || away >= least) continue;
      const turn = nearest(place.turns, aim.turn);
      const cost = away + 2 * apart(turn, aim.turn);
      if (cost < least) [best, least] = [{ parent: place.parent, u: place.u, v: place.v, turn }, cost];
    }
    return best;
  }

  #found(tree: Tree, card: string): Stops {
    if (this.#stops?.card !== card || this.#stops.tree !== tree) this.#stops = new Stops(tree, card, this.#weather());
    return this.#stops;
  }
}

/** The stop whose turn is nearest to this one. */
function closest<Turned extends { readonly turn: number }>(stops: readonly Turned[], turn: number): Turned {
  return stops.reduce((best, one) => (apart(one.turn, turn) < apart(best.turn, turn) ? one : best));
}
