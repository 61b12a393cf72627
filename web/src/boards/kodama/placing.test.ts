/** The page's law against the vectors that Python wrote. */
import { describe, expect, it } from "vitest";
import { body, flesh, knuckle } from "./art/bark";
import { moss } from "./art/leaves";
import { DECREES, type Kind, kernel, wood } from "./pack";
import { aimed, faultsOf, lieOn, notation, places, readPlace, snap, stuck } from "./placing";
import { type Weather, limitOf, runs, worth } from "./scoring";
import { type Tree, grown, joinOf, planted, poseOf, treeOf } from "./tree";
import { snapped } from "../../geometry/snap";
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

interface Stroke {
  card: string;
  angle: number;
  drawn: number[];
}

const vectors = told as unknown as { trees: Planted[]; strokes: Stroke[] };

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
    expect(runs(tree, probe.card, lie.parent, weather).map((run) => [run.kind, run.points, run.cards])).toEqual(probe.runs);
    expect(worth(tree, probe.card, lie.parent, weather).bonus).toBe(probe.bonus);
    const ground = wood(tree.cards[lie.parent]!);
    const near = snapped(kernel, tree.poses, ground, joinOf(wood(probe.card)), lie);
    expect(near && [near.u, near.v, near.turn]).toEqual(probe.snap);
    expect(readPlace(tree, move)).toEqual({ card: probe.card, lie });
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

it("is stuck only where nothing on offer has a place", () => {
  const trunk = planted("t1");
  const poor = { covers: [], decree: { ...DECREES["gust"]!, effect: { is: "limit", points: -1 } } } as Weather;
  expect(stuck(trunk, ["b01", "b02"], { covers: [], decree: null })).toBe(false);
  expect(stuck(trunk, ["b01", "b02"], poor)).toBe(true);
});

it("lets a decree raise the limit", () => {
  expect(limitOf(null)).toBe(10);
  const raised = Object.values(DECREES).find((decree) => decree.effect.is === "limit")!;
  expect(limitOf(raised)).toBe(raised.effect.points);
});

/** FNV-1a, as the hand's seeds are made. */
function fingerprint(markup: string): number {
  const paths = markup
    .split(' d="')
    .slice(1)
    .map((part) => part.split('"', 1)[0]);
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(paths.join(" "))) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

it.each(vectors.strokes)("draws $card, turned by $angle, stroke for stroke as Python does", ({ card, angle, drawn }) => {
  const one = wood(card);
  const marks = [body(one), flesh(one, angle / 10), knuckle(one), moss(one, angle / 10)];
  expect(marks.map(fingerprint)).toEqual(drawn);
});
