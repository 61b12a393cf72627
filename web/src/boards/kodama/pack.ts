/** The family's cards as the page uses them, from what `understory.games.kodama.face.export` wrote. */
import raw from "../../generated/kodama.json";
import { Stretch, circle, outline } from "../../generated/geometry";
import { type Effect, ICONS, type Icon } from "../../generated/kodama-rules";

export const KINDS = ICONS;
export type Kind = Icon;
export type Season = "spring" | "summer" | "autumn" | "winter";

export interface Spot {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
}

/** All that a card's own legality depends on: its connecting end and its half sizes. */
export interface Join {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** A trunk or branch card. Lengths are 0.01 mm from its centre, y up; a trunk has no connecting end. */
export interface Wood {
  readonly id: string;
  /** For the kernel: ax, ay, bx, by, radius of each capsule; x, y, radius of each icon. */
  readonly bark: readonly number[];
  readonly icons: readonly number[];
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly width: number;
  readonly height: number;
  /** Of the icons' discs as they are tested. */
  readonly radius: number;
  readonly spots: readonly Spot[];
  readonly lines: readonly (readonly Stretch[])[];
  readonly join: Join | null;
}

export interface KodamaCard {
  readonly number: number;
  readonly yellow: boolean;
  /** The only season in which a mini-Kodama may be scored. */
  readonly season: Season | null;
  readonly icons: readonly Kind[];
}

export interface DecreeCard {
  readonly season: Season;
  readonly effect: Effect;
  readonly icons: readonly Kind[];
}

interface RawCard {
  readonly size: readonly [number, number];
  readonly radius: number;
  readonly connect: readonly [number, number] | null;
  readonly icons: readonly (readonly [Kind, number, number])[];
  readonly lines: readonly (readonly number[])[];
}

interface Raw {
  readonly quarter: readonly number[];
  readonly cards: Readonly<Record<string, RawCard>>;
  readonly kodamas: Readonly<Record<string, KodamaCard>>;
  readonly decrees: Readonly<Record<string, DecreeCard>>;
}

const pack = raw as unknown as Raw;

/** Cosine and sine of every angle in turn, for the kernel. */
export const waves = Int16Array.from(circle(pack.quarter));
export const KODAMAS = pack.kodamas;
export const DECREES = pack.decrees;

const read = new Map<string, Wood>();

/** A trunk or branch card by its id. */
export function wood(id: string): Wood {
  let card = read.get(id);
  if (!card) {
    const from = pack.cards[id];
    if (!from) throw new Error(`no card ${id}`);
    read.set(id, (card = woodOf(id, from)));
  }
  return card;
}

/** Every trunk and branch card's id. */
export const WOOD: readonly string[] = Object.keys(pack.cards);

function woodOf(id: string, from: RawCard): Wood {
  const [width, height] = from.size;
  const lines = from.lines.map(stretches);
  return {
    id,
    width,
    height,
    halfWidth: width / 2,
    halfHeight: height / 2,
    radius: from.radius,
    spots: from.icons.map(([kind, x, y]) => ({ kind, x, y })),
    lines,
    bark: lines.flat().flatMap(({ ax, ay, bx, by, radius }) => [ax, ay, bx, by, radius]),
    icons: from.icons.flatMap(([, x, y]) => [x, y, from.radius]),
    join: from.connect && { x: from.connect[0], y: from.connect[1], halfWidth: width / 2, halfHeight: height / 2 },
  };
}

/** A line is written as where it starts, then the end and the radius of each stretch. */
function stretches(flat: readonly number[]): Stretch[] {
  const out: Stretch[] = [];
  let [ax, ay] = [flat[0]!, flat[1]!];
  for (let i = 2; i < flat.length; i += 3) {
    const [bx, by] = [flat[i]!, flat[i + 1]!];
    out.push(new Stretch(ax, ay, bx, by, flat[i + 2]!));
    [ax, ay] = [bx, by];
  }
  return out;
}

/** The canonical points of a card for a connecting end, flat. */
export function pointsOf(card: Wood): number[] {
  return outline(card.lines).flat();
}
