import { describe, expect, test } from "vitest";
import { slotted } from "./slots";

describe("cards of an offer keep their places", () => {
  test("where one was taken its place is left empty", () => {
    expect(slotted(["b1", "b2", "b3", "b4"], ["b1", "b3", "b4"])).toEqual(["b1", null, "b3", "b4"]);
  });

  test("the next card comes to the empty place, though the market tells it last", () => {
    expect(slotted(["b1", null, "b3", "b4"], ["b1", "b3", "b4", "b9"])).toEqual(["b1", "b9", "b3", "b4"]);
    expect(slotted(["b1", "b2", "b3", "b4"], ["b1", "b3", "b4", "b9"])).toEqual(["b1", "b9", "b3", "b4"]);
  });

  test("what is undone lies where it lay", () => {
    const taken = slotted(["b1", "b2", "b3", "b4"], ["b1", "b3", "b4"]);
    expect(slotted(taken, ["b1", "b2", "b3", "b4"])).toEqual(["b1", "b2", "b3", "b4"]);
  });

  test("an offer that grows has its new cards at the end", () => {
    expect(slotted(["b1", "b2"], ["b1", "b2", "b3"])).toEqual(["b1", "b2", "b3"]);
  });

  test("another offer, or one that is used up, is laid out anew", () => {
    expect(slotted(["b1", "b2", "b3"], ["b7", "b8"])).toEqual(["b7", "b8"]);
    expect(slotted(["b1", "b2", "b3", "b4"], ["b3"])).toEqual(["b3"]);
    expect(slotted([], ["b1"])).toEqual(["b1"]);
  });
});
