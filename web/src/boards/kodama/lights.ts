/** What evidence speaks of: cards, and icons by card and place, to be lit one after the other. */
import { countsAs } from "../../generated/kodama-rules";
import type { Lit, Scored } from "../board";
import { type Kind, KINDS, WOOD, wood } from "./pack";
import { decreeIn, type View } from "./view";

const isCard = new Set(WOOD);
const isKind = (word: unknown): word is Kind => KINDS.includes(word as Kind);

/** A run in a placement's evidence: the icon, its points, and the cards that carried it on. */
export type RunTold = readonly [kind: Kind, points: number, ...cards: string[]];

export function runsOf(evidence: Readonly<Record<string, unknown>>): readonly RunTold[] {
  return (evidence["runs"] as readonly RunTold[] | undefined) ?? [];
}

type Counting = (kind: Kind) => Kind;
const AS_PRINTED: Counting = (kind) => kind;

/** The icons on a card that count as this kind, by their place. */
function icons(card: string, kind: Kind, as: Counting): (readonly [string, number])[] {
  return isCard.has(card) ? wood(card).spots.flatMap((spot, at) => (as(spot.kind) === kind ? [[card, at] as const] : [])) : [];
}

/** What a ledger entry speaks of, its icons as they counted under its season's decree. */
export function lightsOf(view: View, entry: Omit<Scored, "amount">): Lit {
  const decree = decreeIn(view, entry.when);
  const as: Counting = runsOf(entry.evidence).length ? (kind) => countsAs(decree, kind) : AS_PRINTED;
  return lights(entry.source, { ...entry.evidence, seat: entry.seat }, as);
}

/** What a ledger entry's evidence or an event's arguments speak of. */
export function lights(_what: string, evidence: Readonly<Record<string, unknown>>, as: Counting = AS_PRINTED): Lit {
  const named = [evidence["card"], evidence["on"], evidence["trunk"], evidence["chosen"], evidence["cards"], evidence["pile"]];
  const cards = named.flat().filter((word): word is string => typeof word === "string" && isCard.has(word));
  const kind = evidence["icon"];
  const counted: (readonly [string, number])[] = [];
  for (const [icon, points, ...below] of runsOf(evidence)) {
    if (!points) continue;
    for (const card of [String(evidence["card"]), ...below]) {
      counted.push(...icons(card, icon, as));
      if (isCard.has(card)) cards.push(card);
    }
  }
  if (isKind(kind)) for (const card of cards) counted.push(...icons(card, kind, as));
  const seat = evidence["seat"];
  return { seat: typeof seat === "number" ? seat : null, cards: [...new Set(cards)], icons: counted };
}

/** Every point so far. */
export function scored(view: View): readonly Scored[] {
  return view.ledger.map((entry) => ({ ...entry, evidence: Object.fromEntries(entry.evidence) }));
}

/** The lit icons that are on this tree, by place of card and icon, none twice; where only cards are lit, all theirs. */
export function litOn(tree: { readonly cards: readonly string[] }, lit: Lit | null): (readonly [number, number])[] {
  if (!lit) return [];
  const whole = lit.icons.length ? [] : lit.cards;
  const all = [...lit.icons, ...whole.flatMap((card) => wood(card).spots.map((_, icon) => [card, icon] as const))];
  const once = new Map(all.map(([card, icon]) => [`${card} ${icon}`, [tree.cards.indexOf(card), icon] as const]));
  return [...once.values()].filter(([card]) => card >= 0);
}
