/** A turn in hand, on real situations: what is lit, what comes to hand, what is committed. */
import { describe, expect, it } from "vitest";
import { situation, type Situation } from "./sample";
import { Turn } from "./turn.svelte";

const turnIn = (given: Situation): Turn => new Turn(() => given);

describe("moving", () => {
  const given = situation("late-move");
  const [mine] = given.view.meeples;

  it("first lights the meeples that can move, then the stacks that the chosen one reaches", () => {
    const turn = turnIn(given);
    expect(turn.step).toBe("meeple");
    expect([...turn.lit].every((stack) => mine!.includes(stack))).toBe(true);
    const start = [...turn.starts][0]!;
    expect(turn.touchStack(start)).toBeNull();
    expect(turn.step).toBe("stack");
    const ends = given.offers.flatMap(({ data }) => (data.is === "Go" && data.start === start ? [data.end] : []));
    expect([...turn.ends].sort()).toEqual(ends.sort());
  });

  it("brings to hand the tile that the meeple leaves, tries it at a point, and commits both moves at the second touch", () => {
    const turn = turnIn(given);
    const start = [...turn.starts][0]!;
    turn.touchStack(start);
    const end = [...turn.ends][0]!;
    turn.touchStack(end);
    expect(turn.tile).toBe(given.view.tops[start]);
    expect(turn.step).toBe("point");
    expect(turn.growths).toHaveLength(given.view.trees[0]!.free.length);
    const growth = turn.growths.find(({ fault }) => !fault)!;
    expect(turn.touchPoint(growth)).toBeNull();
    expect(turn.step).toBe("confirm");
    const go = given.offers.find(({ data }) => data.is === "Go" && data.start === start && data.end === end)!;
    expect(turn.touchPoint(growth)).toEqual({ play: [go.move, growth.move] });
  });

  it("asks why a stack cannot be reached", () => {
    const turn = turnIn(given);
    const start = [...turn.starts][0]!;
    turn.touchStack(start);
    const unlit = Array.from({ length: 16 }, (_, stack) => stack).find((stack) => !turn.lit.has(stack))!;
    expect(turn.touchStack(unlit)).toEqual({ why: expect.stringMatching(/^move [a-d][1-4] [a-d][1-4]$/) as string });
  });

  it("takes up the meeple that reaches a stack that is touched first, rather than say why another does not", () => {
    for (const stack of new Set(given.offers.flatMap(({ data }) => (data.is === "Go" ? [data.end] : [])))) {
      const turn = turnIn(given);
      expect(turn.touchStack(stack)).toBeNull();
      expect(turn.step).toBe("stack");
      expect(turn.ends.has(stack)).toBe(true);
    }
  });

  it("lets go step by step", () => {
    const turn = turnIn(given);
    turn.touchStack([...turn.starts][0]!);
    turn.touchStack([...turn.ends][0]!);
    turn.touchPoint(turn.growths[0]!);
    const steps = [turn.step];
    while (turn.letGo()) steps.push(turn.step);
    expect(steps.slice(-3)).toEqual(["point", "stack", "meeple"]);
  });
});

it("never commits a tile where it may not grow", () => {
  for (const name of ["late-move", "late-grow", "move", "grow"] as const) {
    const given = situation(name);
    for (const [tile, tried] of Object.entries(given.glance.tiles)) {
      for (const growth of tried.growths.filter(({ fault }) => fault)) {
        const turn = turnIn(given);
        expect(turn.touchPoint(growth), tile).toBeNull();
        expect(turn.touchPoint(growth), tile).toBeNull();
      }
    }
  }
});

it("has the tile in hand at once where it only has to be attached", () => {
  const given = situation("grow");
  const turn = turnIn(given);
  expect(turn.tile).toBe(given.view.tops[given.view.stack]);
  const growth = turn.growths.find(({ fault }) => !fault)!;
  turn.touchPoint(growth);
  expect(turn.touchPoint(growth)).toEqual({ play: [growth.move] });
  expect(given.offers.map(({ move }) => move)).toContain(growth.move);
});

it("places a meeple where it may stand, and asks why elsewhere", () => {
  const given = situation("late-place");
  const turn = turnIn(given);
  expect(turn.step).toBe("place");
  const [free] = turn.lit;
  expect(turn.touchStack(free!)).toEqual({ play: [given.offers.find(({ data }) => data.is === "Place" && data.stack === free)!.move] });
  const taken = given.view.meeples.flat()[0]!;
  expect(turn.touchStack(taken)).toHaveProperty("why");
});

it.each([
  ["return", "return"],
  ["goal", "goal"],
  ["last", "meeple"],
  ["over", "wait"],
] as const)("knows what is asked: %s", (name, step) => {
  expect(turnIn(situation(name)).step).toBe(step);
});

it("takes one of the last two tiles and attaches it in one go", () => {
  const given = situation("last");
  const turn = turnIn(given);
  const [stack] = turn.starts;
  turn.touchStack(stack!);
  const growth = turn.growths.find(({ fault }) => !fault)!;
  turn.touchPoint(growth);
  expect(turn.touchPoint(growth)).toEqual({ play: [given.offers.find(({ data }) => data.is === "Add" && data.stack === stack)!.move, growth.move] });
});
