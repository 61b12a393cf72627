/** What is printed on cards, tiles and board, as the game's own pack says. */
import type { Card, Colour, Event, Printed } from "../../generated/everdell";
import printed from "../../generated/everdell.json";

export type { Bundle, Card, Chapter, Colour, Event, Thing } from "../../generated/everdell";
/** How many twigs, resin, pebbles and berries. */
export type Goods = Card["cost"];
export type Act = Card["acts"][number];

export const PRINTED = printed as unknown as Printed;
export const COLOURS: readonly Colour[] = ["green", "tan", "red", "blue", "purple"];
export const RESOURCES = ["twig", "resin", "pebble", "berry"] as const;
export type Resource = (typeof RESOURCES)[number];
export const FARMS = ["farm-1", "farm-2", "farm-3", "farm-4"] as const;
export const RIVERS = ["river-1", "river-2"] as const;
export const EVENT_SPACES = ["event-1", "event-2", "event-3", "event-4", "event-5", "event-6"] as const;
export const COLUMNS = 6;
export const LAST = 6;
export const HANDSHAKE = 3;
export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
export const NOTHING: Goods = [0, 0, 0, 0];

export const cardOf = (id: string): Card | null => PRINTED.cards[id] ?? null;
export const eventOf = (id: string): Event | null => PRINTED.events[id] ?? null;

/** What a source does when it is carried out, where that is known. */
export function actsOf(source: string): readonly Act[] {
  const found = PRINTED.cards[source] ?? PRINTED.tiles[source] ?? PRINTED.news[source];
  const place = PRINTED.places[source];
  return found ? found.acts : place ? [{ is: "Gain", bundle: place.bundle }] : [];
}

/** Whether carrying it out brings cards off the deck, which cannot be taken back. */
export function uncovers(source: string): boolean {
  return actsOf(source).some((act) => act.is === "Pigeon" || (act.is === "Gain" && act.bundle.cards > 0));
}

export const sum = (goods: Goods): number => goods[0] + goods[1] + goods[2] + goods[3];

/** How many of each resource of a price a supply lacks. */
export function lacking(price: Goods, supply: Goods): Goods {
  const lack = (at: 0 | 1 | 2 | 3): number => Math.max(0, price[at] - supply[at]);
  return [lack(0), lack(1), lack(2), lack(3)];
}
