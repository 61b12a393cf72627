/** Own cards fill in what is printed on them. */
import { expect, test } from "vitest";
import type { Sheet } from "../../generated/protocol";
import { spoken, tickable } from "./ticking";

const sheet = {
  id: "s",
  speaks: "s",
  fewest: 1,
  most: 2,
  rows: [],
  words: { spirit: [{ id: "icons" }], decree: [{ id: "convert" }], goal: [{ id: "row" }], bonus: [{ id: "bonus" }] },
  sketch: { trunk: { id: "trunk", kind: "one" }, marks: [{ id: "icons", kind: "some", values: ["star", "cloud"] }] },
} as Sheet;
const row = (id: string, fill: "words" | "card" | "sum" | "typed", words = ""): Sheet["rows"][number] => ({ id, rule: "r", fill, words });

test("a Kodama, a goal, a purple card and a decree speak as they are printed", () => {
  const own = {
    "kodamas.toml": { k: { id: "k", scores: { is: "icons", icons: ["star"], points: 2 } }, x: { id: "x", scores: { is: "unknown" } } },
    "goals.toml": { g: { id: "g", vp: 7, condition: { is: "row", of: "blue", length: 4 } } },
    "cards_purple.toml": { p: { id: "p", points: 3, effect: [{ do: "bonus", each: "purple", points: 2 }] } },
    "cards_blue.toml": { b: { id: "b", points: 1, effect: [{ do: "put", points: 3 }] } },
    "decrees.toml": { d: { id: "d", season: "spring", effect: { is: "convert", source: "star", target: "cloud" } } },
  };
  expect(tickable(sheet, own, row("spring-kodama", "words", "spirit"))).toMatchObject([{ id: "k", phrase: { is: "icons", points: 2 } }]);
  expect(tickable(sheet, own, row("goal-1", "words", "goal"))).toMatchObject([{ phrase: { is: "row", of: "blue", length: 4, vp: 7, per: false } }]);
  expect(tickable(sheet, own, row("bonuses", "words", "bonus"))).toMatchObject([{ id: "p", phrase: { is: "bonus", each: "purple", points: 2, every: 1 } }]);
  expect(tickable(sheet, own, row("cards", "sum")).map((one) => [one.id, "number" in one && one.number])).toEqual([["p", 3], ["b", 1]]);
  expect([spoken(sheet, own, "decree", "spring").length, spoken(sheet, own, "decree", "autumn").length]).toEqual([1, 0]);
});

test("a branch is ticked with its icons, each as often as it is there, where the sheet knows them", () => {
  const own = { "branches.toml": { b: { id: "b", icons: [["star", 1, 2], ["star", 3, 4]] }, c: { id: "c", icons: [["acorn", 0, 0]] } } };
  expect(tickable(sheet, own, row("spring-1", "card"))).toMatchObject([{ id: "b", marks: ["star", "star"] }]);
  expect(tickable(sheet, own, row("spring-1", "typed"))).toEqual([]);
});
