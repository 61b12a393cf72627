/**
 * The brush, stroke for stroke as `understory.drawing.ink`: lines that swell and thin, washes with a living
 * edge, and the whims of the hand. Points are in 0.01 mm, y down. What varies, varies with a card's id.
 */

export type Point = readonly [number, number];

/** A short series of numbers that follows from its seed alone (FNV-1a, then a finaliser of MurmurHash3). */
export class Whim {
  #at: number;

  constructor(...parts: (string | number)[]) {
    let value = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(parts.join(" "))) value = Math.imul(value ^ byte, 0x01000193);
    this.#at = value >>> 0;
  }

  /** The next number of the series, from low to high. */
  between(low: number, high: number): number {
    return low + ((high - low) * this.#next()) / 4294967296;
  }

  /** The next whole number of the series, from 0 to below the count. */
  among(count: number): number {
    return this.#next() % count;
  }

  /** Whether the next number falls within this share. */
  chance(share: number): boolean {
    return this.#next() < share * 4294967296;
  }

  #next(): number {
    this.#at = (this.#at + 0x9e3779b9) >>> 0;
    let value = this.#at;
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
    return (value ^ (value >>> 16)) >>> 0;
  }
}

/** So many numbers that wander slowly between two bounds. */
export function drift(whim: Whim, count: number, low: number, high: number, step = 3): number[] {
  const knots = Array.from({ length: Math.floor(count / step) + 2 }, () => whim.between(low, high));
  return Array.from({ length: count }, (_, i) => {
    const at = Math.floor(i / step);
    const t = (1 - Math.cos((Math.PI * (i % step)) / step)) / 2;
    return knots[at]! * (1 - t) + knots[at + 1]! * t;
  });
}

/** A number as short as it can be written at a hundredth. */
export function number(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return text === "-0" ? "0" : text;
}

/** Rounded as Python rounds: a half goes to the even side. */
export function even(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  const up = rest > 0.5 || (rest === 0.5 && low % 2 !== 0);
  return up ? low + 1 : low;
}

/** A path through all points without corners (Catmull-Rom), on whole units. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = points.map(([x, y]) => [even(x), even(y)] as const);
  if (count < 3) return polyline(points);
  const parts: string[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const before = closed ? at[(i + count - 1) % count]! : at[Math.max(i - 1, 0)]!;
    const here = at[i]!;
    const there = at[(i + 1) % count]!;
    const after = closed ? at[(i + 2) % count]! : at[Math.min(i + 2, count - 1)]!;
    const end = [there[0] - here[0], there[1] - here[1]] as const;
    const bend = [end[0] - even((after[0] - here[0]) / 6), end[1] - even((after[1] - here[1]) / 6)];
    // The curve leaves a point as it came, so every bend but the first follows from the one before it.
    const first = i ? [] : [even((there[0] - before[0]) / 6), even((there[1] - before[1]) / 6)];
    parts.push((i === 0 ? "c" : i === 1 ? "s" : " ") + [...first, ...bend, ...end].map(number).join(" "));
  }
  return `M${number(at[0]![0])} ${number(at[0]![1])}${parts.join("")}`.replace(/ -/g, "-") + (closed ? "z" : "");
}

/** A path with corners. */
export function polyline(points: readonly Point[], closed = false): string {
  return "M" + points.map(([x, y]) => `${number(even(x))} ${number(even(y))}`).join("L") + (closed ? "z" : "");
}

/** A circle as a path. */
export function disc(x: number, y: number, radius: number): string {
  const r = number(radius);
  const across = number(2 * radius);
  return `M${number(x - radius)} ${number(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 ${number(-2 * radius)} 0z`;
}

/** At each point of a line, the unit vector to its left. */
export function normals(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  return points.map((_, i) => {
    const [ax, ay] = points[Math.max(i - 1, 0)]!;
    const [bx, by] = points[Math.min(i + 1, last)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(by - ay) / length, (ax - bx) / length];
  });
}

/** The line moved to its left by so much at each point. */
export function beside(points: readonly Point[], offsets: readonly number[]): Point[] {
  const sides = normals(points);
  return points.map(([x, y], i) => [x + sides[i]![0] * offsets[i]!, y + sides[i]![1] * offsets[i]!]);
}

/** The outline of a stroke of varying width: the only kind of line that the drawings know. */
export function brush(points: readonly Point[], widths: readonly number[]): string {
  const left = beside(points, widths.map((w) => w / 2));
  const right = beside(points, widths.map((w) => -w / 2));
  return smooth([...left, ...right.reverse()], true);
}

/** A stroke that begins and ends in a point and swells between. */
export function flick(points: readonly Point[], width: number): string {
  const last = points.length - 1;
  const sides = normals(points);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i < last; i++) {
    const swell = (width / 2) * Math.sin((Math.PI * i) / last) ** 0.7;
    const [x, y] = points[i]!;
    const [nx, ny] = sides[i]!;
    left.push([x + nx * swell, y + ny * swell]);
    right.push([x - nx * swell, y - ny * swell]);
  }
  return smooth([points[0]!, ...left, points[last]!, ...right.reverse()], true);
}

/** A round with a living edge. */
export function blob(x: number, y: number, radius: number, whim: Whim, wobble = 0.08, spots = 9): Point[] {
  const start = whim.between(0, 2 * Math.PI);
  return Array.from({ length: spots }, (_, i) => {
    const angle = start + (2 * Math.PI * i) / spots;
    const across = x + radius * (1 + whim.between(-wobble, wobble)) * Math.cos(angle);
    return [across, y + radius * (1 + whim.between(-wobble, wobble)) * Math.sin(angle)];
  });
}

/** Points along an arc; angles in degrees, clockwise on the page from three o'clock. */
export function arc(x: number, y: number, radius: number, start: number, end: number, spots = 8): Point[] {
  const step = (end - start) / (spots - 1);
  return Array.from({ length: spots }, (_, i) => {
    const a = ((start + step * i) * Math.PI) / 180;
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)];
  });
}

/** A line with more points between its points, on the same smooth curve. */
export function inner(points: readonly Point[], steps: number): Point[] {
  const last = points.length - 1;
  const out: Point[] = [];
  for (let i = 0; i < last; i++) {
    const around = [points[Math.max(i - 1, 0)]!, points[i]!, points[i + 1]!, points[Math.min(i + 2, last)]!] as const;
    for (let step = 0; step < steps; step++) out.push([spline(around, 0, step / steps), spline(around, 1, step / steps)]);
  }
  return [...out, points[last]!];
}

function spline(around: readonly [Point, Point, Point, Point], axis: 0 | 1, t: number): number {
  const [a, b, c, d] = [around[0][axis], around[1][axis], around[2][axis], around[3][axis]];
  return b + t * ((c - a) / 2 + t * (a - 2.5 * b + 2 * c - d / 2 + t * ((d - a) / 2 + 1.5 * (b - c))));
}
