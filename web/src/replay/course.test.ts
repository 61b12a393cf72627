/** Stops, scorings and parts of a timeline. */
import { expect, test } from "vitest";
import type { Timeline } from "../generated/protocol";
import { bandsOf, eyesOf, moverTo, opened, scoringsOf, stopAt, stopsOf } from "./course";

const step = (seat: number): Timeline["steps"][number] => ({ seat, move: "m", data: null });
const timeline: Timeline = {
  game: "g",
  rules: 1,
  options: {},
  seats: [],
  viewer: null,
  viewers: [],
  over: true,
  steps: [-1, -1, 0, 1, -1, 0].map(step),
  moments: [
    { part: "spring", points: [0, 0], waiting: [], standing: [0, 0] },
    { part: "spring", points: [0, 0], waiting: [], standing: [0, 0] },
    { part: "spring", points: [0, 0], waiting: [0], standing: [0, 0] },
    { part: "spring", points: [3, 0], waiting: [1], standing: [3, 0] },
    { part: "summer", points: [3, 0], waiting: [], standing: [3, 0] },
    { part: "summer", points: [3, 0], waiting: [0], standing: [3, 0] },
    { part: "summer", points: [4, 2], waiting: [], standing: [4, 2] },
  ],
};

test("one stops where somebody decided, and at the end", () => {
  expect(stopsOf(timeline)).toEqual([2, 3, 5, 6]);
  expect([0, 2, 4, 6, 99].map((at) => stopAt(stopsOf(timeline), at))).toEqual([0, 0, 1, 3, 3]);
});

test("scorings are the stops since which points have changed", () => {
  expect(scoringsOf(timeline)).toEqual([3, 6]);
});

test("parts follow one another along the stops", () => {
  expect(bandsOf(timeline)).toEqual([
    { part: "spring", from: 0, to: 1 },
    { part: "summer", from: 2, to: 3 },
  ]);
});

test("a stop is reached by the move of a seat, or dealt", () => {
  expect([moverTo(timeline, 0, 2), moverTo(timeline, 2, 3), moverTo(timeline, 3, 5)]).toEqual([-1, 0, 1]);
});

test("eyes that an address asks for are had where they may be; else the widest there are", () => {
  const seats = [0, 1].map((seat) => ({ seat, sitter: "person" as const, name: "" }));
  const over = { ...timeline, seats, viewers: [0, 1] };
  const running = { ...timeline, seats, viewers: [1], over: false };
  expect([null, "open", "1", "all", "7"].map((as) => eyesOf(over, as, true))).toEqual(["open", "open", 1, null, null]);
  expect([null, "open", "0", "1"].map((as) => eyesOf(running, as, true))).toEqual([1, null, null, 1]);
  expect([null, "open"].map((as) => eyesOf(over, as, false))).toEqual([0, null]);
});

test("where all is open, what one seat saw is told for what was veiled", () => {
  const steps = (first: unknown): Timeline["steps"] => [{ seat: -1, move: "m", data: first }, step(0)];
  const [veiled, known] = [{ is: "Veiled", kind: "deal" }, { is: "Deal" }];
  const told = opened({ ...timeline, steps: steps(veiled) }, [veiled, known].map((first) => ({ ...timeline, steps: steps(first) })));
  expect(told.steps.map(({ data }) => data)).toEqual([known, null]);
});
