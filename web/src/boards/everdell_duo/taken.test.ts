/** Who has taken which events. */
import { expect, it } from "vitest";
import { takenBy, type View } from "./view";

const stands = (achieved: readonly (readonly string[])[], reported: readonly string[]): View => {
  const together = [...Array.from({ length: 19 }, () => null), reported, false];
  return { achieved, together } as unknown as View;
};

it("names both players and Miss Thorn, and nobody who has none", () => {
  expect(takenBy(stands([["fair"], ["woodpile"]], ["journey-home"]))).toEqual([
    { seat: 0, events: ["fair"] },
    { seat: 1, events: ["woodpile"] },
    { seat: "thorn", events: ["journey-home"] },
  ]);
  expect(takenBy(stands([[], ["woodpile"]], []))).toEqual([{ seat: 1, events: ["woodpile"] }]);
});
