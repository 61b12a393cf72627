/** Decisions looked into, put together. */
import { expect, test } from "vitest";
import type { Judgement, Timeline } from "../generated/protocol";
import { chanceLine, drawnPlaces, pointLines, worthALook } from "./judging";

const told = (move: string): Judgement["told"] => ({ seat: 0, move, data: null });
const judged = (moves: number, cost: number, chance = 0.5): Judgement => ({
  ...{ moves, cost, chance, seat: 0, move: "a", best: "b", doubt: 0.1, sure: false, sims: 1, worlds: 1, points: 0, better: 0 },
  told: told("b"),
  places: [
    { told: told("a"), chance, points: 0 },
    { told: told("c"), chance, points: 4 },
  ],
});
const timeline: Timeline = {
  ...{ game: "g", rules: 1, options: {}, viewer: null, viewers: [], over: true, steps: [] },
  seats: [
    { seat: 0, sitter: "person", name: "Ada" },
    { seat: 1, sitter: "person", name: "Ben" },
  ],
  moments: [
    { part: "", points: [0, 0], waiting: [0], standing: [0, 0] },
    { part: "", points: [5, 0], waiting: [1], standing: [5, 0] },
    { part: "", points: [5, 10], waiting: [], standing: [5, 10] },
  ],
};

test("the three that cost most are worth a look, and none that cost nothing", () => {
  const found = [judged(1, 0), judged(2, 0.1), judged(3, 0.3), judged(4, 0.2), judged(5, 0.05)];
  expect(worthALook(found).map(({ moves }) => moves)).toEqual([3, 4, 2]);
});

test("the chance to win is drawn at its moments, upwards", () => {
  expect(chanceLine([judged(0, 0, 0.25), judged(1, 0, 0.75)], timeline)).toBe("M0.00 30.00L50.00 10.00");
});

test("everybody's points run along the timeline, the most of all on top", () => {
  expect(pointLines(timeline)).toEqual(["M0.00 40.00L50.00 20.00L100.00 20.00", "M0.00 40.00L50.00 40.00L100.00 0.00"]);
});

test("a place is drawn where it is another than the one that was taken", () => {
  expect(drawnPlaces(judged(1, 0.2)).map(({ move }) => move)).toEqual(["c"]);
});
