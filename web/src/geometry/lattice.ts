/** Where to look for places on bark: points along its outline and round its tips, as `understory.geometry.lattice`. */
import { turnedX, turnedY } from "./kernel";

/** A capsule of bark: ax, ay, bx, by, radius. */
export type Stretch = readonly [number, number, number, number, number];

const OUTLINE_STEP = 600;
const TIP_TURNS = [2700, 3150, 0, 450, 900];

const floor = Math.floor;

function length([ax, ay, bx, by]: Stretch): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  let root = floor(Math.sqrt(square));
  while (root * root > square) root--;
  while ((root + 1) * (root + 1) <= square) root++;
  return root;
}

/** The points to try on bark made of these lines: both sides of each, then the tip it ends in; none twice. */
export function outline(waves: Int16Array, lines: readonly (readonly Stretch[])[]): [number, number][] {
  const points = new Map<string, [number, number]>();
  const add = (x: number, y: number): void => {
    if (!points.has(`${x} ${y}`)) points.set(`${x} ${y}`, [x, y]);
  };
  for (const line of lines) {
    let start = OUTLINE_STEP / 2;
    for (const stretch of line) {
      const long = length(stretch);
      for (; start < long; start += OUTLINE_STEP) abreast(stretch, start, long, add);
      start -= long;
    }
    roundTip(waves, line[line.length - 1]!, add);
  }
  return [...points.values()];
}

function abreast(stretch: Stretch, at: number, long: number, add: (x: number, y: number) => void): void {
  const [ax, ay, bx, by, radius] = stretch;
  const [dx, dy] = [bx - ax, by - ay];
  const x = ax + floor((dx * at) / long);
  const y = ay + floor((dy * at) / long);
  const out = floor((radius * 19) / 20);
  const nx = floor((-dy * out) / long);
  const ny = floor((dx * out) / long);
  add(x + nx, y + ny);
  add(x - nx, y - ny);
}

function roundTip(waves: Int16Array, stretch: Stretch, add: (x: number, y: number) => void): void {
  const [ax, ay, bx, by, radius] = stretch;
  const long = length(stretch);
  const out = floor((radius * 19) / 20);
  const dx = floor(((bx - ax) * out) / long);
  const dy = floor(((by - ay) * out) / long);
  for (const turn of TIP_TURNS) {
    const [cos, sin] = [waves[2 * turn]!, waves[2 * turn + 1]!];
    add(bx + turnedX(dx, dy, cos, sin), by + turnedY(dx, dy, cos, sin));
  }
}
