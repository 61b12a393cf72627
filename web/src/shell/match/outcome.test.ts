/** A result says who won, against whom, and what told most; never a victory where there was none. */
import { expect, test } from "vitest";
import type { Scored } from "../../boards/board";
import type { Ending } from "../../generated/protocol";
import { edgeOf, outcomeOf, type Outcome } from "./outcome";

const ended = (scores: number[], winners: number[], rule = "x.end", together = false): Ending => ({
  scores,
  winners,
  together,
  reason: { rule, evidence: {} },
  seed: "",
});

test.each<[string, Ending, number | null, Outcome]>([
  ["I won", ended([9, 4], [0]), 0, "you"],
  ["the other won", ended([9, 4], [0]), 1, "other"],
  ["somebody who looks on has not won", ended([9, 4], [0]), null, "other"],
  ["a drawn game is shared", ended([9, 9], [0, 1]), 0, "shared"],
  ["together and won", ended([50, 0], [0, 1], "x.end", true), 0, "won-together"],
  ["together and lost is no victory", ended([40, 0], [], "x.end", true), 0, "lost-together"],
  ["alone and won", ended([50], [0], "x.end", true), 0, "made"],
  ["alone and lost", ended([40], [], "x.end", true), 0, "missed"],
  ["all agreed to stop", ended([5, 9], [], "table.agreed"), 1, "stopped"],
  ["together, all agreed to stop", ended([5, 9], [], "table.agreed", true), 1, "stopped"],
  ["the other gave up", ended([2, 9], [0], "table.resigned"), 0, "you"],
])("%s", (_, end, viewer, outcome) => {
  expect(outcomeOf(end, viewer)).toBe(outcome);
});

const point = (seat: number, amount: number, source: string): Scored => ({ seat, amount, source, when: "", evidence: {} });

test("what told most is where the winner was furthest ahead", () => {
  const scores = [point(0, 10, "a"), point(1, 9, "a"), point(0, 8, "b"), point(1, 2, "b"), point(1, 1, "c")];
  expect(edgeOf(ended([18, 12], [0]), scores, (entry) => entry.source)).toEqual({ what: "b", mine: 8, other: 2 });
});

test("of a tie, a game together or one given up while behind nothing is said to have told", () => {
  const scores = [point(0, 10, "a"), point(1, 12, "a")];
  expect(edgeOf(ended([10, 12], [0, 1]), scores, (entry) => entry.source)).toBeNull();
  expect(edgeOf(ended([10, 12], [0]), scores, (entry) => entry.source)).toBeNull();
  expect(edgeOf(ended([10], [0], "x", true), scores, (entry) => entry.source)).toBeNull();
});
