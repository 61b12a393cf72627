/**
 * What has happened between two views, told as the log tells it: what others did, and a goal that the viewer drew.
 * Whoever only looks on is told of everybody.
 */
import type { Told } from "../../generated/protocol";
import type { GoalName, TileName, View } from "../../generated/games/kodama-3d";
import { stackName, tileOf } from "./pack";

/** All of it, in the order in which it was done. Views that went back, after an undo, tell nothing. */
export function newsBetween(before: View, after: View): readonly Told[] {
  if (wentBack(before, after)) return [];
  const seats = after.trees.map((_, at) => (before.seat + at) % after.players);
  return seats.flatMap((seat) => (seat === after.viewer ? drawn(before, after, seat) : done(before, after, seat)));
}

/** Whether the news is of a tile: what others see change. */
export const ofTile = ({ what }: Told): boolean => what === "k3d.grew" || what === "k3d.aside";

const grown = (view: View, seat: number): readonly TileName[] => (view.trees[seat]?.parts ?? []).map(([tile]) => tile);
const goals = (view: View, seat: number): number => (view.hands[seat]?.known.length ?? 0) + (view.hands[seat]?.hidden ?? 0);

function wentBack(before: View, after: View): boolean {
  const fewer = after.trees.some((_, seat) => grown(after, seat).length < grown(before, seat).length);
  const letGo = before.ask === "k3d.grow" && after.ask === "k3d.move" && after.turns === before.turns;
  return fewer || letGo || after.turns < before.turns;
}

function done(before: View, after: View, seat: number): readonly Told[] {
  const [stood, stands] = [before.meeples[seat] ?? [], after.meeples[seat] ?? []];
  const [left, come] = [stood.filter((stack) => !stands.includes(stack)), stands.filter((stack) => !stood.includes(stack))];
  const moved = come.map((stack, at): Told => {
    const from = left[at];
    return from === undefined
      ? { what: "k3d.placed", arguments: { seat, stack: stackName(stack) } }
      : { what: "k3d.went", arguments: { seat, start: stackName(from), end: stackName(stack) } };
  });
  const tiles = (what: string, names: readonly TileName[]): readonly Told[] => names.map((tile) => ({ what, arguments: { seat, tile, ...tileOf(tile) } }));
  return [
    ...moved,
    ...tiles("k3d.grew", grown(after, seat).slice(grown(before, seat).length)),
    ...tiles("k3d.aside", (after.aside[seat] ?? []).slice(before.aside[seat]?.length ?? 0)),
    ...took(before, after, seat),
  ];
}

/** A goal that came to a hand, after the first ones: off the display, or off the deck. */
function took(before: View, after: View, seat: number): readonly Told[] {
  if (goals(after, seat) <= goals(before, seat) || !grown(after, seat).length) return [];
  const goal = before.display.find((one) => !after.display.includes(one));
  return [goal === undefined ? { what: "k3d.drew", arguments: { seat } } : { what: "k3d.took", arguments: { seat, goal } }];
}

/** Which goal the viewer drew unseen. */
function drawn(before: View, after: View, seat: number): readonly Told[] {
  if (!took(before, after, seat).some(({ what }) => what === "k3d.drew")) return [];
  const had: readonly GoalName[] = before.hands[seat]?.known ?? [];
  const fresh = (after.hands[seat]?.known ?? []).filter((goal) => !had.includes(goal));
  return fresh.map((goal) => ({ what: "k3d.dealt", arguments: { seat, goal } }));
}
