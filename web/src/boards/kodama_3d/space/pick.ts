/** What lies under a pointer, and how figures keep off each other. Pixels. */
import type { Seen } from "./orbit";

/** The target nearest to the pointer within reach; of those about as near, the one in front. */
export function picked<T extends { readonly seen: Seen }>(targets: readonly T[], x: number, y: number, reach: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const target of targets) {
    const away = Math.hypot(target.seen.x - x, target.seen.y - y);
    const cost = away + target.seen.depth * 0.8;
    if (away <= reach && cost < least) [best, least] = [target, cost];
  }
  return best;
}

const PASSES = 8;
/** How much of their size two figures may cover each other, and how far one may move, in shares of its size. */
const OVERLAP = 0.3;
const FURTHEST = 1;

/**
 * How far each figure moves so that none hides behind another: x and y in turn. Those in front move less.
 * `reach` is a figure's radius on the picture; radius 0 stays and pushes nobody.
 */
export function keptOff(seen: readonly Seen[], radii: readonly number[], overlap = OVERLAP): Float32Array {
  const moved = new Float32Array(2 * seen.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = 0; i < seen.length; i++) {
      for (let j = i + 1; j < seen.length; j++) push(seen, radii, moved, i, j, overlap);
    }
    for (let i = 0; i < seen.length; i++) hold(moved, i, radii[i]! * FURTHEST);
  }
  return moved;
}

/** The places moved so that marks of this radius do not cover each other. */
export function spread<T extends { readonly seen: Seen }>(marks: readonly T[], radius: number): readonly T[] {
  const moved = keptOff(marks.map(({ seen }) => seen), marks.map(() => radius), 0);
  return marks.map((mark, at) => ({ ...mark, seen: { ...mark.seen, x: mark.seen.x + moved[2 * at]!, y: mark.seen.y + moved[2 * at + 1]! } }));
}

function push(seen: readonly Seen[], radii: readonly number[], moved: Float32Array, i: number, j: number, overlap: number): void {
  const wanted = (radii[i]! + radii[j]!) * (1 - overlap);
  if (!radii[i] || !radii[j]) return;
  const dx = seen[j]!.x + moved[2 * j]! - seen[i]!.x - moved[2 * i]!;
  const dy = seen[j]!.y + moved[2 * j + 1]! - seen[i]!.y - moved[2 * i + 1]!;
  const gap = Math.hypot(dx, dy);
  if (gap >= wanted) return;
  const [ux, uy] = gap > 0.01 ? [dx / gap, dy / gap] : [1, 0];
  const far = seen[j]!.depth > seen[i]!.depth ? 0.7 : 0.3;
  const lack = (wanted - gap) * 0.5;
  moved[2 * j]! += ux * lack * far;
  moved[2 * j + 1]! += uy * lack * far;
  moved[2 * i]! -= ux * lack * (1 - far);
  moved[2 * i + 1]! -= uy * lack * (1 - far);
}

function hold(moved: Float32Array, i: number, most: number): void {
  const away = Math.hypot(moved[2 * i]!, moved[2 * i + 1]!);
  if (away <= most) return;
  moved[2 * i]! *= most / away;
  moved[2 * i + 1]! *= most / away;
}
