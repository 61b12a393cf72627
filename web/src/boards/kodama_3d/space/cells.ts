/**
 * From cells to places in space: x to the right, y up, z towards the eye at the first side; lengths are cells.
 * The same bent space as in the drawings: layers are turned a little against each other, what is further out rises.
 */
import { BOX } from "../pack";

export type Vec = readonly [x: number, y: number, z: number];

const HALF = 32;
const ROW = 64;
const LAYER = 4096;
const RISE = BOX.space.rise / 1000;
const TWIST = BOX.space.twist / 1000;
const LIFT = BOX.space.lift / 1000;

const wrapped = (value: number): number => ((((value + HALF) % ROW) + ROW) % ROW) - HALF;

/** The (q, r, z) of a packed cell. */
export function coordinates(cell: number): readonly [q: number, r: number, z: number] {
  const q = wrapped(cell);
  const r = wrapped((cell - q) / ROW);
  return [q, r, (cell - q - ROW * r) / LAYER];
}

/** The middle of (q, r, z) as it is drawn. */
export function spot(q: number, r: number, z: number): Vec {
  const right = q + r / 2;
  const away = (r * Math.sqrt(3)) / 2;
  const turn = TWIST * z;
  const out = Math.hypot(right, away);
  return [
    right * Math.cos(turn) - away * Math.sin(turn),
    (z + LIFT * out * Math.min(1, z / 2)) * RISE,
    -(right * Math.sin(turn) + away * Math.cos(turn)),
  ];
}

export const spotOf = (cell: number): Vec => spot(...coordinates(cell));

/** The place so far on the way from one to the other. */
export function between(one: Vec, other: Vec, share: number): Vec {
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
}

export const apart = (one: Vec, other: Vec): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The six steps (q, r) in a layer, each a sixth of a turn left of the one before. */
export const HEADINGS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
