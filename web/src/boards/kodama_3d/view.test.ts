/** What a board reads off a view: proofs of goals at the end. */
import { describe, expect, it } from "vitest";
import { situation } from "./sample";
import { provenOn, treeOf } from "./view";

describe("at the end", () => {
  it("paints on every player's tree just the tiles that proved a goal", () => {
    const { view } = situation("over");
    expect(view.ledger.length).toBeGreaterThan(4);
    for (const { seat, source, evidence } of view.ledger) {
      const named = [evidence.find(([name]) => name === "parts")?.[1]].flat(3).filter((name) => name !== "trunk");
      const painted = provenOn(view, seat, source).filter((part) => part > 0);
      const names = painted.map((part) => treeOf(view, seat)!.parts[part - 1]![0]);
      expect(new Set(names)).toEqual(new Set(named));
    }
    expect(provenOn(view, 0, "no such goal")).toEqual([]);
  });
});
