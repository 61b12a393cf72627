/** Where Miss Thorn's points come from; what breaks a tie at the end. */
import { expect, it } from "vitest";
import { type Entry, listOf, pointsOf, THORN, tiesOf } from "./standing";
import type { Glance, View } from "./view";

const view = (achieved: readonly string[][], supplies: readonly number[][]): View =>
  ({ achieved, supplies, cities: [["inn"], ["inn", "fool"]], holdings: [{ size: 2 }, { size: 1 }] }) as unknown as View;
const glance = (one: number, other: number, journey: readonly number[] = [3, 3]): Glance =>
  ({ standing: [one, other].map((amount, seat) => ({ seat, amount, source: "inn", when: "end", evidence: [] })), journey }) as unknown as Glance;

it("tells all four in order, and the first that differs decides", () => {
  const ties = tiesOf(view([["A1"], ["B2"]], [[1, 0, 0, 0], [0, 0, 1, 0]]), glance(20, 20));
  expect(ties).toEqual([["events", [1, 1], false], ["resources", [1, 1], false], ["city", [1, 2], true], ["hand", [2, 1], false]]);
});

it("counts the Journey among the events", () => {
  const [events] = tiesOf(view([["A1"], ["B2"]], [[0, 0, 0, 0], [0, 0, 0, 0]]), glance(20, 20, [4, 3]));
  expect(events).toEqual(["events", [2, 1], true]);
});

it("decides nothing where points do", () => {
  expect(tiesOf(view([["A1"], []], [[0, 0, 0, 0], [0, 0, 0, 0]]), glance(20, 19)).some(([, , decides]) => decides)).toBe(false);
});

it("tells Miss Thorn's points by where they come from, as it does everybody's", () => {
  const told = (amount: number, source: string, ...evidence: (readonly [string, string])[]): Entry =>
    ({ seat: THORN, amount, source, when: "end", evidence }) as unknown as Entry;
  const hers = [told(3, "castle"), told(4, "everdell.challenge.end", ["card", "castle"]), told(20, "everdell.challenge.end", ["difficulty", "normal"])];
  expect(listOf(hers, THORN, "cards")).toEqual([["castle", 3, ""]]);
  expect(listOf(hers, THORN, "purple")).toEqual([["castle", 4, ""]]);
  expect([pointsOf(hers, THORN, "start"), listOf(hers, THORN, "start")]).toEqual([20, []]);
  expect(pointsOf(hers, THORN)).toBe(27);
});
