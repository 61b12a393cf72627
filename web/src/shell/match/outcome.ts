/** What a result says, from the table's ending alone: pure, so that it can be tested without a page. */
import type { Scored } from "../../boards/board";
import type { Ending } from "../../generated/protocol";

/** What became of it for whoever looks: `stopped` where nobody played to the end and nobody gave up. */
export type Outcome = "stopped" | "made" | "missed" | "won-together" | "lost-together" | "you" | "other" | "shared";

/** Ends of the table's own that somebody has lost by. */
const LOST_BY: ReadonlySet<string> = new Set(["table.resigned", "table.out-of-time"]);

export function outcomeOf(end: Ending, viewer: number | null): Outcome {
  if (end.reason.rule.startsWith("table.") && !LOST_BY.has(end.reason.rule)) return "stopped";
  if (end.together) {
    const alone = end.scores.length === 1;
    if (end.winners.length) return alone ? "made" : "won-together";
    return alone ? "missed" : "lost-together";
  }
  if (!end.winners.length) return "stopped";
  if (end.winners.length > 1) return "shared";
  return end.winners[0] === viewer ? "you" : "other";
}

/** What told most: the group of points in which the winner is furthest ahead of the best of the others. */
export interface Edge {
  readonly what: string;
  readonly mine: number;
  readonly other: number;
}

export function edgeOf(end: Ending, scores: readonly Scored[], group: (entry: Scored) => string): Edge | null {
  const winner = end.winners[0];
  if (end.together || end.winners.length !== 1 || winner === undefined) return null;
  const rival = end.scores.map((points, seat) => ({ points, seat })).filter(({ seat }) => seat !== winner).sort((a, b) => b.points - a.points)[0];
  if (!rival || rival.points >= (end.scores[winner] ?? 0)) return null;
  const sums = new Map<string, { mine: number; other: number }>();
  for (const entry of scores) {
    const sum = sums.get(group(entry)) ?? { mine: 0, other: 0 };
    if (entry.seat === winner) sum.mine += entry.amount;
    if (entry.seat === rival.seat) sum.other += entry.amount;
    sums.set(group(entry), sum);
  }
  const [most] = [...sums].map(([what, sum]) => ({ what, ...sum })).sort((a, b) => b.mine - b.other - (a.mine - a.other));
  return most && most.mine > most.other ? most : null;
}
