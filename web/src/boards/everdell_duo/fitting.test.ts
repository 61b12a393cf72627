/** Hands and cities of every size stay on the screen. */
import { expect, it } from "vitest";
import { cityColumns, handColumns, LEAST } from "./fitting";

it("a small hand lies in columns of a thumb's width", () => {
  expect(handColumns(3, 378, 160)).toBe(6);
});

it.each([13, 15, 17])("a hand of %i is in sight on a small phone, more of it side by side", (cards) => {
  const columns = handColumns(cards, 378, 150);
  expect(Math.ceil(cards / columns)).toBe(2);
  expect(columns).toBeGreaterThan(6);
});

it("on a phone that lies a large hand takes a third row before its cards cover each other", () => {
  const columns = handColumns(14, 272, 205);
  expect(Math.ceil(14 / columns)).toBe(3);
});

it("cards overlap no further than that each can be told", () => {
  const columns = handColumns(40, 378, 80);
  expect((378 - 6 - LEAST) / (columns - 1)).toBeGreaterThanOrEqual(30);
});

it("tiles of a city grow with the room and shrink with their number", () => {
  expect(cityColumns(6, 400, 130)).toBe(6);
  expect(cityColumns(28, 400, 260)).toBeGreaterThan(cityColumns(15, 400, 260));
});
