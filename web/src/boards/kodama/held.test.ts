/** A card in the hand: picked up, dragged, touched down, turned and stepped, always told what it would do. */
import { describe, expect, it } from "vitest";
import { bestOf, fanned, putDownOn } from "./ghost";
import { Held } from "./held.svelte";
import { wood } from "./pack";
import { faultsOf, notation, places } from "./placing";
import { roomiest, sideOf } from "./stops";
import type { Weather } from "./growing";
import { type Lie, type Tree, grown, planted, poseOf } from "./tree";

const CALM: Weather = { covers: [], decree: null };

function sapling(): Tree {
  const trunk = planted("t1");
  return grown(trunk, "b01", places(trunk, "b01", CALM, 50)[7]!);
}

function held(tree: Tree = sapling()): Held {
  return new Held(
    () => tree,
    () => CALM,
  );
}

describe("a held card", () => {
  it("is nowhere when it was only picked up", () => {
    const hand = held();
    hand.pickUp("b02");
    expect(hand.shown).toBeNull();
    expect(hand.move()).toBeNull();
  });

  it("says which rules are broken where it floats, and on what", () => {
    const hand = held();
    hand.pickUp("b02");
    hand.drag(40_000, 2_000);
    expect(hand.shown!.faults.map((fault) => fault.rule)).toContain("kodama.place.bark");
    expect(hand.legal).toBe(false);
    hand.drag(40_000, -2_000);
    expect(hand.shown!.faults.map((fault) => fault.rule)).toContain("kodama.place.table-edge");
  });

  it("snaps to the nearest legal place when it is let go beside one", () => {
    const tree = sapling();
    const lie = places(tree, "b02", CALM, 50).find((one) => one.parent === 1)!;
    const { x, y, angle } = poseOf(tree, "b02", lie);
    const hand = held(tree);
    hand.pickUp("b02");
    hand.drag(x, y);
    hand.turnTo(angle);
    hand.drag(x + 150, y - 120);
    hand.release();
    expect(hand.legal).toBe(true);
    expect(hand.dragging).toBe(false);
    expect(Math.hypot(hand.pose!.x - x, hand.pose!.y - y)).toBeLessThan(700);
    expect(hand.move()).toBe(notation(tree, "b02", hand.lie!));
  });

  it("stays where it was let go when no place is near", () => {
    const hand = held();
    hand.pickUp("b02");
    hand.drag(60_000, 60_000);
    hand.release();
    expect(hand.legal).toBe(false);
    expect(hand.pose).toMatchObject({ x: 60_000, y: 60_000 });
  });

  it("grows from the bark that is touched, turned so that it may", () => {
    const tree = sapling();
    const line = wood("t1").lines[5]!;
    const { bx: x, by: y } = line[line.length - 2]!;
    const hand = held(tree);
    hand.pickUp("b02");
    hand.touch(x, y + 6300);
    expect(hand.legal).toBe(true);
    expect(hand.shown!.lie.parent).toBe(0);
  });

  it("turns about its connecting end once it is settled", () => {
    const tree = sapling();
    const hand = held(tree);
    hand.lay("b02", places(tree, "b02", CALM, 50)[0]!);
    const { u, v, turn } = hand.lie!;
    hand.turn(50);
    expect(hand.lie).toMatchObject({ u, v, turn: (turn + 50) % 3600 });
    hand.turn(-100);
    expect(hand.lie!.turn).toBe((turn + 3550) % 3600);
  });

  it("steps from side to side, one legal stop each, and from card to card", () => {
    const hand = held();
    hand.pickUp("b02");
    const sides = new Set<string>();
    const parents = new Set<number>();
    for (let i = 0; i < 20; i++) {
      hand.step(1, i % 10 === 9 ? "card" : "side");
      expect(hand.legal).toBe(true);
      sides.add(`${hand.lie!.parent} ${sideOf(sapling(), "b02", hand.lie!)}`);
      parents.add(hand.lie!.parent);
    }
    expect(parents).toEqual(new Set([0, 1]));
    expect(sides.size).toBeGreaterThan(3);
    const here = hand.lie!;
    hand.step(1, "side");
    hand.step(-1, "side");
    expect(hand.lie).toEqual(here);
  });

  it("has at most eight stops on a bare trunk, and all its places by finer steps", () => {
    const trunk = planted("t1");
    const hand = held(trunk);
    for (const card of ["b02", "b05", "b17"]) {
      hand.pickUp(card);
      hand.step(1, "side");
      const stops = new Set<string>();
      for (let i = 0; i < 30; i++) {
        stops.add(JSON.stringify(hand.lie));
        hand.step(1, "side");
      }
      expect(stops.size).toBeLessThanOrEqual(8);
      const fine = new Set<string>();
      for (let i = 0; i < 200; i++) {
        hand.step(1, "place");
        fine.add(`${hand.lie!.u} ${hand.lie!.v}`);
      }
      expect(fine.size).toBe(new Set(places(trunk, card, CALM, 50).map(({ u, v }) => `${u} ${v}`)).size);
    }
  });

  it("writes the move that the table reads", () => {
    const tree = sapling();
    const hand = held(tree);
    hand.pickUp("b02");
    hand.step(1, "side");
    expect(hand.move()).toBe(notation(tree, "b02", hand.lie!));
    hand.putBack();
    expect(hand.move()).toBeNull();
  });
});

it.each([
  [[0, 100, 200, 300, 1800], 100],
  [[3500, 0, 100], 0],
  [[900], 900],
  [[0, 100, 200, 300, 400, 2000, 2100], 200],
])("of the turns %j the roomiest is %i", (turns, middle) => {
  expect(roomiest(turns)).toBe(middle);
});

describe("places that are shown", () => {
  const tree = sapling();
  const placed = (card: string, { parent, u, v, turn }: Lie) => ({
    move: notation(tree, card, { parent, u, v, turn }),
    data: { is: "Place", card, on: tree.cards[parent]!, u, v, turn } as const,
  });
  const move = placed("b02", places(tree, "b02", CALM, 50)[0]!);

  it("are the best of each card and parent, as many as there is room for", () => {
    const ghosts = bestOf(tree, ["b02", "b05", "b17"], CALM, 4);
    expect(ghosts).toHaveLength(4);
    expect(new Set(ghosts.map((ghost) => `${ghost.card} ${ghost.lie.parent}`)).size).toBe(4);
    const points = ghosts.map((ghost) => ghost.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    for (const { card, lie } of ghosts) expect(faultsOf(tree, card, lie, CALM)).toEqual([]);
  });

  it("tell what was put down, and nothing of other moves", () => {
    expect(putDownOn(tree, move.data, CALM)[0]!.card).toBe("b02");
    expect(putDownOn(tree, { is: "Pass" }, CALM)).toEqual([]);
  });

  it("have coins that do not touch and are seen whole, however near the places are to each other and to an edge", () => {
    const coins = fanned([[0, 0], [0, 0], [10, 0], [0, 5], [3, 3], [900, 40]], 44, { left: -200, top: -10, width: 1200, height: 300 });
    for (const [i, [x, y]] of coins.entries()) {
      for (const [a, b] of coins.slice(i + 1)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(43);
      expect(y).toBeGreaterThanOrEqual(12);
    }
    expect(coins[5]).toEqual([900, 40]);
  });
});
