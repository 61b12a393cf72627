/** The words of Kodama 3D's board; features, kodamas and shapes are named by the game's own catalogue. */
import { t as shared } from "../../locale/words.svelte";
import type { Steadiness, TileName } from "../../generated/games/kodama-3d";
import { speaker } from "../words.svelte";
import { tileOf } from "./pack";

export const { speak, t } = speaker(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** A feature or a kodama by its name. */
export const traitWords = (trait: string): string => shared(`trait-${trait}`);

/** "fork: firefly, pink kodama". */
export function tileWords(name: TileName): string {
  const tile = tileOf(name);
  return t("tile", { shape: shared(`shape-${tile.shape}`), feature: traitWords(tile.feature), kodama: traitWords(tile.kodama) });
}

export const steadyWords = (word: Steadiness): string => t(`stands-${word}`);
