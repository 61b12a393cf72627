/**
 * The plane in exact integers, bit for bit as `understory.geometry.kernel`: cards as turned boxes, bark as capsules,
 * icons as discs. Lengths are 0.01 mm, angles 0.1 degree counterclockwise from 0 to 3599, y points up.
 *
 * Every product that decides anything stays below 2**53 within the bounds that packs are checked for. The square in
 * `inCapsule` can exceed it far from the bark, where it is some thirty times what it is compared with.
 */

export type Numbers = ArrayLike<number>;

export const FULL_TURN = 3600;
/** A connecting end lies at least this far inside the parent's border. */
export const RIM = 200;
/** A card keeps more than this clear of every card but its parent. */
export const CLEAR = 5;
/** No clearance that is ever asked for is wider than this. */
const FAR = 100;
export const POSE = 5;
const UNIT = 16384;
const HALF = 8192;

/** Cosine and sine of every angle in turn, times 2**14, from the shipped cosines of 0.0 to 90.0 degrees. */
export function wavesOf(quarter: readonly number[]): Int16Array {
  const half = [...quarter, ...quarter.slice(0, -1).reverse().map((value) => -value)];
  const circle = [...half, ...half.slice(1, -1).reverse()];
  const waves = new Int16Array(2 * FULL_TURN);
  for (let k = 0; k < FULL_TURN; k++) {
    waves[2 * k] = circle[k]!;
    waves[2 * k + 1] = circle[(k + FULL_TURN - FULL_TURN / 4) % FULL_TURN]!;
  }
  return waves;
}

/** A product brought back to units: half rounds up. */
const back = (value: number): number => Math.floor((value + HALF) / UNIT);

export const turnedX = (x: number, y: number, cos: number, sin: number): number => back(x * cos - y * sin);
export const turnedY = (x: number, y: number, cos: number, sin: number): number => back(x * sin + y * cos);

/** How far a box of these half sizes, turned so, reaches along the first axis. */
export const extent = (w: number, h: number, cos: number, sin: number): number =>
  back(w * Math.abs(cos) + h * Math.abs(sin));

/** A card as something to lay cards on: bark as ax, ay, bx, by, radius; icons as x, y, radius. */
export interface Ground {
  readonly bark: Numbers;
  readonly icons: Numbers;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** All that a card's own legality depends on: its connecting end and its half sizes. */
export interface Join {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Where a card is laid: the parent, its connecting end there, and its turn against the parent. */
export interface Lie {
  readonly parent: number;
  readonly u: number;
  readonly v: number;
  readonly turn: number;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

function inCapsule(bark: Numbers, at: number, x: number, y: number): boolean {
  const dx = bark[at + 2]! - bark[at]!;
  const dy = bark[at + 3]! - bark[at + 1]!;
  const radius = bark[at + 4]!;
  const px = x - bark[at]!;
  const py = y - bark[at + 1]!;
  const along = px * dx + py * dy;
  const length = dx * dx + dy * dy;
  if (along <= 0) return px * px + py * py <= radius * radius;
  if (along >= length) return (px - dx) * (px - dx) + (py - dy) * (py - dy) <= radius * radius;
  const across = px * dy - py * dx;
  return across * across <= radius * radius * length;
}

/** Whether a point of a card lies on its bark. */
export function onBark(bark: Numbers, x: number, y: number): boolean {
  for (let at = 0; at < bark.length; at += 5) if (inCapsule(bark, at, x, y)) return true;
  return false;
}

/** How far a point lies from the bark, rounded up; 0 on it. This tells, it never decides. */
export function offBark(bark: Numbers, x: number, y: number): number {
  if (onBark(bark, x, y)) return 0;
  let nearest = 2 ** 40;
  for (let at = 0; at < bark.length; at += 5) {
    const dx = bark[at + 2]! - bark[at]!;
    const dy = bark[at + 3]! - bark[at + 1]!;
    const px = x - bark[at]!;
    const py = y - bark[at + 1]!;
    const length = dx * dx + dy * dy;
    const share = Math.min(Math.max(px * dx + py * dy, 0), length) / length;
    const away = Math.sqrt((px - share * dx) * (px - share * dx) + (py - share * dy) * (py - share * dy));
    nearest = Math.min(nearest, Math.trunc(away) + 1 - bark[at + 4]!);
  }
  return Math.max(nearest, 1);
}

const inside = (ground: Ground, u: number, v: number): boolean =>
  Math.abs(u) <= ground.halfWidth - RIM && Math.abs(v) <= ground.halfHeight - RIM;

/** `radius` squared less the squared distance of a disc's centre from a turned box: above zero it is covered. */
function discOverlap(dx: number, dy: number, join: Join, cos: number, sin: number, radius: number): number {
  const outsideX = Math.max(Math.abs(turnedX(dx, dy, cos, -sin)) - join.halfWidth, 0);
  const outsideY = Math.max(Math.abs(turnedY(dx, dy, cos, -sin)) - join.halfHeight, 0);
  return radius * radius - outsideX * outsideX - outsideY * outsideY;
}

/** The law of geometry over one table of sines. */
export class Kernel {
  constructor(readonly waves: Int16Array) {}

  /** The pose of a card whose connecting end lies at (u, v) on the parent. */
  posed(poses: Numbers, lie: Lie, join: Join): Pose {
    const p = lie.parent * POSE;
    const a = poses[p + 2]!;
    const b = (a + lie.turn) % FULL_TURN;
    const [ac, as, bc, bs] = [this.waves[2 * a]!, this.waves[2 * a + 1]!, this.waves[2 * b]!, this.waves[2 * b + 1]!];
    return {
      x: poses[p]! + turnedX(lie.u, lie.v, ac, as) - turnedX(join.x, join.y, bc, bs),
      y: poses[p + 1]! + turnedY(lie.u, lie.v, ac, as) - turnedY(join.x, join.y, bc, bs),
      angle: b,
    };
  }

  /** The height of a card's lowest corner above the table edge. */
  lowest(pose: Pose, join: Join): number {
    const k = 2 * pose.angle;
    return pose.y - extent(join.halfHeight, join.halfWidth, this.waves[k]!, this.waves[k + 1]!);
  }

  /** The widest gap between a card of the tree and a box along their four axes; far apart only a lower bound. */
  gapTo(poses: Numbers, card: number, pose: Pose, join: Join): number {
    const k = card * POSE;
    const [aw, ah, w, h] = [poses[k + 3]!, poses[k + 4]!, join.halfWidth, join.halfHeight];
    const dx = pose.x - poses[k]!;
    const dy = pose.y - poses[k + 1]!;
    const reach = aw + ah + w + h;
    const far = Math.max(Math.abs(dx), Math.abs(dy));
    if (far > reach + FAR) return far - reach;
    const a = 2 * poses[k + 2]!;
    const b = 2 * pose.angle;
    const c = 2 * ((pose.angle - poses[k + 2]! + FULL_TURN) % FULL_TURN);
    const { waves } = this;
    const cos = waves[c]!;
    const sin = waves[c + 1]!;
    return Math.max(
      Math.abs(turnedX(dx, dy, waves[a]!, -waves[a + 1]!)) - aw - extent(w, h, cos, sin),
      Math.abs(turnedY(dx, dy, waves[a]!, -waves[a + 1]!)) - ah - extent(h, w, cos, sin),
      Math.abs(turnedX(dx, dy, waves[b]!, -waves[b + 1]!)) - w - extent(aw, ah, cos, sin),
      Math.abs(turnedY(dx, dy, waves[b]!, -waves[b + 1]!)) - h - extent(ah, aw, cos, sin),
    );
  }

  /** How much of an icon of the parent a placement covers (see `discOverlap`). */
  overlap(ground: Ground, icon: number, join: Join, lie: Lie, spare = 0): number {
    const k = 2 * lie.turn;
    const cos = this.waves[k]!;
    const sin = this.waves[k + 1]!;
    const dx = ground.icons[3 * icon]! - lie.u + turnedX(join.x, join.y, cos, sin);
    const dy = ground.icons[3 * icon + 1]! - lie.v + turnedY(join.x, join.y, cos, sin);
    return discOverlap(dx, dy, join, cos, sin, ground.icons[3 * icon + 2]! + spare);
  }

  onInnerBark(ground: Ground, u: number, v: number): boolean {
    return inside(ground, u, v) && onBark(ground.bark, u, v);
  }

  offIcons(ground: Ground, join: Join, lie: Lie, spare: number): boolean {
    for (let i = 0; 3 * i < ground.icons.length; i++) if (this.overlap(ground, i, join, lie, spare) > 0) return false;
    return true;
  }

  standsFree(poses: Numbers, join: Join, lie: Lie, spare: number): boolean {
    const pose = this.posed(poses, lie, join);
    if (this.lowest(pose, join) < spare) return false;
    for (let i = 0; i * POSE < poses.length; i++)
      if (i !== lie.parent && this.gapTo(poses, i, pose, join) <= CLEAR + spare) return false;
    return true;
  }

  /** Whether a placement breaks no rule of geometry, keeping `spare` off icons, edge and cards beyond the law. */
  legal(poses: Numbers, ground: Ground, join: Join, lie: Lie, spare = 0): boolean {
    return (
      this.onInnerBark(ground, lie.u, lie.v) &&
      this.offIcons(ground, join, lie, spare) &&
      this.standsFree(poses, join, lie, spare)
    );
  }
}
