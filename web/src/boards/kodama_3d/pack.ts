/** What is in the box, as the pack exports it: tiles, goals, and the drawings they are made of. */
import drawings from "../../generated/kodama-3d-art.json";
import exported from "../../generated/kodama-3d.json";
import type { GoalName, Kodama, TileName } from "../../generated/games/kodama-3d";

export type Feature = "blossom" | "caterpillar" | "firefly" | "mushroom";
export type Trait = Feature | Kodama;
export type ShapeName = "shoot" | "bough" | "fork" | "crown";

export interface Tile {
  readonly feature: Feature;
  readonly kodama: Kodama;
  readonly shape: ShapeName;
}

/** A goal's condition by its word, with its fields. */
export interface Asks {
  readonly is: string;
  readonly of?: string;
  readonly one?: string;
  readonly other?: string;
  readonly length?: number;
  readonly each?: number;
  readonly bearing?: number;
  readonly least?: number;
  readonly within?: number;
  readonly sixths?: number;
  readonly tiles?: number;
}

export interface Goal {
  readonly vp: number;
  readonly per: boolean;
  readonly asks: Asks;
}

interface Box {
  /** How space is bent where it is drawn, in thousandths. */
  readonly space: { readonly rise: number; readonly twist: number; readonly lift: number };
  readonly trunk: { readonly height: number; readonly foot: number };
  /** For each heading the way from the stem's cell to the tip's, packed. */
  readonly shapes: Readonly<Record<ShapeName, { readonly tips: readonly number[]; readonly points: number }>>;
  readonly tiles: Readonly<Record<TileName, Tile>>;
  readonly goals: Readonly<Record<GoalName, Goal>>;
}

export const BOX = exported as Box;
/** SVG text. Figures lie about the origin with a radius of 100, shapes within a square of 104. */
export const ART: {
  readonly features: Readonly<Record<Feature, string>>;
  readonly kodamas: Readonly<Record<Kodama, string>>;
  readonly bodies: Readonly<Record<Kodama, string>>;
  readonly shapes: Readonly<Record<ShapeName, string>>;
  /** A deep and a light colour. */
  readonly inks: Readonly<Record<Kodama, readonly string[]>>;
} = drawings;

export const FEATURES: readonly Feature[] = ["blossom", "caterpillar", "firefly", "mushroom"];
export const KODAMAS: readonly Kodama[] = ["blue", "green", "orange", "pink"];
export const isKodama = (word: string): word is Kodama => KODAMAS.includes(word as Kodama);
export const isFeature = (word: string): word is Feature => FEATURES.includes(word as Feature);

export function tileOf(name: TileName): Tile {
  const tile = BOX.tiles[name];
  if (!tile) throw new Error(`no tile ${name}`);
  return tile;
}

/** Stacks as people call them: columns a to d from the left, rows 1 to 4 from below. */
export const stackName = (stack: number): string => `${"abcd"[stack % 4]}${Math.floor(stack / 4) + 1}`;
