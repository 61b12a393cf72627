/**
 * Bark, as `understory.games.kodama.face.art.bark`: the law's capsules as strokes of exactly their widths, and on these edge,
 * light, grain and knots. Drawn about the card's centre, y down; the light comes from the page's upper left, whichever
 * way the card is turned.
 */
import type { Wood } from "../pack";
import { type Point, Whim, arc, beside, blob, brush, drift, even, flick, inner, normals, smooth } from "./ink";

const FINE = 2;
const GRAIN = 165;
const COARSE = 420;
const LIGHT: Point = [-0.5, -0.86];

/** One line of bark as it is drawn: points along its middle, the radius at each. */
export interface Limb {
  readonly points: readonly Point[];
  readonly radii: readonly number[];
}

/** All lines of a card's bark, y turned down, with points between their points. */
export function limbs(card: Wood): Limb[] {
  return card.lines.map((line) => {
    const corners: Point[] = [[line[0]!.ax, -line[0]!.ay], ...line.map((s): Point => [s.bx, -s.by])];
    const radii = line.map((s, i) => (i ? (line[i - 1]!.radius + s.radius) / 2 : s.radius));
    radii.push(line[line.length - 1]!.radius);
    const fine: number[] = [];
    for (let i = 0; i < radii.length - 1; i++)
      for (let step = 0; step < FINE; step++) fine.push(radii[i]! + ((radii[i + 1]! - radii[i]!) * step) / FINE);
    return { points: inner(corners, FINE), radii: [...fine, radii[radii.length - 1]!] };
  });
}

/** Every line of a card's bark from where it has left the others. */
export function freeLimbs(card: Wood): Limb[] {
  const grown = limbs(card);
  return grown.map((one, i) => freed(one, grown.slice(0, i)));
}

/** The bark itself: every capsule a stroke with round ends, exactly as wide as the law has it. */
export function body(card: Wood): string {
  const strokes = card.lines
    .flat()
    .map(({ ax, ay, bx, by, radius }) => `<path d="M${ax} ${-ay}L${bx} ${-by}" stroke-width="${2 * radius}"/>`);
  return `<g stroke="var(--bark-edge)" stroke-linecap="round" fill="none">${strokes.join("")}</g>`;
}

/** What lies on the body: the brown within its dark edge, the light, the grain. `angle`: the card's, in degrees. */
export function flesh(card: Wood, angle: number, fine = true): string {
  const a = (angle * Math.PI) / 180;
  const [x, y] = LIGHT;
  const light: Point = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
  const whim = new Whim("bark", card.id);
  const free = freeLimbs(card);
  const browns = limbs(card).map((one) => within(one, light, whim));
  const shine = free.map((one) => glint(one, light, whim));
  const strokes = free.flatMap((one) => grain(one, whim, fine ? GRAIN : COARSE));
  return (
    `<path d="${browns.join("")}" fill="var(--bark)"/>` +
    `<path d="${shine.join("")}" fill="var(--bark-light)" opacity="0.55"/>` +
    `<path d="${strokes.join("")}" fill="var(--bark-grain)" opacity="0.62"/>` +
    free.map((one) => knot(one, whim)).join("")
  );
}

/** At each point how far the left side looks to the light, -1 to 1. */
function edges(one: Limb, light: Point): number[] {
  return normals(one.points).map(([nx, ny]) => nx * light[0] + ny * light[1]);
}

function within(one: Limb, light: Point, whim: Whim): string {
  const lit = edges(one, light);
  const left = inset(one, lit, whim);
  const right = inset(one, lit.map((towards) => -towards), whim).map((off) => -off);
  const sides = [beside(one.points, left), beside(one.points, right).reverse()] as const;
  return smooth([...sides[0], tip(one.points, one.radii, 0.84), ...sides[1], root(one)], true);
}

function inset(one: Limb, lit: readonly number[], whim: Whim): number[] {
  const wander = drift(whim, one.radii.length, 0.5, 1.5, 2);
  return one.radii.map((r, i) => r - Math.min(62 - 38 * lit[i]!, r * 0.34) * wander[i]!);
}

function tip(points: readonly Point[], radii: readonly number[], share: number): Point {
  const [ax, ay] = points[points.length - 2]!;
  const [bx, by] = points[points.length - 1]!;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const out = radii[radii.length - 1]! * share;
  return [bx + ((bx - ax) / length) * out, by + ((by - ay) / length) * out];
}

const root = (one: Limb): Point => tip([one.points[1]!, one.points[0]!], [one.radii[1]!, one.radii[0]!], 0.85);

function glint(one: Limb, light: Point, whim: Whim): string {
  const lit = edges(one, light);
  const middle = one.radii.map((r, i) => 0.38 * r * lit[i]!);
  const shares = drift(whim, one.radii.length, 0.3, 0.85);
  const widths = one.radii.map((r, i) => r * shares[i]!);
  widths[0]! *= 0.4;
  widths[widths.length - 1]! *= 0.3;
  return brush(beside(one.points, middle), widths);
}

/** Long strokes along the limb, so far apart, that come and go. */
function grain(one: Limb, whim: Whim, apart: number): string[] {
  const strokes: string[] = [];
  const tracks = Math.max(1, even((2 * Math.max(...one.radii)) / apart));
  const last = one.points.length - 1;
  for (let track = 0; track < tracks; track++) {
    const share = -0.78 + (1.56 * (track + whim.between(0.2, 0.8))) / tracks;
    let at = whim.among(4) - 2;
    while (at < last - 1) {
      const run = 3 + whim.among(6);
      const all: number[] = [];
      for (let i = Math.max(at, 0); i <= Math.min(at + run, last); i++) all.push(i);
      const cut = all.length > 4 ? all.filter((_, k) => k % 2 === 0) : all;
      if (cut.length > 2) {
        const offsets = cut.map((i) => share * one.radii[i]! + whim.between(-14, 14));
        const line = beside(
          cut.map((i) => one.points[i]!),
          offsets,
        );
        strokes.push(flick(line, whim.between(20, 44)));
      }
      at += run + 1 + whim.among(3);
    }
  }
  return strokes;
}

/** The part of a limb that has left the bark it springs from: grain of two limbs does not cross. */
function freed(one: Limb, others: readonly Limb[]): Limb {
  let start = 0;
  while (start < one.points.length - 3 && others.some((other) => covers(other, one.points[start]!))) start++;
  return { points: one.points.slice(start), radii: one.radii.slice(start) };
}

function covers(other: Limb, [px, py]: Point): boolean {
  return other.points.some(([x, y], i) => Math.hypot(px - x, py - y) < 0.9 * other.radii[i]!);
}

/** Wrinkles round a branch's connecting end, where it has grown on to another. */
export function knuckle(card: Wood): string {
  const [[x, y], [tx, ty]] = limbs(card)[0]!.points as [Point, Point];
  const r = card.lines[0]![0]!.radius;
  const away = (Math.atan2(y - ty, x - tx) * 180) / Math.PI;
  const whim = new Whim("knuckle", card.id);
  // Both spreads are drawn before either fold, as the hand does it.
  const spreads = [whim.between(44, 66), whim.between(50, 90)];
  const folds = [0.62, 0.36].map((share, i) =>
    flick(arc(x, y, r * share, away - spreads[i]!, away + spreads[i]!, 5), whim.between(26, 44)),
  );
  return `<path d="${folds.join("")}" fill="var(--bark-grain)" opacity="0.55"/>`;
}

/** On a limb that is wide enough, perhaps a knot: two rounds and an eye. */
function knot(one: Limb, whim: Whim): string {
  const at = Math.floor(one.points.length / 4) + whim.among(Math.max(1, Math.floor(one.points.length / 2)));
  const radius = one.radii[at]!;
  if (radius < 240 || !whim.chance(0.62)) return "";
  const size = Math.min(radius * 0.42, 240);
  const off = whim.between(-0.35, 0.35) * radius;
  const [nx, ny] = normals(one.points)[at]!;
  const x = one.points[at]![0] + nx * off;
  const y = one.points[at]![1] + ny * off;
  const rounds: [number, string, number][] = [
    [1, "bark-grain", 0.6],
    [0.74, "bark-light", 0.75],
    [0.42, "bark-grain", 0.85],
  ];
  return rounds
    .map(([share, ink, opacity]) => {
      const d = smooth(blob(x, y, size * share, whim, 0.16), true);
      return `<path d="${d}" fill="var(--${ink})" opacity="${opacity}"/>`;
    })
    .join("");
}
