/** Wood and leaves as triangles: tubes along limbs, sockets with a collar, roots, blades. Plain arrays, no renderer. */
import { BOX } from "../pack";
import { HEADINGS, between, spot, type Vec } from "../space/cells";
import type { Layout, Limb, Socket } from "../space/layout";

/** Triangles and what the ink needs to know of each corner. */
export interface Body {
  readonly positions: number[];
  readonly normals: number[];
  /** Across the grain (0 to 1 round the limb), along it (cells), the part's number, and a tone between -1 and 1. */
  readonly grain: number[];
  readonly index: number[];
}

export const emptyBody = (): Body => ({ positions: [], normals: [], grain: [], index: [] });

/** Numbers between 0 and 1 that are always the same for a word. */
export function whim(word: string): () => number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const ROUND = 12;

/** The trunk with its roots and every limb and socket of a tree. */
export function woodOf(layout: Layout): Body {
  const body = emptyBody();
  trunk(body, layout.kodama);
  for (const limb of layout.limbs) branch(body, limb);
  for (const socket of layout.sockets) collar(body, socket);
  return body;
}

/** A single limb, for one that is not on the tree yet. */
export function woodOfLimb(limb: Limb): Body {
  const body = emptyBody();
  branch(body, limb);
  return body;
}

function branch(body: Body, limb: Limb): void {
  const random = whim(limb.seed);
  const tone = random() * 2 - 1;
  const { path, radius } = limb;
  const radii = [0.82, 0.86, 0.94, 0.82, 0.72].map((share) => radius * share * (0.96 + 0.08 * random()));
  // The stem goes into the collar: it begins a little inside.
  tube(body, [between(path[0]!, path[1]!, 0.2), ...path.slice(1)], radii, limb.part, tone, 3);
}

function collar(body: Body, socket: Socket): void {
  const { from, end, radius } = socket;
  const path = [from, between(from, end, 0.5), between(from, end, 0.86), end];
  const wide = socket.free ? 0.92 : 1.14;
  tube(body, path, [radius * 0.7, radius * 0.8, radius * wide, radius * wide * 1.06], socket.part, 0.3, 2, !socket.free);
  if (socket.free) ring(body, path[2]!, end, radius * 0.62, socket.part);
}

/** The dark hole of a socket: a disc a little inside its end. */
function ring(body: Body, from: Vec, end: Vec, radius: number, part: number): void {
  const [side, other, along] = axes([end[0] - from[0], end[1] - from[1], end[2] - from[2]]);
  const base = body.positions.length / 3;
  const out: Vec = [end[0] + along[0] * 0.012, end[1] + along[1] * 0.012, end[2] + along[2] * 0.012];
  corner(body, out, along, 0, 0, part, HOLE);
  for (let step = 0; step < ROUND; step++) {
    const angle = (step / ROUND) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    corner(body, [out[0] + side[0] * c + other[0] * s, out[1] + side[1] * c + other[1] * s, out[2] + side[2] * c + other[2] * s], along, 0, 0, part, HOLE);
    body.index.push(base, base + 1 + step, base + 1 + ((step + 1) % ROUND));
  }
}

/** The tone of a hole, which no wood has. */
export const HOLE = 3;

const TOP = BOX.trunk.height - 1;

function trunk(body: Body, seed: string): void {
  const heights = [-0.12, 0.3, 1, 1.8, TOP - 0.4, TOP + 0.12];
  tube(body, heights.map((z) => spot(0, 0, z)), [0.52, 0.37, 0.28, 0.24, 0.225, 0.2], 0, 0, 3);
  const random = whim(`roots ${seed}`);
  for (const [q, r] of HEADINGS) {
    const turn = (random() - 0.5) * 0.5;
    const at = (share: number, z: number): Vec => {
      const [x, y, w] = spot(q * share, r * share, z);
      return [x * Math.cos(turn) - w * Math.sin(turn), y, x * Math.sin(turn) + w * Math.cos(turn)];
    };
    const reach = 0.66 + 0.16 * random();
    tube(body, [at(0.1, 0.5), at(0.38, 0.12), at(reach, -0.02)], [0.17, 0.13, 0.04], 0, -0.2, 3);
  }
}

/** A tube along a softened path; its ends are closed unless `open`. */
function tube(body: Body, path: readonly Vec[], radii: readonly number[], part: number, tone: number, fine: number, open = false): void {
  const { points, sizes } = softened(path, radii, fine);
  const first = body.positions.length / 3;
  let length = 0;
  let side: Vec | null = null;
  points.forEach((point, at) => {
    const along = direction(points[Math.max(0, at - 1)]!, points[Math.min(points.length - 1, at + 1)]!);
    side = side ? level(side, along) : axes(along)[0];
    const other = crossed(along, side);
    if (at) length += Math.hypot(...difference(point, points[at - 1]!));
    for (let step = 0; step <= ROUND; step++) {
      const angle = (step / ROUND) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const out: Vec = [side[0] * c + other[0] * s, side[1] * c + other[1] * s, side[2] * c + other[2] * s];
      const size = sizes[at]!;
      corner(body, [point[0] + out[0] * size, point[1] + out[1] * size, point[2] + out[2] * size], out, step / ROUND, length, part, tone);
    }
  });
  const across = ROUND + 1;
  for (let at = 0; at + 1 < points.length; at++) {
    for (let step = 0; step < ROUND; step++) {
      const a = first + at * across + step;
      body.index.push(a, a + 1, a + across, a + 1, a + across + 1, a + across);
    }
  }
  if (!open) cap(body, points.at(-1)!, direction(points.at(-2)!, points.at(-1)!), first + (points.length - 1) * across, part, tone);
}

function cap(body: Body, at: Vec, along: Vec, rim: number, part: number, tone: number): void {
  const middle = body.positions.length / 3;
  corner(body, at, along, 0, 0, part, tone);
  for (let step = 0; step < ROUND; step++) body.index.push(middle, rim + step, rim + step + 1);
}

function corner(body: Body, at: Vec, normal: Vec, across: number, along: number, part: number, tone: number): void {
  body.positions.push(...at);
  body.normals.push(...normal);
  body.grain.push(across, along, part, tone);
}

/** A curve through the points (Catmull-Rom), with as many steps between two as `fine`. */
function softened(path: readonly Vec[], radii: readonly number[], fine: number): { readonly points: readonly Vec[]; readonly sizes: readonly number[] } {
  const points: Vec[] = [];
  const sizes: number[] = [];
  for (let at = 0; at + 1 < path.length; at++) {
    const [a, b, c, d] = [path[Math.max(0, at - 1)]!, path[at]!, path[at + 1]!, path[Math.min(path.length - 1, at + 2)]!];
    for (let step = 0; step < fine; step++) {
      const t = step / fine;
      points.push([0, 1, 2].map((axis) => curve(a[axis]!, b[axis]!, c[axis]!, d[axis]!, t)) as unknown as Vec);
      sizes.push(radii[at]! + (radii[at + 1]! - radii[at]!) * t);
    }
  }
  return { points: [...points, path.at(-1)!], sizes: [...sizes, radii.at(-1)!] };
}

const curve = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

const difference = (one: Vec, other: Vec): Vec => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const crossed = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

function scaled(vec: Vec): Vec {
  const length = Math.hypot(...vec) || 1;
  return [vec[0] / length, vec[1] / length, vec[2] / length];
}

const direction = (from: Vec, to: Vec): Vec => scaled(difference(to, from));

/** The part of `side` that is square to `along`. */
function level(side: Vec, along: Vec): Vec {
  const dot = side[0] * along[0] + side[1] * along[1] + side[2] * along[2];
  return scaled([side[0] - along[0] * dot, side[1] - along[1] * dot, side[2] - along[2] * dot]);
}

function axes(way: Vec): readonly [side: Vec, other: Vec, along: Vec] {
  const along = scaled(way);
  const side = scaled(crossed(Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], along));
  return [side, crossed(along, side), along];
}

// ---------------------------------------------------------------- leaves

/** Blades: four corners each, with their place on the blade, the part, and an ink. */
export interface Leaves {
  readonly positions: number[];
  readonly normals: number[];
  /** Along the blade (0 to 1), across it (-1 to 1), the part, the ink (0 to 2). */
  readonly blades: number[];
  readonly index: number[];
}

export function leavesOf(limbs: readonly Limb[]): Leaves {
  const leaves: Leaves = { positions: [], normals: [], blades: [], index: [] };
  for (const limb of limbs) {
    const random = whim(`leaves ${limb.seed}`);
    const tip = limb.path.at(-1)!;
    const [side, other, along] = axes(difference(tip, limb.path.at(-2)!));
    const count = 3 + Math.min(limb.level, 4);
    for (let leaf = 0; leaf < count; leaf++) {
      const angle = ((leaf + random() * 0.7) / count) * 2 * Math.PI;
      const ahead = random() * 0.9 - 0.45;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const way = scaled([0, 1, 2].map((axis) => side[axis]! * c + other[axis]! * s + along[axis]! * ahead + (axis === 1 ? 0.25 : 0)) as unknown as Vec);
      const back = random() * 0.3;
      const root: Vec = [tip[0] - along[0] * back + way[0] * 0.1, tip[1] - along[1] * back + way[1] * 0.1, tip[2] - along[2] * back + way[2] * 0.1];
      blade(leaves, root, way, 0.32 + 0.24 * random(), random() * 2 * Math.PI, limb.part, Math.floor(random() * 3));
    }
  }
  return leaves;
}

function blade(leaves: Leaves, root: Vec, way: Vec, length: number, roll: number, part: number, ink: number): void {
  const [side, other] = axes(way);
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  const wide: Vec = [side[0] * c + other[0] * s, side[1] * c + other[1] * s, side[2] * c + other[2] * s];
  const normal = crossed(way, wide);
  const base = leaves.positions.length / 3;
  for (const [along, across] of [[0, -1], [0, 1], [1, -1], [1, 1]] as const) {
    const w = across * length * 0.27;
    leaves.positions.push(root[0] + way[0] * length * along + wide[0] * w, root[1] + way[1] * length * along + wide[1] * w, root[2] + way[2] * length * along + wide[2] * w);
    leaves.normals.push(...normal);
    leaves.blades.push(along, across, part, ink);
  }
  leaves.index.push(base, base + 1, base + 2, base + 1, base + 3, base + 2);
}
