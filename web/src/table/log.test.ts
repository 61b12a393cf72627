/** The log as it is read. */
import { expect, test } from "vitest";
import type { FromTable } from "../generated/protocol";
import { EMPTY, told, type Log } from "./log";

const moves = (seq: number, ...steps: string[]): FromTable => ({
  type: "moves",
  seq,
  at: 0,
  steps: steps.map((move) => ({ seat: 0, move, data: {} })),
});
const after = (...messages: FromTable[]): Log => messages.reduce(told, EMPTY);
const shown = (log: Log): string[] => log.lines.map((line) => (line.kind === "step" ? line.step.move : line.what));

test("what was taken back is gone, and that it was is told", () => {
  const log = after(moves(1, "a", "b"), moves(2, "c"), { type: "undid", seq: 3, at: 0, seat: 0, length: 2 });
  expect(shown(log)).toEqual(["a", "b", "undid"]);
});

test("moves made after a take-back are counted anew", () => {
  const undid = (seq: number, length: number): FromTable => ({ type: "undid", seq, at: 0, seat: 0, length });
  const log = after(moves(1, "a", "b"), undid(2, 1), moves(3, "c"), undid(4, 1), moves(5, "d"));
  expect(shown(log)).toEqual(["a", "undid", "undid", "d"]);
});

test("a choice put down is the viewer's own until all are opened", () => {
  const down: FromTable = { type: "put-down", seq: 1, at: 0, seat: 0, move: "split b1" };
  expect(after(down).putDown?.move).toBe("split b1");
  expect(after(down, { type: "put-down", seq: 2, at: 0, seat: 1 }).putDown?.move).toBe("split b1");
  expect(after(down, moves(3, "split b1")).putDown).toBeNull();
});

test("the muted are known, and those heard again", () => {
  const mute = (seq: number, seat: number, muted: boolean): FromTable => ({ type: "muting", seq, at: 0, seat, muted });
  expect(after(mute(1, 1, true), mute(2, 2, true), mute(3, 1, false)).muted).toEqual([2]);
});
