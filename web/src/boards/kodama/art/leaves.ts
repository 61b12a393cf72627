/**
 * What grows on bark, as `understory.games.kodama.face.art.leaves`: leaves at the thin ends, moss on the side that looks up.
 * About the card's centre, y down. Leaves are those that the page defines as `kd-leaf0` to `kd-leaf2`, in the season's inks.
 */
import type { Wood } from "../pack";
import { type Limb, freeLimbs, limbs } from "./bark";
import { type Point, Whim, beside, blob, brush, disc, normals, smooth } from "./ink";

const LEAF = 470;
const THICK = 420;
const ROOT = 3;
const ROOM = 60;
const SPREAD = 0.9;
const degrees = 180 / Math.PI;

const leafy = (one: Limb): boolean => one.radii[one.radii.length - 1]! <= THICK && one.points.length > ROOT;

/** The leaves of a card. */
export function foliage(card: Wood): string {
  const whim = new Whim("leaves", card.id);
  let parts = "";
  for (const one of limbs(card).filter(leafy))
    for (const [x, y, direction] of stalks(one, whim)) {
      const scale = whim.between(0.75, 1.25);
      const ink = whim.among(3);
      if (fits(card, x, y, direction, LEAF * scale)) {
        const place = `translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(${direction.toFixed(0)})scale(${scale.toFixed(2)})`;
        parts += `<use href="#kd-leaf${ink}" transform="${place}"/>`;
      }
    }
  return parts;
}

/** A breath of leaf colour behind the thin ends of a card's bark. */
export function crown(card: Wood): string {
  const whim = new Whim("crown", card.id);
  const pools: Point[] = [];
  for (const one of limbs(card).filter(leafy)) {
    const last = one.points.length - 1;
    const step = Math.max(2, Math.floor(last / 4));
    for (let i = last; i > Math.floor(last / 2); i -= step) pools.push(one.points[i]!);
  }
  const layers = [
    [1, 0.13],
    [0.78, 0.13],
    [0.54, 0.15],
  ].map(([share, opacity]) => {
    const d = pools.map(([x, y]) => smooth(blob(x, y, share! * whim.between(640, 1050), whim, 0.16, 8), true));
    return `<path d="${d.join("")}" opacity="${opacity}"/>`;
  });
  return pools.length ? `<g class="crown">${layers.join("")}</g>` : "";
}

/** Where leaves might start and where they point (degrees): along the outer part of a limb, and at its tip. */
function stalks(one: Limb, whim: Whim): [number, number, number][] {
  const last = one.points.length - 1;
  const sides = normals(one.points);
  const found: [number, number, number][] = [];
  for (let at = Math.floor(last / 3); at < last - 1; at += 2) {
    if (one.radii[at]! > THICK || !whim.chance(SPREAD * 0.62)) continue;
    const side = whim.chance(0.5) ? 1 : -1;
    const r = one.radii[at]! * 0.96;
    const [nx, ny] = sides[at]!;
    const lean = whim.between(20, 60) * side;
    const direction = Math.atan2(ny * side, nx * side) * degrees + lean;
    const [x, y] = [one.points[at]![0] + nx * side * r, one.points[at]![1] + ny * side * r];
    found.push([x, y, direction]);
    if (whim.chance(0.35)) found.push([x, y, direction - lean * 1.5]);
  }
  if (whim.chance(SPREAD)) {
    const [ax, ay] = one.points[last - 1]!;
    const [x, y] = one.points[last]!;
    const ahead = Math.atan2(y - ay, x - ax) * degrees;
    const r = one.radii[last]! * 0.9;
    for (const turn of [whim.between(-75, -45), whim.between(-12, 12), whim.between(45, 75)]) {
      const a = (ahead + turn) / degrees;
      found.push([x + r * Math.cos(a), y + r * Math.sin(a), ahead + turn]);
    }
  }
  return found;
}

/** Whether a leaf keeps off the card's icons and inside its border. */
function fits(card: Wood, x: number, y: number, direction: number, length: number): boolean {
  const a = direction / degrees;
  return [0, 0.5, 1].every((share) => {
    const [px, py] = [x + length * share * Math.cos(a), y + length * share * Math.sin(a)];
    if (Math.abs(px) > card.width / 2 - 4 * ROOM || Math.abs(py) > card.height / 2 - 4 * ROOM) return false;
    const clear = card.radius + ROOM + (share === 0.5 ? length * 0.26 : 0);
    return card.spots.every((spot) => Math.hypot(px - spot.x, py + spot.y) >= clear);
  });
}

/** Cushions of moss on bark where it looks up. `angle`: the card's, in degrees. */
export function moss(card: Wood, angle: number): string {
  const whim = new Whim("moss", card.id);
  const up: Point = [Math.sin(angle / degrees), -Math.cos(angle / degrees)];
  const cushions: string[] = [];
  const specks: string[] = [];
  for (const one of freeLimbs(card)) settle(one, up, whim, cushions, specks);
  if (!cushions.length) return "";
  return (
    `<path d="${cushions.join("")}" fill="var(--moss)" opacity="0.82"/>` +
    `<path d="${specks.join("")}" fill="#94a85f" opacity="0.8"/>`
  );
}

/** Lay cushions along a limb wherever one of its sides looks up. */
function settle(one: Limb, up: Point, whim: Whim, cushions: string[], specks: string[]): void {
  const last = one.points.length - 1;
  const sides = normals(one.points);
  for (let at = 1; at < last - 3; ) {
    const facing = sides[at]![0] * up[0] + sides[at]![1] * up[1];
    if (!(Math.abs(facing) > 0.45 && whim.chance(0.16))) {
      at += 2;
      continue;
    }
    const run: number[] = [];
    for (let i = at, end = Math.min(at + 3 + whim.among(4), last); i <= end; i++) run.push(i);
    const side = facing > 0 ? 1 : -1;
    const deep = run.map((i) => one.radii[i]! * 0.34);
    const spine = beside(
      run.map((i) => one.points[i]!),
      run.map((i, k) => side * (one.radii[i]! - deep[k]! * 0.5)),
    );
    const swell = deep.map((d, k) => d * whim.between(0.75, 1.15) * (0.35 + Math.sin((Math.PI * k) / (deep.length - 1))));
    cushions.push(brush(spine, swell));
    for (const [x, y] of spine.slice(1, -1)) {
      cushions.push(smooth(blob(x, y, 60 + whim.between(0, 40), whim, 0.3), true));
      const [sx, sy] = [x + whim.between(-90, 90), y + whim.between(-60, 60)];
      specks.push(disc(sx, sy, whim.between(14, 30)));
    }
    at = run[run.length - 1]! + 2;
  }
}
