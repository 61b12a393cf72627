/** A tree as things in space: limbs that grow out of each other, sockets where more may grow, and figures on them. */
import type { Kodama, Point, Tree } from "../../../generated/games/kodama-3d";
import { BOX, tileOf, type Feature, type Tile, type Trait } from "../pack";
import { between, spot, spotOf, type Vec } from "./cells";

/** How far a bend is drawn towards the straight line. */
const SOFT = 0.3;
/** How far a socket reaches towards the cell it opens to. */
const STUB = 0.42;
const TRUNK_STUB = 0.62;
const MARK = 0.78;
/** Radius of the first limbs, and how it shrinks outward. */
const WOOD = 0.2;
const THINNER = 0.87;
const THINNEST = 0.085;

export interface Limb {
  /** The part's number; what is not on the tree yet has none of the tree's. */
  readonly part: number;
  readonly path: readonly Vec[];
  readonly radius: number;
  readonly level: number;
  /** What leaves, grain and tone vary with. */
  readonly seed: string;
}

export interface Socket {
  readonly part: number;
  readonly number: number;
  readonly from: Vec;
  /** Its open end, where the next stem goes in. */
  readonly end: Vec;
  /** Where its mark stands: a little outside, clear of the figure at the tip. */
  readonly mark: Vec;
  readonly radius: number;
  readonly free: boolean;
}

export interface Figure {
  readonly part: number;
  readonly trait: Trait;
  readonly at: Vec;
  readonly size: number;
}

/** A place that has to be seen, with so much room about it. */
export interface Room {
  readonly at: Vec;
  readonly room: number;
}

/** What has to be seen. On the way from one frame to another both have their shares. */
export interface Frame {
  readonly parts: readonly { readonly places: readonly Room[]; readonly share: number }[];
  /** How far things are from the trunk at most. */
  readonly radius: number;
}

export interface Layout {
  readonly kodama: Kodama;
  readonly limbs: readonly Limb[];
  readonly sockets: readonly Socket[];
  readonly figures: readonly Figure[];
  readonly frame: Frame;
}

export const TRUNK_TOP: Vec = spot(0, 0, BOX.trunk.height - 1);
/** Where the trunk's own kodama sits: on a plaque in front of the bark, whichever side is looked from. */
export const PLAQUE: Vec = [0, 1.05, 0];
const FEATURE_SIZE = 0.33;
const KODAMA_SIZE = 0.3;
const PLAQUE_SIZE = 0.34;

/** Both cells of a tile, the stem's first. */
export function cellsOf(tile: Tile, at: number, heading: number): readonly [Vec, Vec] {
  return [spotOf(at), spotOf(at + BOX.shapes[tile.shape].tips[((heading % 6) + 6) % 6]!)];
}

interface Placed {
  readonly part: number;
  readonly name: string;
  readonly tile: Tile;
  readonly on: number;
  readonly stem: Vec;
  readonly tip: Vec;
  readonly level: number;
}

function placedOn(tree: Tree): readonly Placed[] {
  const placed: Placed[] = [];
  tree.parts.forEach(([name, on, , at, heading], index) => {
    const tile = tileOf(name);
    const [stem, tip] = cellsOf(tile, at, heading);
    placed.push({ part: index + 1, name, tile, on, stem, tip, level: on ? placed[on - 1]!.level + 1 : 1 });
  });
  return placed;
}

const tipOf = (placed: readonly Placed[], part: number): Vec => (part ? placed[part - 1]!.tip : TRUNK_TOP);
const radiusAt = (level: number): number => Math.max(THINNEST, WOOD * THINNER ** (level - 1));

function limbOf(tile: Placed, begin: Vec): Limb {
  const bend = between(tile.stem, between(begin, tile.tip, 0.5), SOFT);
  const path = [begin, between(begin, bend, 0.62), bend, between(bend, tile.tip, 0.42), tile.tip];
  return { part: tile.part, path, radius: radiusAt(tile.level), level: tile.level, seed: tile.name };
}

function figuresOf(tile: Placed, limb: Limb): readonly Figure[] {
  return [
    { part: tile.part, trait: tile.tile.kodama, at: limb.path[2]!, size: KODAMA_SIZE },
    { part: tile.part, trait: tile.tile.feature, at: limb.path[4]!, size: FEATURE_SIZE },
  ];
}

function socket(begin: Vec, cell: Vec, part: number, number: number, level: number, free: boolean): Socket {
  const end = between(begin, cell, part ? STUB : TRUNK_STUB);
  return { part, number, from: begin, end, mark: between(begin, cell, MARK), radius: radiusAt(level + 1), free };
}

/** The tree as it stands. */
export function layoutOf(tree: Tree): Layout {
  const placed = placedOn(tree);
  const limbs = placed.map((tile) => limbOf(tile, tipOf(placed, tile.on)));
  const levelOf = (part: number): number => (part ? placed[part - 1]!.level : 0);
  const taken = tree.parts.map(([, on, number, at]) => socket(tipOf(placed, on), spotOf(at), on, number, levelOf(on), false));
  const free = tree.free.map(([part, number, at]) =>
    socket(tipOf(placed, part), spotOf(at), part, number, levelOf(part), true),
  );
  const figures = placed.flatMap((tile, index) => figuresOf(tile, limbs[index]!));
  return {
    kodama: tree.kodama,
    limbs,
    sockets: [...taken, ...free],
    figures: [{ part: 0, trait: tree.kodama, at: PLAQUE, size: PLAQUE_SIZE }, ...figures],
    frame: framed([...placed.flatMap((tile) => [tile.stem, tile.tip]), ...free.map(({ mark }) => mark)]),
  };
}

/** The frame with a tile at each of these points as well, so that it keeps still while they are tried. */
export function frameWith(tree: Tree, name: string, points: readonly Point[]): Frame {
  const tile = tileOf(name);
  const tried = points.flatMap(([, , at, heading]) => cellsOf(tile, at, heading));
  const placed = placedOn(tree);
  const free = tree.free.map(([part, , at]) => between(tipOf(placed, part), spotOf(at), MARK));
  return framed([...placed.flatMap(({ stem, tip }) => [stem, tip]), ...free, ...tried]);
}

/** A tile as it would stand at a free point of the tree: a limb and its figures, under a number of its own. */
export function ghostOf(tree: Tree, name: string, point: Point, part: number): { readonly limb: Limb; readonly figures: readonly Figure[] } {
  const [on, , at, heading] = point;
  const placed = placedOn(tree);
  const tile = tileOf(name);
  const [stem, tip] = cellsOf(tile, at, heading);
  const level = on ? placed[on - 1]!.level + 1 : 1;
  const ghost: Placed = { part, name, tile, on, stem, tip, level };
  const limb = limbOf(ghost, tipOf(placed, on));
  return { limb, figures: figuresOf(ghost, limb) };
}

export const featureOf = (figure: Figure): Feature | null =>
  figure.trait in { blossom: 1, caterpillar: 1, firefly: 1, mushroom: 1 } ? (figure.trait as Feature) : null;

const MARGIN = 0.5;
/** The ground that is shown about the trunk. */
const GROUND = 1.25;
/** A bare trunk is shown with room for its first tiles. */
const LEAST_HEIGHT = 4.1;
const LEAST_RADIUS = 1.4;
const RING = [0, 1, 2, 3, 4, 5].map((corner) => [Math.cos((corner * Math.PI) / 3), Math.sin((corner * Math.PI) / 3)] as const);

const ring = (radius: number, y: number, room: number): readonly Room[] => RING.map(([x, z]) => ({ at: [x * radius, y, z * radius], room }));

/** These places, the trunk, and the ground at its foot. */
function framed(places: readonly Vec[]): Frame {
  const all = [...places.map((at) => ({ at, room: MARGIN })), ...ring(GROUND, 0, 0), ...ring(LEAST_RADIUS, TRUNK_TOP[1], MARGIN), ...ring(0, LEAST_HEIGHT, MARGIN)];
  const radius = Math.max(LEAST_RADIUS, ...places.map(([x, , z]) => Math.hypot(x, z))) + MARGIN;
  return { parts: [{ places: all, share: 1 }], radius };
}

/** The frame on the way from one to another. */
export function frameBetween(one: Frame, other: Frame, share: number): Frame {
  const shares = new Map<readonly Room[], number>();
  for (const { places, share: before } of one.parts) shares.set(places, before * (1 - share));
  for (const { places, share: after } of other.parts) shares.set(places, (shares.get(places) ?? 0) + after * share);
  const parts = [...shares].flatMap(([places, given]) => (given > 0 ? [{ places, share: given }] : []));
  return { parts, radius: one.radius + (other.radius - one.radius) * share };
}
