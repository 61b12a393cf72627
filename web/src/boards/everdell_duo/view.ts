/** What the board reads from its viewer's view. A seat is a player's place; where one plays both, a mayor's. */
import type { Together, View } from "../../generated/games/everdell-duo";
import { type Colour, COLOURS, COLUMNS, cardOf, type Goods, LAST, NOTHING, RIVERS, SEASONS } from "./pack";

export type { Glance, Lacking, Move, Thorn, View } from "../../generated/games/everdell-duo";

export type Animal = "hare" | "tortoise" | "skunk";
const SKUNK = -1;

export const isShared = (view: View): boolean => view.cities.length === 1;
export const isOver = (view: View): boolean => view.pending.length === 0;
export const seasonOf = (view: View): (typeof SEASONS)[number] => SEASONS[view.season] ?? "winter";
export const cityOf = (view: View, seat: number): readonly string[] => view.cities[isShared(view) ? 0 : seat] ?? [];
export const supplyOf = (view: View, seat: number): Goods => view.supplies[seat] ?? NOTHING;

/** What those who play together share, by name: it travels as a row of values. */
export function companyOf(view: View) {
  const [mode, chapter, difficulty, solo, start, workers, trade, shared, giver, gave, open, watches, ...rest]: Together =
    view.together;
  const [wound, news, offered, spent, claims, met, thorn, reported, conceded] = rest;
  const tile = { shared, giver, gave, open };
  return { mode, chapter, difficulty, solo, start, workers, trade, tile, watches, wound, news, offered, spent, claims, met, thorn, reported, conceded };
}

/** Who has taken which events; Miss Thorn is told those of her season's reports. */
export function takenBy(view: View): readonly { readonly seat: number | "thorn"; readonly events: readonly string[] }[] {
  const players = view.achieved.map((events, seat) => ({ seat, events }));
  return [...players, { seat: "thorn" as const, events: companyOf(view).reported }].filter(({ events }) => events.length);
}

/** Whose hand and supply are shown as one's own: who plays both mayors sees those of the one on turn. */
export function ownSeat(view: View, viewer: number | null): number {
  if (!companyOf(view).solo) return viewer ?? 0;
  const asked = view.pending.at(-1)?.[1] ?? -1;
  return asked >= 0 ? asked : Math.max(view.turn, 0);
}

export const animalOf = (view: View, seat: number): Animal =>
  seat === SKUNK ? "skunk" : seat === view.hare ? "hare" : "tortoise";

/** Who stands on a space, or on a red card. */
export const standingOn = (view: View, space: string): readonly number[] =>
  view.workers.filter(([where]) => where === space).map(([, whose]) => whose);

export const workersLeft = (view: View, seat: number): number =>
  companyOf(view).workers - view.workers.filter(([, whose]) => whose === seat).length;

/** The colours of a set of occupied tokens. */
export const colours = (bits: number): readonly Colour[] => COLOURS.filter((_, at) => (bits >> at) & 1);

/** The meadow's places at the corners of a path space. */
export function touchedBy(at: number): readonly number[] {
  const columns = [at - 1, at].filter((column) => column >= 0 && column < COLUMNS);
  return [...columns, ...columns.map((column) => COLUMNS + column)];
}

/** The meadow's places that sun or moon touch. */
export const inReach = (view: View): ReadonlySet<number> => new Set([...touchedBy(view.sun), ...touchedBy(view.moon)]);

export const skunkOn = (view: View, at: number): boolean => ((view.path >> at) & 1) === 1;
export const PATH = Array.from({ length: LAST + 1 }, (_, at) => at);

/** The tile on a river space. */
export const tileOn = (view: View, space: string): string =>
  view.flowed.at(space === RIVERS[0] ? -2 : -1) ?? "";

/** What carries the effects of a space: the river's tile, or the space itself. */
export const sourceOn = (view: View, space: string): string => (space.startsWith("river") ? tileOn(view, space) : space);

/** A card's own hand, as its viewer knows it. */
export const handOf = (view: View, seat: number): readonly string[] => view.holdings[seat]?.cards ?? [];
export const handSize = (view: View, seat: number): number => view.holdings[seat]?.size ?? 0;

/** Colour and kind of the cards in a partner's hand, as far as they are told. */
export function looksOf(view: View, seat: number): readonly string[] {
  const held = view.holdings[seat];
  if (!held) return [];
  const buried = [...held.buried_looks];
  return held.traces
    .map(([, , , look]) => look)
    .filter((look) => {
      const at = buried.indexOf(look);
      if (at >= 0) buried.splice(at, 1);
      return look !== "" && at < 0;
    })
    .sort();
}

/** Which seat's city holds a card; null where none does. */
export function ownerOf(view: View, card: string): number | null {
  const at = view.cities.findIndex((city) => city.includes(card));
  return at < 0 ? null : at;
}

export const counterOn = (view: View, card: string): number => view.counters.find(([on]) => on === card)?.[1] ?? 0;
export const loadOn = (view: View, card: string): Goods => view.loads.find(([on]) => on === card)?.[1] ?? NOTHING;
export const tuckedUnder = (view: View, card: string): number => view.under.filter(([over]) => over === card).length;
export const lodgersOf = (view: View, card: string): readonly number[] =>
  view.housed.filter(([home]) => home === card).map(([, whose]) => whose);

export const discarded = (view: View): number =>
  view.discard.length + view.holdings.reduce((total, held) => total + held.buried + held.sunk, 0);

/** Cards of a city by colour, in the order of the colours, then as they came. */
export function byColour(cards: readonly string[]): readonly string[] {
  const rank = (card: string): number => COLOURS.indexOf(cardOf(card)?.colour ?? "green");
  return [...cards].sort((one, other) => rank(one) - rank(other));
}
