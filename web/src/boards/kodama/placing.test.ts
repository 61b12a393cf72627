/** The page's law against the vectors that Python wrote. */
import { describe, expect, it } from "vitest";
import * as kernel from "../../generated/geometry";
import { limit } from "../../generated/kodama-rules";
import * as search from "../../generated/play-outs";
import { type Weather, worth } from "./growing";
import { DECREES, type Kind, waves } from "./pack";
import { aimed, faultsOf, lieOn, notation, placeOf, places, snap, snapped, stuck } from "./placing";
import { type Tree, grown, planted, poseOf, treeOf } from "./tree";
import told from "../../../../tests/golden/kodama_vectors.json";

type LieTold = readonly [number, number, number, number];

interface Probe {
  card: string;
  lie: LieTold;
  faults: [string, Record<string, unknown>][];
  runs: [Kind, number, number[]][];
  lone: boolean;
  bonus: number;
  snap: [number, number, number] | null;
}

interface Planted {
  trunk: string;
  laid: [string, number, number, number, number][];
  poses: number[];
  decree: string | null;
  covers: [number, number, Kind][];
  counts: Record<string, number>;
  probes: Probe[];
}

interface Call {
  name: string;
  args: unknown[];
  returned: unknown;
  wrote: number[];
}

const vectors = told as unknown as { trees: Planted[]; calls: Call[] };

const lieOf = ([parent, u, v, turn]: LieTold) => ({ parent, u, v, turn });

function treeFrom(told: Planted): Tree {
  return told.laid.reduce((tree, [card, ...lie]) => grown(tree, card, lieOf(lie)), planted(told.trunk));
}

function weatherOf(told: Planted, lone = false): Weather {
  const covers = told.covers.map(([card, icon, kind]) => ({ card, icon, kind }));
  return { covers, decree: told.decree ? DECREES[told.decree]! : null, lone };
}

describe.each(vectors.trees.map((told, at) => [at, told] as const))("tree %i", (_, told) => {
  const tree = treeFrom(told);

  it("lies where Python laid it", () => {
    expect(tree.poses).toEqual(told.poses);
  });

  it("is read from a view as it was written", () => {
    const bytes = new BigInt64Array(told.poses.map(BigInt));
    const hex = [...new Uint8Array(bytes.buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const parents = tree.parents.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(treeOf({ cards: tree.cards, parents, poses: hex })).toEqual(tree);
  });

  it("offers as many canonical places", () => {
    for (const [card, count] of Object.entries(told.counts)) {
      const free = { covers: [], decree: { ...DECREES["gust"]!, effect: { is: "limit", points: 999 } } } as Weather;
      expect(places(tree, card, free)).toHaveLength(count);
    }
  });

  it.each(told.probes.map((probe) => [notation(tree, probe.card, lieOf(probe.lie)), probe] as const))("%s", (move, probe) => {
    const lie = lieOf(probe.lie);
    const weather = weatherOf(told, probe.lone);
    expect(faultsOf(tree, probe.card, lie, weather).map(({ rule, evidence }) => [rule, evidence])).toEqual(probe.faults);
    const { runs, bonus } = worth(tree, probe.card, lie.parent, weather);
    expect(runs.map((run) => [run.icon, run.points, run.cards])).toEqual(probe.runs);
    expect(bonus).toBe(probe.bonus);
    const near = snapped(tree, probe.card, lie);
    expect(near && [near.u, near.v, near.turn]).toEqual(probe.snap);
    const { parent, u, v, turn } = lie;
    const on = tree.cards[parent]!;
    expect(placeOf(tree, { is: "Place", card: probe.card, on, u, v, turn })).toEqual({ card: probe.card, lie });
    expect(move).toBe(`place ${probe.card} on ${on} at ${u} ${v} turn ${turn}`);
  });

  it("takes a legal placement for what it is when it is held there, within the rounding of a turn", () => {
    for (const probe of told.probes.filter((one) => one.faults.length === 0)) {
      const lie = lieOf(probe.lie);
      const held = poseOf(tree, probe.card, lie);
      const back = lieOn(tree, probe.card, held, lie.parent);
      expect(Math.abs(back.u - lie.u) + Math.abs(back.v - lie.v)).toBeLessThanOrEqual(3);
      expect(back.turn).toBe(lie.turn);
      const aim = aimed(tree, probe.card, held);
      if (aim.parent === lie.parent) expect(snap(tree, probe.card, aim, weatherOf(told))).not.toBeNull();
    }
  });
});

it.each(vectors.calls)("the kernel's $name does as Python's does", ({ name, args, returned, wrote }) => {
  const out: number[] = [];
  const camel = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const called = ({ ...kernel, ...search } as unknown as Record<string, (...args: unknown[]) => unknown>)[camel]!;
  const given = args.map((one) => (one === "waves" ? waves : (one ?? out)));
  expect(called(...given) ?? null).toEqual(returned);
  expect(out.slice(0, wrote.length)).toEqual(wrote);
});

it("is stuck only where nothing on offer has a place", () => {
  const trunk = planted("t1");
  const poor = { covers: [], decree: { ...DECREES["gust"]!, effect: { is: "limit", points: -1 } } } as Weather;
  expect(stuck(trunk, ["b01", "b02"], { covers: [], decree: null })).toBe(false);
  expect(stuck(trunk, ["b01", "b02"], poor)).toBe(true);
});

it("lets a decree raise the limit", () => {
  expect(limit(null)).toBe(10);
  const raised = Object.values(DECREES).find((decree) => decree.effect.is === "limit")!;
  expect({ is: "limit", points: limit(raised) }).toEqual(raised.effect);
});
