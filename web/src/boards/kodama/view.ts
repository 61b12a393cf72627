/** What a board of the family reads from its viewer's view, whichever of the two games it is. */
import type { Entry, Glance, View as KodamaView } from "../../generated/games/kodama";
import type { View as DuoView } from "../../generated/games/kodama-duo";
import { allowsGust } from "../../generated/kodama-rules";
import type { Asked } from "../board";
import { DECREES, type DecreeCard, KINDS, type Kind, type Season, wood } from "./pack";
import type { Cover, Weather } from "./growing";
import { type Tree, type TreeTold, treeOf } from "./tree";

/** A view of Kodama or of Kodama Duo. */
export type View = KodamaView | DuoView;

/** What is asked of the viewer, whichever game asks it. */
export type Ask = "grow" | "pick" | "kodama" | "split" | "choose" | "summon";

const ASKS: Readonly<Record<string, Ask>> = {
  "kodama.grow": "grow",
  "kodama.plant": "grow",
  "kodama.pick": "pick",
  "kodama.kodama": "kodama",
  "duo.split": "split",
  "duo.choose": "choose",
  "duo.place": "grow",
  "duo.summon": "summon",
  "duo.summon-more": "summon",
  "duo.kodama": "kodama",
};

export function askOf(asked: Asked | null): Ask | null {
  return ASKS[asked?.what ?? ""] ?? null;
}

const SEASONS: readonly Season[] = ["spring", "summer", "autumn"];
export const ROUNDS = 4;

export const seasonOf = (view: View): Season => SEASONS[view.season_number] ?? "autumn";

/** The decree of this season, once it has been turned up. */
export function decreeOf(view: View): string | null {
  return view.decrees[view.season_number] ?? null;
}

/** The decree that lies out: this season's or, until that is turned up as the turn ends, the one before. */
export const decreeOut = (view: View): string | null => decreeOf(view) ?? view.decrees.at(-1) ?? null;

/** The season that is seen: it turns with its decree, where decrees are played with. */
export const seasonOut = (view: View): Season => (view.decrees.length ? (SEASONS[view.decrees.length - 1] ?? "autumn") : seasonOf(view));

export function decreeCard(view: View): DecreeCard | null {
  const decree = decreeOf(view);
  return decree === null ? null : (DECREES[decree] ?? null);
}

/** The decree that was in force in a season. */
export function decreeIn(view: View, season: string): DecreeCard | null {
  return DECREES[view.decrees[SEASONS.indexOf(season as Season)] ?? ""] ?? null;
}

export function coversOf(view: View, seat: number): readonly Cover[] {
  return "covers" in view ? (view.covers[seat] ?? []) : [];
}

/** Whose tree is shown large: the viewer's, or the first for who looks on. */
export const ownSeat = (view: View): number => view.viewer ?? 0;

/** Who begins the rounds of Kodama, or prunes in Duo. */
export const firstOf = (view: View): number => ("pruner" in view ? view.pruner : view.first);

const read = new WeakMap<TreeTold, Tree>();

/** A seat's tree, once it stands. */
export function treeAt(view: View, seat: number): Tree | null {
  const told = view.trees[seat];
  if (!told) return null;
  let tree = read.get(told);
  if (!tree) read.set(told, (tree = treeOf(told)));
  return tree;
}

/** The branch cards that the viewer may place, pick, split or choose from now. */
export function offerOf(view: View, ask: Ask | null): readonly string[] {
  const seat = ownSeat(view);
  if ("draft" in view && view.draft) {
    const pick = view.draft.picks[seat];
    if (pick) return [pick];
    return view.viewer === null ? [] : (view.draft.hands[seat]?.known ?? []);
  }
  if ("market" in view) return view.market;
  return view.piles.length && ask === "grow" ? (view.piles[seat] ?? []) : view.revealed;
}

/** What is in force on the viewer's tree while a card of this offer is laid. */
export function weatherOf(view: View): Weather {
  const seat = ownSeat(view);
  return { covers: coversOf(view, seat), decree: decreeCard(view), lone: "piles" in view && view.pending.at(-1)?.ask === "duo.place" && view.piles[seat]?.length === 1 };
}

/** The last entry of the ledger that a placement brought, where anything was scored since the ledger was so long. */
export function countedSince(view: View, length: number): Entry | null {
  const fresh = view.ledger.slice(length).filter((entry) => entry.amount > 0);
  return fresh.reverse().find((entry) => entry.evidence.some(([name]) => name === "runs")) ?? null;
}

export const mayGust = (view: View): boolean => allowsGust(decreeCard(view)) && "gusted" in view && !view.gusted;

export const scoreOf = (view: View, seat: number): number =>
  view.ledger.reduce((sum, entry) => sum + (entry.seat === seat ? entry.amount : 0), 0);

/** How many Kodamas a seat still holds. */
export function kodamasHeld(view: View, seat: number): number {
  const hand = view.hands[seat];
  return hand ? hand.known.length + hand.hidden : 0;
}

/** Which round or turn of the season it is, counted from 1; null outside the growth phase. */
export function roundOf(view: View): number | null {
  if ("pruner" in view) {
    const turn = view.pending.findLast((step) => step.ask === "duo.turn-end")?.turn;
    return turn === undefined ? null : turn + 1;
  }
  const step = view.pending.at(-1);
  return step && ["kodama.grow", "kodama.pick", "kodama.plant"].includes(step.ask) ? step.round + 1 : null;
}

/** The spirits that the viewer may summon now: of icons on the discarded cards, not on the own tree. */
export function summonable(view: View): Kind[] {
  const seat = ownSeat(view);
  const taken = new Set(coversOf(view, seat).map((cover) => cover.kind));
  if (decreeCard(view)?.effect.is === "rooted-spirits") for (const cover of coversOf(view, 1 - seat)) taken.add(cover.kind);
  const offered = new Set(("spares" in view ? view.spares : []).flatMap((card) => wood(card).spots.map((spot) => spot.kind)));
  return KINDS.filter((kind) => offered.has(kind) && !taken.has(kind));
}

/** The spirits that lie beside the deck. */
export function besideDeck(view: View): Kind[] {
  const taken = new Set(("covers" in view ? view.covers : []).flat().map((cover) => cover.kind));
  return KINDS.filter((kind) => !taken.has(kind));
}

export type { Given, Glance, Home } from "../../generated/games/kodama";

export function glanceOf(glance: unknown): Glance {
  return (glance as Glance | null) ?? { is: "Glance", kodamas: {}, decree: [], homes: [] };
}

/** Nothing is left to be done. */
export const isOver = (view: View): boolean => view.pending.length === 0;

/** Cards that the viewer may try on their tree though nothing is to be laid now: the market, or what is split in Duo. */
export function triable(view: View, ask: Ask | null): readonly string[] {
  if (isOver(view) || ask === "split" || ask === "summon" || ask === "kodama") return [];
  if ("draft" in view && view.draft) return [];
  if ("market" in view) return ask ? [] : view.market;
  const placed = view.pending.at(-1)?.ask === "duo.place" && view.viewer !== null;
  return placed ? (view.piles[view.viewer!] ?? []) : view.piles.length ? view.piles.flat() : view.revealed;
}
