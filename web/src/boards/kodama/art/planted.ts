/**
 * A tree of cards, as `understory.games.kodama.face.art.planted`: sheets of washi laid one on another, their bark grown
 * together. Cards lie in 0.01 mm, y up, angles in 0.1 degree; the drawing's frame has y down.
 */
import { type Wood, wood } from "../pack";
import { type Pose, type Tree, pose } from "../tree";
import { body, flesh, knuckle } from "./bark";
import { type Point, arc, brush, flick, number, polyline, Whim } from "./ink";
import { crown, foliage, moss } from "./leaves";
import { SHADOW, outline, shadow, sheet } from "./paper";

/** Icons are drawn so much smaller than they are tested, so that no legal card seems to cover one. */
export const SMALLER = 50;
/** How much a sheet hides of what it lies on: bark below shines through a little. */
const WASHI = 0.9;

/** A card as it lies, and the card it lies on. */
export interface Laid extends Pose {
  readonly card: Wood;
  readonly parent: number | null;
}

export function laid(tree: Tree): Laid[] {
  return tree.cards.map((id, at) => ({ card: wood(id), parent: at ? tree.parents[at]! : null, ...pose(tree, at) }));
}

/** The card's frame as a transform of the page. */
export function frame({ x, y, angle }: Pose): string {
  return `translate(${number(x)} ${number(-y)}) rotate(${number(-angle / 10)})`;
}

const radians = (angle: number): number => (angle * Math.PI) / 1800;

/** Where a point of a card (y up) lies on the page. */
export function onPage({ x, y, angle }: Pose, px: number, py: number): Point {
  const a = radians(angle);
  return [x + px * Math.cos(a) - py * Math.sin(a), -(y + px * Math.sin(a) + py * Math.cos(a))];
}

/** A point of the page in the card's frame, y down as it is drawn. */
function own({ x, y, angle }: Pose, [px, py]: Point): Point {
  const a = radians(angle);
  const [dx, dy] = [px - x, py + y];
  return [dx * Math.cos(a) - dy * Math.sin(a), dx * Math.sin(a) + dy * Math.cos(a)];
}

/** The card's four corners on the page. */
export function corners(at: Pose, card: Wood): Point[] {
  const [w, h] = [card.halfWidth, card.halfHeight];
  return [onPage(at, -w, h), onPage(at, w, h), onPage(at, w, -h), onPage(at, -w, -h)];
}

/** The half round of a connecting end that lies beyond the sheet, on the parent alone; in the card's frame. */
function end(cards: readonly Laid[], i: number): string {
  const one = cards[i]!;
  const join = one.card.join;
  if (!join || one.parent === null) return "";
  const { x, y } = join;
  const out = Math.abs(x) === one.card.halfWidth ? (x > 0 ? 0 : 180) : y > 0 ? -90 : 90;
  const half = arc(x, -y, one.card.lines[0]![0]!.radius + 1, out - 90, out + 90, 15);
  let points = half.map(([px, py]) => onPage(one, px, -py));
  const tip = onPage(one, x, y);
  cards.forEach((other, j) => {
    if (j !== i && j !== one.parent) points = outside(points, tip, other);
  });
  return points.length > 2 ? polyline(points.map((point) => own(one, point)), true) : "";
}

/** What is left of a small convex shape beside a card: cut along that side of the card beyond which the end lies. */
function outside(points: Point[], tip: Point, other: Laid): Point[] {
  const sides = corners(other, other.card);
  let best: { away: number; at: Point; normal: Point } | null = null;
  sides.forEach(([ax, ay], k) => {
    const [bx, by] = sides[(k + 1) % 4]!;
    const length = Math.hypot(bx - ax, by - ay);
    const normal: Point = [(by - ay) / length, (ax - bx) / length];
    const away = (tip[0] - ax) * normal[0] + (tip[1] - ay) * normal[1];
    if (!best || away > best.away) best = { away, at: [ax, ay], normal };
  });
  const { at, normal } = best!;
  const away = points.map(([x, y]) => (x - at[0]) * normal[0] + (y - at[1]) * normal[1]);
  const out: Point[] = [];
  points.forEach(([x, y], k) => {
    const [before, here] = [away.at(k - 1)!, away[k]!];
    const [px, py] = points.at(k - 1)!;
    if (before < 0 !== here < 0) {
      const t = before / (before - here);
      out.push([px + (x - px) * t, py + (y - py) * t]);
    }
    if (here >= 0) out.push([x, y]);
  });
  return out;
}

const group = (content: string, attributes = ""): string => (content ? `<g${attributes}>${content}</g>` : "");

const drawn = new Map<string, { readonly under: string; readonly skin: string; readonly grown: string }>();
/** So many cards at so many angles are kept as drawn. */
const KEPT = 600;

/** A card's paper and crown, its bark, and what grows on it: the same wherever it lies at this angle. */
function painted(card: Wood, angle: number, washi: number, fine: boolean): { under: string; skin: string; grown: string } {
  const key = `${card.id} ${angle} ${washi} ${fine}`;
  let found = drawn.get(key);
  if (!found) {
    if (drawn.size >= KEPT) drawn.clear();
    found = {
      under: sheet(card.width, card.height, card.id, washi, fine),
      skin: flesh(card, angle / 10, fine),
      grown: moss(card, angle / 10),
    };
    drawn.set(key, found);
  }
  return found;
}

/** One card with its shadow, its paper and its bark, to be drawn after those before it. No icons. */
export function layer(cards: readonly Laid[], i: number, key: string, fine = true): string {
  const one = cards[i]!;
  const { card } = one;
  const border = outline(card.width, card.height);
  const tip = end(cards, i);
  const [clip, tipClip] = [`${key}-c${i}`, `${key}-e${i}`];
  const cut = ` clip-path="url(#${clip})"`;
  const { under, skin, grown } = painted(card, one.angle, one.parent === null ? 1 : WASHI, fine);
  const place = ` transform="${frame(one)}"`;
  return (
    `<clipPath id="${clip}"><path d="${border}${tip}"/></clipPath>` +
    `<clipPath id="${key}-s${i}"><path d="${border}"/></clipPath>` +
    (tip ? `<clipPath id="${tipClip}"><path d="${tip}"/></clipPath>` : "") +
    fallen(cards, i, key) +
    group(
      under + group(crown(card) + body(card), cut),
      place,
    ) +
    (tip ? healed(cards, i, key, tipClip) : "") +
    group(
      group(group(skin, ` id="${key}-f${i}"`) + (card.join ? knuckle(card) : ""), cut) +
        group(grown, cut) +
        foliage(card),
      place,
    )
  );
}

/** The card's shadow, only where it lies on its parent. */
function fallen(cards: readonly Laid[], i: number, key: string): string {
  const one = cards[i]!;
  if (one.parent === null) return "";
  const below = cards[one.parent]!;
  const back = `rotate(${number(below.angle / 10)}) translate(${-below.x} ${below.y})`;
  const fall = group(shadow(one.card.width, one.card.height), ` transform="translate(${SHADOW.join(" ")}) ${frame(one)}"`);
  return group(
    group(fall, ` transform="${back}"`),
    ` transform="${frame(below)}" clip-path="url(#${key}-s${one.parent})"`,
  );
}

/** The parent's bark once more, where the card's connecting end lies on it: so no edge runs across the joint. */
function healed(cards: readonly Laid[], i: number, key: string, clip: string): string {
  const one = cards[i]!;
  const below = cards[one.parent!]!;
  const back = `rotate(${number(one.angle / 10)}) translate(${-one.x} ${one.y}) ${frame(below)}`;
  const bark = `<use href="#${key}-f${one.parent}" transform="${back}"/>`;
  return group(group(bark, ` clip-path="url(#${clip})"`), ` transform="${frame(one)}"`);
}

/** A card by itself, upright or turned. */
export function alone(card: Wood, angle = 0): Laid {
  return { card, parent: null, x: 0, y: 0, angle };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The page's box round some cards with a margin at the sides and above; it ends a little below the table edge. */
export function extent(cards: readonly Laid[], margin: number, foot: number): Box {
  const all = cards.flatMap((one) => corners(one, one.card));
  const left = Math.min(...all.map(([x]) => x)) - margin;
  const right = Math.max(...all.map(([x]) => x)) + margin;
  const top = Math.min(...all.map(([, y]) => y)) - margin;
  return { left, top, width: right - left, height: foot - top };
}

/** The box round two boxes. */
export function joined(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const right = Math.max(a.left + a.width, b.left + b.width);
  const foot = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: foot - top };
}

/** The table edge on which the trunk stands, one long stroke of ink, and tufts of grass along it. */
export function earth(left: number, width: number, seed: string): string {
  const whim = new Whim("earth", seed);
  const steps = 12;
  const spine: Point[] = [];
  for (let i = 0; i <= steps; i++) spine.push([left + (width * i) / steps, whim.between(0, 40) + 30]);
  const widths = spine.map((_, i) => (i > 0 && i < steps ? whim.between(50, 130) : 8));
  return `<path d="${brush(spine, widths)}" fill="var(--bark-edge)"/>`;
}

export function grass(left: number, width: number, seed: string): string {
  const whim = new Whim("grass", seed);
  let tufts = "";
  for (let i = 0; i < 30; i++) {
    const near = whim.chance(0.7);
    let x = near ? whim.between(-3600, 3600) : whim.between(left + 600, left + width - 600);
    const tall = whim.between(0.6, 1.15) * (near ? 1 : 0.8);
    for (let k = 3 + whim.among(3); k > 0; k--) {
      const lean = whim.between(-200, 200);
      const high = whim.between(260, 620) * tall;
      tufts += flick([[x, 60], [x + lean * 0.35, -high * 0.55], [x + lean, -high]], whim.between(46, 80));
      x += whim.between(-110, 110);
    }
  }
  return `<path d="${tufts}" fill="var(--moss)" opacity="0.92"/>`;
}

/** How an icon is tilted, so that no two look stamped. */
export function tilt(card: string, icon: number): number {
  return Math.round(new Whim("tilt", card, icon).between(-9, 9));
}
