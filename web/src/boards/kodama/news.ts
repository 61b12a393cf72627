/** What has happened between two views of a match, so that it can be seen and said: what others did, a new season. */
import type { Kind } from "./pack";
import { coversOf, decreeOf, seasonOf, treeAt, type View } from "./view";

export type News =
  | { readonly kind: "grew"; readonly seat: number; readonly card: string; readonly on: string; readonly points: number }
  | { readonly kind: "kodama"; readonly seat: number; readonly kodama: string; readonly points: number }
  | { readonly kind: "summoned"; readonly seat: number; readonly spirit: Kind; readonly taken: boolean }
  | { readonly kind: "split"; readonly seat: number }
  | { readonly kind: "chose"; readonly seat: number }
  | { readonly kind: "season"; readonly season: string; readonly decree: string | null };

/** The steps of a turn of Duo that somebody decides, in their order; after the last turn Kodamas move in. */
const STEPS: readonly string[] = ["duo.reveal", "duo.split", "duo.choose", "duo.place", "duo.summon", "duo.summon-more", "duo.kodama"];

/** How far a turn of Duo has come, as numbers that grow; null where no turn is played. */
function stepOf(view: View): readonly number[] | null {
  const top = "pruner" in view ? view.pending.at(-1) : undefined;
  const step = top ? STEPS.indexOf(top.ask) : -1;
  return top && step >= 0 ? [view.season_number, top.ask === "duo.kodama" ? Infinity : top.turn, step] : null;
}

/** Whether the later view stands earlier in the game: something was taken back. */
export function wentBack(before: View, after: View): boolean {
  if (after.ledger.length < before.ledger.length) return true;
  if (after.trees.some((_, seat) => (treeAt(after, seat)?.cards.length ?? 0) < (treeAt(before, seat)?.cards.length ?? 0))) return true;
  const [was, is] = [stepOf(before), stepOf(after)];
  const differs = was && is ? was.findIndex((part, at) => part !== is[at]) : -1;
  return differs >= 0 && is![differs]! < was![differs]!;
}

/** All of it, in the order in which it is told. Views that went back, after an undo, tell nothing. */
export function newsBetween(before: View, after: View): News[] {
  if (wentBack(before, after)) return [];
  const fresh = after.ledger.slice(before.ledger.length);
  const seats = after.trees.map((_, seat) => seat);
  return [
    ...seats.flatMap((seat) => grown(before, after, seat, fresh)),
    ...seats.flatMap((seat) => housed(before, after, seat, fresh)),
    ...seats.flatMap((seat) => summoned(before, after, seat)),
    ...parted(before, after),
    ...turned(before, after),
  ];
}

type Fresh = View["ledger"];

function grown(before: View, after: View, seat: number, fresh: Fresh): News[] {
  const [old, now] = [treeAt(before, seat), treeAt(after, seat)];
  if (!old || !now) return [];
  return now.cards.slice(old.cards.length).map((card, i) => {
    const gained = fresh.filter((entry) => entry.seat === seat && entry.evidence.some(([name, value]) => name === "card" && value === card));
    const points = gained.reduce((sum, entry) => sum + entry.amount, 0);
    return { kind: "grew", seat, card, on: now.cards[now.parents[old.cards.length + i]!]!, points };
  });
}

function housed(before: View, after: View, seat: number, fresh: Fresh): News[] {
  const known = new Set(before.scored[seat] ?? []);
  return (after.scored[seat] ?? [])
    .filter((kodama) => !known.has(kodama))
    .map((kodama) => {
      const points = fresh.find((entry) => entry.seat === seat && entry.source === kodama)?.amount ?? 0;
      return { kind: "kodama", seat, kodama, points };
    });
}

function summoned(before: View, after: View, seat: number): News[] {
  const had = new Set(coversOf(before, seat).map((cover) => cover.kind));
  const theirs = new Set(coversOf(before, 1 - seat).map((cover) => cover.kind));
  return coversOf(after, seat)
    .filter((cover) => !had.has(cover.kind))
    .map(({ kind }) => ({ kind: "summoned", seat, spirit: kind, taken: theirs.has(kind) }));
}

/** Duo: the cards were split, or a pile was chosen. */
function parted(before: View, after: View): News[] {
  if (!("piles" in before) || !("piles" in after)) return [];
  if (!before.piles.length && after.piles.length) return [{ kind: "split", seat: after.pruner }];
  const chosen = before.pending.at(-1)?.ask === "duo.choose" && after.pending.at(-1)?.ask === "duo.place";
  return chosen ? [{ kind: "chose", seat: 1 - after.pruner }] : [];
}

/** A season has begun once its decree is turned up; until then the move that ended the last one can be taken back. */
function turned(before: View, after: View): News[] {
  if (decreeOf(before) && !decreeOf(after)) return [];
  if (after.season_number === before.season_number && decreeOf(before) === decreeOf(after)) return [];
  return [{ kind: "season", season: seasonOf(after), decree: decreeOf(after) }];
}
