/** Washi, as `understory.drawing.paper`: a card's sheet with its fibres and its edge, about its own centre. */
import { type Point, Whim, flick, number, smooth } from "./ink";

const CORNER = 280;
/** How far a shadow falls to the right and down the page. */
export const SHADOW: Point = [60, 95];

/** A card's border as a path about its centre, exactly its size (or grown by so much on every side). */
export function outline(width: number, height: number, grow = 0): string {
  const [w, h, r] = [width / 2 + grow, height / 2 + grow, CORNER + Math.max(grow, 0)];
  const n = number;
  return (
    `M${n(-w + r)} ${n(-h)}H${n(w - r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}V${n(h - r)}` +
    `a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}H${n(-w + r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}V${n(-h + r)}` +
    `a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}z`
  );
}

/** Barely visible fibres, strewn over a sheet. */
export function fibres(x: number, y: number, width: number, height: number, whim: Whim, count: number, long: number): string {
  let strokes = "";
  for (let i = 0; i < count; i++) {
    const px = whim.between(x, x + width);
    const py = whim.between(y, y + height);
    const dx = whim.between(-long, long);
    const dy = whim.between(-long, long) * 0.7;
    const bend = whim.between(-0.4, 0.4);
    const middle: Point = [px + dx / 2 - dy * bend, py + dy / 2 + dx * bend];
    strokes += flick([[px, py], middle, [px + dx, py + dy]], long * 0.045);
  }
  return count ? `<path class="fibre" d="${strokes}"/>` : "";
}

/** A card's paper: the sheet, a few fibres, and an edge that swells and thins. */
export function sheet(width: number, height: number, seed: string, opacity = 1, fine = true): string {
  const whim = new Whim("sheet", seed);
  const border = outline(width, height);
  const strewn = fibres(-width / 2 + 500, -height / 2 + 500, width - 1000, height - 1000, whim, fine ? 9 : 0, 520);
  return (
    `<path d="${border}" fill="var(--sheet)"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>${strewn}` +
    `<path d="${border}${deckle(width, height, whim)}" fill="var(--sheet-edge)" fill-rule="evenodd"/>`
  );
}

/** A line just inside a sheet's border, now nearer to it, now farther. */
function deckle(width: number, height: number, whim: Whim): string {
  const [w, h] = [width / 2, height / 2];
  const points: Point[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const [half, reach] = turn % 2 ? [h, w] : [w, h];
    for (let k = 0; k < 5; k++)
      points.push(quarter(turn, -half + CORNER + (2 * (half - CORNER) * k) / 4, -reach + whim.between(12, 58)));
    const deep = CORNER - whim.between(16, 40);
    points.push(quarter(turn, half - CORNER + deep * 0.707, -reach + CORNER - deep * 0.707));
  }
  return smooth(points, true);
}

/** A point turned by quarters, clockwise on the page. */
function quarter(turns: number, x: number, y: number): Point {
  return turns ? quarter(turns - 1, -y, x) : [x, y];
}

/** What a sheet darkens of what lies below it; to be moved by `SHADOW` and clipped to that. */
export function shadow(width: number, height: number): string {
  const layers = [170, 135, 100, 68, 36, 4].map((grow) => `<path d="${outline(width, height, grow)}"/>`);
  return `<g class="shadow">${layers.join("")}</g>`;
}
