/** A board for games whose own is not drawn yet: what is known as an outline, what may be done as a list. */
import type { Board } from "../board";
import { scored } from "../ledger";
import Plain from "./Plain.svelte";

const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

export const board: Board = {
  component: Plain,
  scored,
  season: (view) => {
    const season = (view as { readonly season?: unknown }).season;
    return SEASONS.find((name) => name === season) ?? null;
  },
  lights: (_what, evidence) => ({
    seat: typeof evidence["seat"] === "number" ? evidence["seat"] : null,
    cards: [],
    icons: [],
  }),
};
