/** What is read from decisions that were looked into. Pure. */
import type { Judgement, StepTold, Timeline } from "../generated/protocol";
import { stopAt, stopsOf } from "./course";

/** The moments at which a seat decided something that was not decided for it. */
export function decisionsOf({ steps }: Timeline, seat: number): readonly number[] {
  return steps.flatMap((step, at) => (step.seat === seat && !step.forced ? [at] : []));
}

/** The three decisions that cost most, the dearest first. */
export function worthALook(found: readonly Judgement[]): readonly Judgement[] {
  return found.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost).slice(0, 3);
}

/** A line through points along the stops of a timeline, in a box of 100 by 40: `values` from 0 below to 1 on top. */
function lineOf(values: readonly (readonly [stop: number, value: number])[], stops: number): string {
  const across = 100 / Math.max(1, stops - 1);
  return values.map(([stop, value], at) => `${at ? "L" : "M"}${(stop * across).toFixed(2)} ${(40 * (1 - value)).toFixed(2)}`).join("");
}

/** The chance to win along the timeline, as far as it was looked into; even lies in the middle. */
export function chanceLine(found: readonly Judgement[], timeline: Timeline): string {
  const stops = stopsOf(timeline);
  return lineOf(found.map(({ moves, chance }) => [stopAt(stops, moves), chance] as const), stops.length);
}

/** What everybody would have had at an end there, along the timeline, the most of all on top. */
export function pointLines(timeline: Timeline): readonly string[] {
  const stops = stopsOf(timeline);
  const most = Math.max(1, ...timeline.moments.flatMap(({ standing }) => standing));
  return timeline.seats.map((_, seat) =>
    lineOf(stops.map((at, stop) => [stop, Math.max(0, timeline.moments[at]?.standing[seat] ?? 0) / most] as const), stops.length),
  );
}

/** Places that a search found, to be drawn: for the card that was laid, where there was a better one, and for another. */
export function drawnPlaces({ move, places }: Judgement): readonly StepTold[] {
  return places.map(({ told }) => told).filter((told) => told.move !== move);
}
