/**
 * Every way to pay for a card, found by asking the table what would follow: each answer to "how" is tried, and what is
 * asked next is answered too, until the card is paid, all in one query. The rules of paying stand nowhere here.
 */
import type { Preview, Previewing } from "../board";
import { cardOf, type Goods, lacking, NOTHING, PRINTED, sum } from "./pack";
import type { Offered } from "./spots";
import { cityOf, counterOn, type Glance, type Move, supplyOf, type View } from "./view";

/** What the table tells of moves that are tried. */
export type Seen = Preview<View, Move> & { readonly glance: Glance };

export interface Way {
  readonly moves: readonly string[];
  /** Cards whose abilities are used. */
  readonly used: readonly string[];
  /** The construction that takes an occupied token, where one pays. */
  readonly home: string | null;
  /** A card of the hand that goes: any of these, which stand at this place among the moves. */
  readonly gives: { readonly at: number; readonly offers: readonly Offered[]; readonly under: boolean } | null;
  readonly spent: Goods;
  readonly seen: Seen;
}

/** Questions whose every answer is another way. */
const WAYS = ["everdell.pay", "everdell.spend", "everdell.house"];
/** Which card of the hand goes changes nothing about the rest of the payment: one is followed, all are offered. */
const GIVING = ["everdell.tuck", "everdell.toll"];
const PAYING: ReadonlySet<string> = new Set([...WAYS, ...GIVING]);

export const isPaying = (asked: string | undefined): boolean => PAYING.has(asked ?? "");

interface Path {
  readonly moves: readonly string[];
  readonly taken: readonly Offered[];
  readonly gives: Way["gives"];
}

/** All ways to pay after these moves, cheapest first; none that comes to the same as another. */
export async function waysToPay(
  preview: Previewing<View, Move>,
  before: View,
  seat: number,
  card: string,
  first: string,
): Promise<readonly Way[]> {
  const found = await walk({ moves: [first], taken: [], gives: null });
  found.sort((one, other) => price(one) - price(other));
  const met = new Set<string>();
  return found.filter((way) => {
    const key = JSON.stringify(way.seen.view) + (way.seen.done < way.moves.length ? way.moves.join() : "");
    const fresh = !met.has(key);
    met.add(key);
    return fresh;
  });

  async function walk(path: Path, told?: Preview<View, Move>): Promise<Way[]> {
    const seen = (told ?? (await preview(path.moves, WAYS, GIVING))) as Seen | null;
    if (!seen || seen.faults.length) return [];
    if (seen.then !== "you" || !isPaying(seen.asked?.what)) return [wayOf(path, seen, before, seat, card)];
    const offers = seen.offers ?? [];
    const [one] = offers;
    if (one && (one.data.is === "Tuck" || one.data.is === "Discard")) {
      const gives = { at: path.moves.length, offers, under: one.data.is === "Tuck" };
      return walk({ moves: [...path.moves, one.move], taken: path.taken, gives }, seen.further?.[0]);
    }
    const each = offers.map((offer, n) =>
      walk({ ...path, moves: [...path.moves, offer.move], taken: [...path.taken, offer] }, seen.further?.[n]),
    );
    return (await Promise.all(each)).flat();
  }
}

const price = (way: Way): number => 100 * sum(way.spent) + 10 * (way.gives ? 1 : 0) + way.used.length + (way.home ? 1 : 0);

function wayOf(path: Path, seen: Seen, before: View, seat: number, card: string): Way {
  let [used, home, spent]: [readonly string[] | null, string | null, Goods | null] = [null, null, null];
  for (const { data } of path.taken) {
    if (data.is === "Pay") used = data.ways.filter((way) => way !== "token");
    else if (data.is === "House") home = data.card;
    else if (data.is === "Spend") spent = data.goods;
  }
  // Where there is one way only, the table takes it unasked: what it took is seen by what is no more.
  used ??= usedUp(before, seen.view, seat);
  home ??= newHome(before, seen.view);
  spent ??= gone(before, seen.view, seat, card);
  return { moves: path.moves, used, home, gives: path.gives, spent, seen };
}

function newHome(before: View, after: View): string | null {
  return after.housed.find((one) => !before.housed.some((other) => other[0] === one[0] && other[1] === one[1]))?.[0] ?? null;
}

/** Cards of the city that were given up, or lost a point that lay on them. */
function usedUp(before: View, after: View, seat: number): readonly string[] {
  const still = cityOf(after, seat);
  const fewer = (card: string): boolean => counterOn(after, card) < counterOn(before, card);
  return cityOf(before, seat).filter((card) => !still.includes(card) || fewer(card));
}

/** What left the supply, where the table paid unasked: what is there no more, and what the card brought at once. */
function gone(before: View, after: View, seat: number, card: string): Goods {
  const brought = broughtBy(before, seat, card);
  const left = lacking(supplyOf(before, seat), supplyOf(after, seat));
  const more = lacking(supplyOf(after, seat), supplyOf(before, seat));
  const at = (place: 0 | 1 | 2 | 3): number => Math.max(0, left[place] - more[place] + brought[place]);
  return cityOf(after, seat).includes(card) ? [at(0), at(1), at(2), at(3)] : left;
}

/** Resources that come with a card by themselves: its own, and those of blue cards that reward it. */
function broughtBy(view: View, seat: number, card: string): Goods {
  const printed = cardOf(card);
  if (!printed) return NOTHING;
  const bundles = printed.colour === "red" ? [] : printed.acts.flatMap((act) => (act.is === "Gain" ? [act.bundle] : []));
  for (const other of cityOf(view, seat)) {
    for (const power of PRINTED.cards[other]?.powers ?? []) {
      const fits = power.is === "Reward" && power.whose === "own" && [null, printed.kind, printed.colour].includes(power.of);
      if (fits && power.is === "Reward") bundles.push(power.bundle);
    }
  }
  const at = (place: 0 | 1 | 2 | 3): number => bundles.reduce((total, bundle) => total + bundle.goods[place], 0);
  return [at(0), at(1), at(2), at(3)];
}

/** The moves of a way, with this card of the hand given where one is. */
export function movesOf(way: Way, given: Offered | null): readonly string[] {
  if (!way.gives || !given) return way.moves;
  return way.moves.map((move, at) => (at === way.gives?.at ? given.move : move));
}
