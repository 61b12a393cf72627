/** What is told of a screen on which something is wrong: nothing that its viewer was not shown. Pure. */
import type { Log } from "../table/log";
import type { Situation } from "../generated/protocol";
import type { Seen } from "./over.svelte";

/** So much is sent at most; the last of what happened is worth most. */
const ROOM = 11_000;
const LINES = 60;

/** A match as its viewer was told of it. */
export function seenMatch(match: string, game: string, situation: Situation, log: Log): Seen {
  const { seq, viewer, status, waiting, held, asked, view } = situation;
  return { match, game, seq, viewer, status, waiting, held, asked, lines: log.lines.slice(-LINES), view };
}

/** All of it for a file. */
export const written = (words: string, about: object, seen: Seen | null): string => JSON.stringify({ words, ...about, seen }, null, 1);

/** As much of it as can be sent: the view goes first, then the oldest of what happened. */
export function fitting(about: object, seen: Seen | null): string {
  const whole = JSON.stringify({ ...about, seen });
  if (whole.length <= ROOM || !seen) return whole.slice(0, ROOM);
  const { view: _, ...rest } = seen;
  const lines = (Array.isArray(rest["lines"]) ? rest["lines"] : []) as readonly unknown[];
  for (let kept = lines.length; kept >= 0; kept -= 5) {
    const less = JSON.stringify({ ...about, seen: { ...rest, lines: lines.slice(lines.length - kept) } });
    if (less.length <= ROOM) return less;
  }
  return JSON.stringify(about).slice(0, ROOM);
}
