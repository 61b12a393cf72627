/**
 * Where on the table a move is made. Every offer has one spot: a card, a space, sun or moon, or a button of the prompt.
 *
 * card:ID    a card wherever it lies          space:ID   a farm, river tile, event or path space
 * deck       the deck                         token:ID   sun or moon on the path
 * trade      two cards for a resource         watch      a pocket watch       share    the share tile
 * good:ID    a resource or a point            colour:ID  an occupied token    news:ID  a Good News card
 * concede    giving up, in the chapter's sheet
 * say:N      a button of its own in the prompt: the N-th offer
 */
import type { Offer } from "../board";
import { cardOf, RESOURCES } from "./pack";
import type { Move } from "./view";

export type Spot = string;
export type Offered = Offer<Move>;

/** Things that are done beside an action, and do not light what they are done with. */
export const BESIDE: ReadonlySet<Move["is"]> = new Set(["Share", "Watch", "News", "Concede"]);

export function spotOf(move: Move, at: number, events: readonly string[], asked: string): Spot {
  switch (move.is) {
    case "Play":
    case "Take":
    case "Discard":
    case "Show":
    case "Tuck":
    case "House":
    case "Reclaim":
    case "Activate":
      return `card:${move.card}`;
    case "Place":
    case "Use":
    case "Lift":
    case "Shoo":
      return cardOf(move.space) ? `card:${move.space}` : `space:${move.space}`;
    case "Achieve":
      return `space:event-${events.indexOf(move.event) + 1}`;
    case "Draw":
      return "deck";
    case "Trade":
      return "trade";
    case "Step":
      return `token:${move.token}`;
    case "Watch":
      return asked === "everdell.back" ? `token:${move.token}` : "watch";
    case "Gain":
      return `good:${move.good}`;
    case "Earn":
      return `colour:${move.colour}`;
    case "Share":
      return asked === "everdell.deliver" ? shared(move.what) : "share";
    case "Concede":
      return "concede";
    case "News":
    case "Keep":
      return `news:${move.news}`;
    default:
      return `say:${at}`;
  }
}

function shared(what: string): Spot {
  if (cardOf(what)) return `card:${what}`;
  return (RESOURCES as readonly string[]).includes(what) ? `good:${what}` : `colour:${what}`;
}

/** The offers of now by their spots, in the order of the table. */
export function spotted(offers: readonly Offered[], events: readonly string[], asked: string): ReadonlyMap<Spot, readonly Offered[]> {
  const found = new Map<Spot, Offered[]>();
  offers.forEach((offer, at) => {
    const spot = spotOf(offer.data, at, events, asked);
    const there = found.get(spot);
    if (there) there.push(offer);
    else found.set(spot, [offer]);
  });
  return found;
}

/** Whether a spot is a button of the prompt rather than a thing on the table. */
export const inPrompt = (spot: Spot): boolean => /^(say|good|colour|token):/.test(spot);

/** Whether a spot stands beside what is asked: it can be used then too, but answers nothing. */
const isBeside = (spot: Spot, asked: string): boolean => /^(trade|share|watch|concede)$/.test(spot) || (spot.startsWith("news:") && asked !== "everdell.keep");

/** The place in which everything lies that is asked for, where that is one place; the prompt is always in sight. */
export function onlyPlace<Place>(spots: Iterable<Spot>, asked: string, placeOf: (spot: Spot) => Place): Place | null {
  const places = new Set([...spots].filter((spot) => !inPrompt(spot) && !isBeside(spot, asked)).map(placeOf));
  const [place] = places;
  return place !== undefined && places.size === 1 ? place : null;
}
