/** Real situations for tests, recorded by the game itself. */
import type { Glance, Move, View } from "../../generated/games/kodama-3d";
import sampled from "../../generated/samples/kodama-3d.json";
import type { Offer } from "../board";

export interface Situation {
  readonly view: View;
  readonly glance: Glance;
  readonly offers: readonly Offer<Move>[];
}

type Name = Exclude<keyof typeof sampled, "spots">;

export const situation = (name: Name): Situation => sampled[name] as unknown as Situation;
/** Cells, and where the drawings have them: right, away and up, in thousandths. */
export const SPOTS = sampled.spots as unknown as readonly (readonly [cell: number, right: number, away: number, up: number])[];
