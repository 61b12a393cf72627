/** Marks upon a tree, as `understory.games.kodama.face.art.highlight`: rings, crosses, lanterns, the seal red rim. */
import { Whim, arc, blob, brush, flick, smooth, type Point } from "./ink";
import { outline } from "./paper";

/** A ring drawn with one turn of the brush, open where it began. */
export function ring(x: number, y: number, radius: number, seed: string | number): string {
  const start = new Whim("ring", seed).between(0, 360);
  const turn = arc(x, y, radius + 70, start, start + 340, 14);
  const widths = turn.map((_, i) => (i < 12 ? 40 + 75 * (i / 13) ** 0.8 : 60 - 40 * (i - 12)));
  return brush(turn, widths);
}

/** Two strokes through an icon that would be covered. */
export function cross(x: number, y: number, radius: number): string {
  const r = radius * 0.95;
  return [42, -46]
    .map((degrees) => {
      const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const line: Point[] = [[-r, 0], [0, r * 0.08], [r, 0]];
      return flick(line.map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c]), 190);
    })
    .join("");
}

/** The paper lantern on which points are written. */
export function lantern(x: number, y: number, size: number, seed: string | number): string {
  return smooth(blob(x, y, size, new Whim("points", seed), 0.05, 11), true);
}

/** A rim round a card, about its centre. */
export function rim(width: number, height: number, seed: string): string {
  return outline(width, height, new Whim("chosen", seed).between(60, 80)) + outline(width, height, -30);
}

/** A round seal that marks something that may be chosen. */
export function seal(x: number, y: number, radius: number, seed: string): string {
  return smooth(blob(x, y, radius, new Whim("seal", seed), 0.07), true);
}
