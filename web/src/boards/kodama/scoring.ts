/**
 * What a placement would score, icon by icon, as `understory.games.kodama.scoring` and `decrees`: the unbroken run of
 * each icon of the new card down to the trunk, and apart from it what the decree adds.
 */
import { type DecreeCard, KINDS, type Kind, wood } from "./pack";
import { type Tree, line } from "./tree";

/** A spirit over an icon: the card's place in the tree, the icon's on the card, and the spirit's kind. */
export interface Cover {
  readonly card: number;
  readonly icon: number;
  readonly kind: Kind;
}

/** An icon of the new card and the cards below, next one first, that carry it on without a gap. */
export interface Run {
  readonly kind: Kind;
  /** Nothing where the card below lacks the icon. */
  readonly points: number;
  readonly cards: readonly number[];
  /** The first card down the line that lacks the icon and so broke the run; null where it reached the trunk. */
  readonly broken: number | null;
}

/** What a placement would bring. */
export interface Worth {
  readonly runs: readonly Run[];
  /** Of the runs together. */
  readonly points: number;
  /** The decree's points for it, apart. */
  readonly bonus: number;
}

export const LIMIT = 10;

/** What is in force while a tree grows: its spirits and the season's decree. */
export interface Weather {
  readonly covers: readonly Cover[];
  readonly decree: DecreeCard | null;
  /** The card is the only one of its pile. */
  readonly lone?: boolean;
}

/** The most that a placement may score. */
export function limitOf(decree: DecreeCard | null): number {
  return decree?.effect.is === "limit" ? decree.effect.points! : LIMIT;
}

/** What an icon counts as while growing. */
export function counting(decree: DecreeCard | null): (kind: Kind) => Kind {
  const effect = decree?.effect;
  if (effect?.is !== "convert") return (kind) => kind;
  return (kind) => (kind === effect.source ? effect.target! : kind);
}

/** The icons of a card of the tree as they count now: spirits, then the decree. */
export function shownOn(tree: Tree, at: number, weather: Weather): Kind[] {
  const as = counting(weather.decree);
  return wood(tree.cards[at]!).spots.map((spot, icon) =>
    as(weather.covers.find((cover) => cover.card === at && cover.icon === icon)?.kind ?? spot.kind),
  );
}

/** The icons of a card that is not in the tree yet, as they would count. */
export function shownNew(card: string, weather: Weather): Kind[] {
  return wood(card).spots.map((spot) => counting(weather.decree)(spot.kind));
}

const count = (kinds: readonly Kind[], kind: Kind): number => kinds.filter((one) => one === kind).length;

/** For each icon of a card laid on `parent` its run. */
export function runs(tree: Tree, card: string, parent: number, weather: Weather): Run[] {
  const own = shownNew(card, weather);
  const shown = tree.cards.map((_, at) => shownOn(tree, at, weather));
  return KINDS.filter((kind) => own.includes(kind)).map((kind) => {
    const cards: number[] = [];
    let length = count(own, kind);
    let broken: number | null = null;
    for (const at of line(tree, parent)) {
      const here = count(shown[at]!, kind);
      if (!here) {
        broken = at;
        break;
      }
      cards.push(at);
      length += here;
    }
    return { kind, points: cards.length ? length : 0, cards, broken };
  });
}

/** All that a card laid on `parent` would bring. */
export function worth(tree: Tree, card: string, parent: number, weather: Weather): Worth {
  const found = runs(tree, card, parent, weather);
  const points = found.reduce((sum, run) => sum + run.points, 0);
  const depth = line(tree, parent).length;
  return { runs: found, points, bonus: bonus(weather, shownNew(card, weather), depth, points) };
}

/** The decree's points for a card laid `depth` cards from the trunk that scored so much by itself. */
function bonus(weather: Weather, own: readonly Kind[], depth: number, scored: number): number {
  const effect = weather.decree?.effect;
  const points = effect?.points ?? 0;
  switch (effect?.is) {
    case "per-icon-placed":
      return points * count(own, effect.icon!);
    case "placed-on-trunk":
      return depth === 1 ? points : 0;
    case "placed-far-out":
      return depth >= effect.depth! ? points : 0;
    case "placed-for-nothing":
      return scored === 0 ? points : 0;
    case "placed-kinds":
      return new Set(own).size >= effect.kinds! ? points : 0;
    case "placed-lone":
      return weather.lone ? points : 0;
    default:
      return 0;
  }
}
