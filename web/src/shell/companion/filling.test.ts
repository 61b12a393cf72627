import { describe, expect, it } from "vitest";

import type { Sheet, SheetCounted } from "../../generated/protocol";
import { blank, cleared, covered, laid, latest, next, rooted, said, typed, uncovered } from "./filling";
import { placed } from "./sketching";

const SHEET: Sheet = {
  id: "tree",
  speaks: "tree",
  fewest: 2,
  most: 6,
  turns: true,
  rows: [
    { id: "spring-1", rule: "r", part: "spring", fill: "card" },
    { id: "spring-kodama", rule: "r", part: "spring", fill: "words", words: "spirit" },
  ],
  counters: [{ id: "trunk-icons", kind: "number" }],
};
const COUNTED: SheetCounted = { lines: [], cells: [], totals: [0, 0], winners: [0, 1], reason: { rule: "r", evidence: {} }, faults: [], wanted: [], first: null };

describe("what is filled in next", () => {
  it("goes round from who begins, row by row", () => {
    const begun = blank(2, 1);
    expect(next(SHEET, begun, null)).toEqual({ kind: "cell", column: 1, row: "spring-1" });
    const one = typed(begun, 1, "spring-1", 4);
    expect(next(SHEET, one, null)).toEqual({ kind: "cell", column: 0, row: "spring-1" });
    expect(next(SHEET, typed(one, 0, "spring-1", 2), null)).toEqual({ kind: "cell", column: 1, row: "spring-kodama" });
  });

  it("is a counter that is asked for before any empty cell, and nothing where all is there", () => {
    const wanted = [{ column: 0, blank: "trunk-icons" }];
    expect(next(SHEET, blank(2), { ...COUNTED, wanted })).toEqual({ kind: "counter", column: 0, counter: "trunk-icons" });
    let all = blank(2);
    for (const column of [0, 1]) all = said(typed(all, column, "spring-1", 0), column, "spring-kodama", [{ is: "ends", points: 1 }]);
    expect(next(SHEET, all, COUNTED)).toBeNull();
    const undrawn = [{ column: 1, blank: "sketch", row: "spring-kodama" }];
    expect(next(SHEET, all, { ...COUNTED, wanted: undrawn })).toEqual({ kind: "cell", column: 1, row: "spring-kodama" });
  });
});

describe("a tree that is only drawn", () => {
  const drawn: Sheet = {
    ...SHEET,
    turns: false,
    rows: [
      { id: "tile-1", rule: "r", part: "tree", fill: "card", most: 0 },
      { id: "goals", rule: "r", part: "goals", fill: "words", words: "goal" },
    ],
  };

  it("is asked for first, and no more where its goals are there or points are typed", () => {
    expect(next(drawn, blank(2), null)).toEqual({ kind: "cell", column: 0, row: "tile-1" });
    expect(next(drawn, blank(2), null, true)).toEqual({ kind: "cell", column: 0, row: "goals" });
    expect(next(drawn, typed(blank(2), 0, "goals", 9), null)).toEqual({ kind: "cell", column: 1, row: "tile-1" });
  });
});

describe("a cell rubbed out", () => {
  const grown = laid(laid(rooted(blank(1), 0, "star"), 0, { row: "a", on: 0, marks: ["star"] }), 0, { row: "b", on: 1, marks: ["star"] });

  it("takes its card off the sketch, but none that others grow from", () => {
    expect(cleared(grown, 0, "b").columns[0]?.cards).toEqual([{ row: "a", on: 0, marks: ["star"] }]);
    expect(cleared(grown, 0, "a").columns[0]?.cards).toHaveLength(2);
  });

  it("leaves what grows from later cards where it grew", () => {
    const more = laid(laid(grown, 0, { row: "c", on: 0, marks: ["cloud"] }), 0, { row: "d", on: 3, marks: ["cloud"] });
    expect(cleared(more, 0, "b").columns[0]?.cards?.map((card) => card.on)).toEqual([0, 0, 2]);
  });
});

describe("spirits over icons", () => {
  const two = laid(laid(rooted(blank(2), 0, "star"), 0, { row: "a", on: 0, marks: ["star", "star"] }), 0, { row: "b", on: 0, marks: ["cloud"] });
  const under = covered(covered(two, { column: 0, row: "a", card: 1, mark: "star", by: "flower" }), { column: 0, row: "b", card: 2, mark: "cloud", by: "firefly" });

  it("leave the icons free that none lies on", () => {
    expect(uncovered(under, 0, 1)).toEqual(["star"]);
    expect(uncovered(under, 0, 2)).toEqual([]);
  });

  it("go with a card that goes, and stay with the others", () => {
    expect(cleared(under, 0, "a").covers).toEqual([{ column: 0, row: "b", card: 1, mark: "cloud", by: "firefly" }]);
  });

  it("come in the turn that was entered last, be it without a card", () => {
    expect(latest(SHEET, blank(2), 0)).toBeUndefined();
    expect(latest(SHEET, typed(blank(2), 0, "spring-1", 0), 0)).toBe("spring-1");
  });
});

describe("a sketch", () => {
  it("stands every card above the one it grows from, and no two in one place", () => {
    const cards = [0, 1, 1, 0, 4, 2].map((on, at) => ({ row: String(at), on, marks: [] }));
    const { spots } = placed(cards);
    cards.forEach((card, at) => expect(spots[at + 1]!.y).toBe(spots[card.on]!.y + 1));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
  });
});
