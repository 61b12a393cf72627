/** What a card would bring on a tree as it stands: the rules translated from Python, over the page's cards and trees. */
import * as rules from "../../generated/kodama-rules";
import { type DecreeCard, type Kind, wood } from "./pack";
import type { Tree } from "./tree";

/** A spirit over an icon: the card's place in the tree, the icon's on the card, and the spirit's kind. */
export interface Cover {
  readonly card: number;
  readonly icon: number;
  readonly kind: Kind;
}

/** What is in force while a tree grows: its spirits and the season's decree. */
export interface Weather {
  readonly covers: readonly Cover[];
  readonly decree: DecreeCard | null;
  /** The card is the only one of its pile. */
  readonly lone?: boolean;
}

type Foliage = Parameters<typeof rules.worth>[0];

const known = new WeakMap<Tree, { readonly weather: Weather; readonly foliage: Foliage }>();

const kindsOf = (card: string): Kind[] => wood(card).spots.map((spot) => spot.kind);

/** The tree's icons as they count now: as printed, under the spirits, then under the decree. */
function foliage(tree: Tree, weather: Weather): Foliage {
  const found = known.get(tree);
  if (found && found.weather.covers === weather.covers && found.weather.decree === weather.decree) return found.foliage;
  const counts = tree.cards.map((card) => rules.counted(kindsOf(card)));
  for (const { card, icon, kind } of weather.covers)
    counts[card] = rules.covered(counts[card]!, wood(tree.cards[card]!).spots[icon]!.kind, kind);
  const made = { tree, counts: counts.map((one) => rules.asPlaced(weather.decree, one)) };
  known.set(tree, { weather, foliage: made });
  return made;
}

const placed = (card: string, weather: Weather) => rules.asPlaced(weather.decree, rules.counted(kindsOf(card)));

/** All that a card laid on `parent` would bring. */
export function worth(tree: Tree, card: string, parent: number, weather: Weather): rules.Worth {
  return rules.worth(foliage(tree, weather), weather.decree, placed(card, weather), parent, weather.lone);
}

/** What a card laid on `parent` would score by itself. */
export function points(tree: Tree, card: string, parent: number, weather: Weather): number {
  return rules.points(foliage(tree, weather), placed(card, weather), parent);
}

/** The icons of a card of the tree as they count now: spirits, then the decree. */
export function shownOn(tree: Tree, at: number, weather: Weather): Kind[] {
  return kindsOf(tree.cards[at]!).map((kind, icon) => {
    const cover = weather.covers.find((one) => one.card === at && one.icon === icon);
    return rules.countsAs(weather.decree, cover?.kind ?? kind);
  });
}

/** The icons of a card that is not in the tree yet, as they would count. */
export function shownNew(card: string, weather: Weather): Kind[] {
  return kindsOf(card).map((kind) => rules.countsAs(weather.decree, kind));
}
