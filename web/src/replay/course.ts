/** What is read from a timeline: where one can stop, where points were scored, which parts the game had. Pure. */
import type { StepTold, Timeline } from "../generated/protocol";

/** Whose eyes a game is seen with: a seat's, an onlooker's (null), or everybody's at once. */
export type Eyes = number | "open" | null;

/** The eyes that an address asks for where they may be had; the widest where it asks for none. */
export function eyesOf({ viewers, seats }: Timeline, as: string | null, handed: boolean): Eyes {
  const all = handed && viewers.length === seats.length;
  if (as === null) return all ? "open" : (viewers[0] ?? null);
  if (as === "open") return all ? "open" : null;
  return viewers.find((seat) => String(seat) === as) ?? null;
}

/** A timeline with all that anybody saw in it: what chance dealt and what was chosen unseen. */
export function opened(timeline: Timeline, each: readonly Timeline[]): Timeline {
  if (!each.length) return timeline;
  const veiled = ({ data }: StepTold): boolean => (data as { is?: string } | null)?.is === "Veiled";
  const known = (at: number): StepTold | undefined => each.flatMap(({ steps }) => steps[at] ?? []).find((step) => !veiled(step));
  return { ...timeline, steps: timeline.steps.map((step, at) => (veiled(step) ? (known(at) ?? step) : step)) };
}

/** The moments at which somebody had to decide, or nothing was left to: between them chance dealt. */
export function stopsOf({ moments }: Timeline): readonly number[] {
  const last = moments.length - 1;
  return moments.flatMap(({ waiting }, at) => (waiting.length || at === last ? [at] : []));
}

/** The moments at which somebody's points had changed since the stop before. */
export function scoringsOf(timeline: Timeline): readonly number[] {
  const stops = stopsOf(timeline);
  const points = (at: number): string => timeline.moments[at]?.points.join() ?? "";
  return stops.filter((at, n) => n > 0 && points(at) !== points(stops[n - 1] ?? 0));
}

export interface Band {
  readonly part: string;
  /** Its first and last stop, by their numbers among the stops. */
  readonly from: number;
  readonly to: number;
}

/** The parts of the game along its stops. */
export function bandsOf(timeline: Timeline): readonly Band[] {
  const bands: Band[] = [];
  for (const [n, at] of stopsOf(timeline).entries()) {
    const part = timeline.moments[at]?.part ?? "";
    const last = bands.at(-1);
    if (last?.part === part) bands[bands.length - 1] = { ...last, to: n };
    else bands.push({ part, from: n, to: n });
  }
  return bands;
}

/** The number among the stops of the last one that lies at or before a moment. */
export function stopAt(stops: readonly number[], moves: number): number {
  return Math.max(0, stops.findLastIndex((at) => at <= moves));
}

/** Who made the move that led to a stop; chance where no seat did. */
export function moverTo({ steps }: Timeline, from: number, to: number): number {
  return steps.slice(from, to).find(({ seat, forced }) => seat >= 0 && !forced)?.seat ?? -1;
}
