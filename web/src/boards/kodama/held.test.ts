/** A card in the hand: picked up, dragged, touched down, turned and stepped, always told what it would do. */
import { describe, expect, it } from "vitest";
import { bestOf, putDownOn } from "./ghost";
import { Held, roomiest } from "./held.svelte";
import { wood } from "./pack";
import { notation, places, readPlace } from "./placing";
import type { Weather } from "./scoring";
import { type Tree, grown, planted, poseOf } from "./tree";

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
    expect(readPlace(tree, hand.move()!)).toEqual({ card: "b02", lie: hand.lie });
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
    const [, , x, y] = line[line.length - 2]!;
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

  it("steps through legal places only, and from card to card", () => {
    const hand = held();
    hand.pickUp("b02");
    const seen = new Set<string>();
    const parents = new Set<number>();
    for (let i = 0; i < 12; i++) {
      hand.step(1, i % 4 === 3);
      expect(hand.legal).toBe(true);
      seen.add(`${hand.lie!.parent} ${hand.lie!.u} ${hand.lie!.v}`);
      parents.add(hand.lie!.parent);
    }
    expect(seen.size).toBe(8);
    expect(parents).toEqual(new Set([0, 1]));
    const here = hand.lie!;
    hand.step(1, false);
    hand.step(-1, false);
    expect([hand.lie!.u, hand.lie!.v]).toEqual([here.u, here.v]);
  });

  it("writes the move that the table reads", () => {
    const tree = sapling();
    const hand = held(tree);
    hand.pickUp("b02");
    hand.step(1, false);
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
  const moves = places(tree, "b02", CALM, 50).map((lie) => ({ move: notation(tree, "b02", lie), points: 3 }));
  const others = places(tree, "b05", CALM, 50).map((lie) => ({ move: notation(tree, "b05", lie), points: 2 }));

  it("are the best of each card and parent, as many as there is room for", () => {
    const ghosts = bestOf(tree, [...moves, ...others, { move: "gust", points: 0 }], null, 3);
    expect(ghosts).toHaveLength(3);
    expect(new Set(ghosts.map((ghost) => `${ghost.card} ${ghost.lie.parent}`)).size).toBe(3);
    expect(ghosts[0]!.points).toBe(3);
  });

  it("are of the held card alone where one is held", () => {
    expect(new Set(bestOf(tree, [...moves, ...others], "b05", 9).map((ghost) => ghost.card))).toEqual(new Set(["b05"]));
  });

  it("tell what was put down, and nothing of other moves", () => {
    expect(putDownOn(tree, moves[0]!.move, CALM)[0]!.card).toBe("b02");
    expect(putDownOn(tree, "score k01", CALM)).toEqual([]);
  });
});
