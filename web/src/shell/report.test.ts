/** A report holds what its viewer was shown, and fits. */
import { expect, test } from "vitest";
import type { Situation } from "../generated/protocol";
import { EMPTY, type LogLine } from "../table/log";
import { fitting, seenMatch, written } from "./report";

const situation = { seq: 7, viewer: 1, status: "playing", waiting: [1], held: null, asked: null, view: { hand: ["mine"] }, commitment: "c" };
const lines = Array.from({ length: 80 }, (_, at): LogLine => ({ kind: "note", seq: at, what: "x".repeat(200), seat: 0, name: "" }));
const seen = (view: unknown): ReturnType<typeof seenMatch> =>
  seenMatch("abc", "kodama", { ...situation, view } as unknown as Situation, { ...EMPTY, lines });

test("it tells the turn, the viewer, what happened last and what the viewer sees", () => {
  const told = seen({ hand: ["mine"] });
  expect([told["seq"], told["viewer"], (told["lines"] as unknown[]).length]).toEqual([7, 1, 60]);
  expect(JSON.parse(written("It hangs", { version: "1" }, told))).toMatchObject({ words: "It hangs", version: "1", seen: { view: { hand: ["mine"] } } });
});

test("what is sent fits, and leaves out the view first", () => {
  const sent = fitting({ version: "1" }, seen({ hand: "y".repeat(20_000) }));
  expect(sent.length).toBeLessThanOrEqual(11_000);
  const told = JSON.parse(sent) as { seen: { view?: unknown; lines: unknown[] } };
  expect(told.seen.view).toBeUndefined();
  expect(told.seen.lines.at(-1)).toMatchObject({ seq: 79 });
});
