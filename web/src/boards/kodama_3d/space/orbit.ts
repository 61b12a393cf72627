/** The eye: where it stands about a tree, how far it may go, what it sees where. Angles in radians, sizes in pixels. */
import type { Vec } from "./cells";
import type { Frame, Room } from "./layout";

export interface Eye {
  /** How far round the tree, leftward. */
  readonly azimuth: number;
  /** How far above the horizon. */
  readonly tilt: number;
  /** 1 frames the tree, more is nearer. */
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
  /** What is kept clear at each edge. */
  readonly pad?: number;
}

/** A place on the picture: how large a cell is there, and how far away it is, in cells. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth: number;
}

/** Where the eye is and what it looks at. */
export interface Look {
  readonly from: Vec;
  readonly at: Vec;
  readonly distance: number;
}

export const FOV = (32 * Math.PI) / 180;
const LOWEST = -0.06;
const HIGHEST = 1.15;
const NEAREST = 3;
export const FIRST: Eye = { azimuth: 0.3, tilt: 0.3, zoom: 1 };
export const SIXTH = Math.PI / 3;
/** From so many sides a tree is drawn where it cannot be shown in space. */
export const SIDES = 6;
export const sideAzimuth = (side: number): number => FIRST.azimuth + side * SIXTH;
/** The side that is nearest to what one would turn to. */
export const sideFacing = (azimuth: number): number => (((Math.round((azimuth - FIRST.azimuth) / SIXTH) % SIDES) + SIDES) % SIDES);

const clamped = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The eye within its limits. */
export function limited(eye: Eye): Eye {
  return { azimuth: eye.azimuth, tilt: clamped(eye.tilt, LOWEST, HIGHEST), zoom: clamped(eye.zoom, 1, NEAREST) };
}

/** The same direction as `azimuth`, less than half a turn from `near`. */
export function nearest(azimuth: number, near: number): number {
  return azimuth - 2 * Math.PI * Math.round((azimuth - near) / (2 * Math.PI));
}

/** The eye on the way from one to another. */
export function eyeBetween(one: Eye, other: Eye, share: number): Eye {
  const mixed = (a: number, b: number): number => a + (b - a) * share;
  return { azimuth: mixed(one.azimuth, other.azimuth), tilt: mixed(one.tilt, other.tilt), zoom: mixed(one.zoom, other.zoom) };
}

/** How the eye stands so that all of the frame is in a picture of this size, as large as that goes; nearer by its zoom. */
export function look(eye: Eye, frame: Frame, size: Size): Look {
  const pad = Math.min(size.pad ?? 0, size.width / 4, size.height / 4);
  const focal = 2 * Math.tan(FOV / 2);
  const tall = (focal * (size.height - 2 * pad)) / Math.max(1, size.height) / 2;
  const wide = (focal * (size.width - 2 * pad)) / Math.max(1, size.height) / 2;
  const axes = axesOf(eye);
  const looks = frame.parts.map(({ places, share }) => ({ look: fitted(places, axes, wide, tall), share }));
  const mixed = (pick: (one: Look) => number): number => looks.reduce((sum, one) => sum + pick(one.look) * one.share, 0);
  const at: Vec = [mixed((one) => one.at[0]), mixed((one) => one.at[1]), mixed((one) => one.at[2])];
  const distance = mixed((one) => one.distance) / eye.zoom;
  return { at, distance, from: along(at, axes.back, distance) };
}

interface Axes {
  readonly right: Vec;
  readonly up: Vec;
  /** From what is looked at towards the eye. */
  readonly back: Vec;
}

function axesOf({ azimuth, tilt }: Pick<Eye, "azimuth" | "tilt">): Axes {
  const back: Vec = [Math.sin(azimuth) * Math.cos(tilt), Math.sin(tilt), Math.cos(azimuth) * Math.cos(tilt)];
  const right: Vec = [Math.cos(azimuth), 0, -Math.sin(azimuth)];
  return { right, up: cross(back, right), back };
}

const along = (place: Vec, way: Vec, far: number): Vec => [place[0] + way[0] * far, place[1] + way[1] * far, place[2] + way[2] * far];

/**
 * The least distance from which all places are seen, and what to look at then. A place at `a` to the side and `c` towards
 * the eye is within the picture where `|a - middle| <= wide * (distance - c)`: the two outermost on either side decide.
 */
function fitted(places: readonly Room[], { right, up, back }: Axes, wide: number, tall: number): Look {
  const reach = { right: -Infinity, left: -Infinity, up: -Infinity, down: -Infinity };
  for (const { at, room } of places) {
    const [a, b, c] = [dot(at, right), dot(at, up), dot(at, back)];
    reach.right = Math.max(reach.right, a + room + wide * c);
    reach.left = Math.max(reach.left, room - a + wide * c);
    reach.up = Math.max(reach.up, b + room + tall * c);
    reach.down = Math.max(reach.down, room - b + tall * c);
  }
  const distance = Math.max((reach.right + reach.left) / wide, (reach.up + reach.down) / tall) / 2;
  const middle = along([0, 0, 0], right, (reach.right - reach.left) / 2);
  const at = along(middle, up, (reach.up - reach.down) / 2);
  return { at, distance, from: along(at, back, distance) };
}

/** What stands where in a picture of this size. */
export function projector({ from, at }: Look, size: Size): (place: Vec) => Seen {
  const focal = size.height / 2 / Math.tan(FOV / 2);
  const forward = normalised([at[0] - from[0], at[1] - from[1], at[2] - from[2]]);
  const right = normalised(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  return (place) => {
    const way: Vec = [place[0] - from[0], place[1] - from[1], place[2] - from[2]];
    const depth = dot(way, forward);
    const scale = focal / Math.max(0.01, depth);
    return { x: size.width / 2 + dot(way, right) * scale, y: size.height / 2 - dot(way, up) * scale, scale, depth };
  };
}

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

function normalised(vec: Vec): Vec {
  const length = Math.hypot(...vec);
  return [vec[0] / length, vec[1] / length, vec[2] / length];
}

const TRIED = 24;

/** How much these places cover each other from a side: 0 where none does, 1 where each is covered by one other. */
function crowding(places: readonly Vec[], azimuth: number): number {
  if (!places.length) return 0;
  const tilt = FIRST.tilt;
  const seen = places.map(([x, y, z]) => {
    const near = x * Math.sin(azimuth) + z * Math.cos(azimuth);
    return [x * Math.cos(azimuth) - z * Math.sin(azimuth), y * Math.cos(tilt) - near * Math.sin(tilt)] as const;
  });
  let crowded = 0;
  seen.forEach(([x, y], i) => {
    for (let j = i + 1; j < seen.length; j++) {
      const gap = Math.hypot(x - seen[j]![0], y - seen[j]![1]);
      crowded += Math.max(0, 1 - gap / CLEAR);
    }
  });
  return (2 * crowded) / places.length;
}

/** Cells between two places that do not cover each other. */
const CLEAR = 0.6;

/**
 * The side from which these places are seen best: near the eye and apart from each other, without turning far; what else
 * has to be seen keeps apart too.
 */
export function bestAzimuth(places: readonly Vec[], current: number, others: readonly Vec[] = []): number {
  if (!places.length) return current;
  const worth = (azimuth: number): number => {
    const nears = places.map(([x, , z]) => x * Math.sin(azimuth) + z * Math.cos(azimuth));
    const front = nears.reduce((sum, near) => sum + Math.tanh(near), 0) / places.length;
    return front - crowding(places, azimuth) - crowding(others, azimuth) - 0.12 * Math.abs(azimuth - current);
  };
  return bestOf(worth, current);
}

/** The side from which the least is covered, without turning far for little. */
export function clearestAzimuth(places: readonly Vec[], current: number): number {
  return bestOf((azimuth) => -crowding(places, azimuth) - 0.01 * Math.abs(azimuth - current), current);
}

function bestOf(worth: (azimuth: number) => number, current: number): number {
  const tried = Array.from({ length: TRIED }, (_, step) => current + (step / TRIED - 0.5) * 2 * Math.PI);
  return tried.reduce((best, azimuth) => (worth(azimuth) > worth(best) + 1e-9 ? azimuth : best), current);
}
