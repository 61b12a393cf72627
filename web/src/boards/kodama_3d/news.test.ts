/** What is told between two views: what others did, once, and nothing of what was taken back. */
import { describe, expect, it } from "vitest";
import type { Tree, View } from "../../generated/games/kodama-3d";
import { newsBetween, ofTile } from "./news";
import { situation } from "./sample";

const after = situation("late-move").view;
const OTHER = 1;
const words = (before: View, now: View = after): readonly string[] => newsBetween(before, now).map(({ what }) => what);

/** The same table before somebody's tile grew and their meeple went to where it stands. */
function earlier(seat: number, more: Partial<View> = {}): View {
  const tree = after.trees[seat] as Tree;
  const taken = new Set(after.meeples.flat());
  const from = after.tops.findIndex((_, stack) => !taken.has(stack));
  return {
    ...after,
    seat,
    trees: after.trees.map((one, at) => (at === seat ? { ...tree, parts: tree.parts.slice(0, -1) } : one)),
    meeples: after.meeples.map((stacks, at) => (at === seat ? [from, ...stacks.slice(1)] : stacks)),
    ...more,
  };
}

const fewer = (seat: number): View["hands"] =>
  after.hands.map((hand, at) => (at !== seat ? hand : hand.hidden ? { ...hand, hidden: hand.hidden - 1 } : { ...hand, known: hand.known.slice(1) }));

describe("news of others", () => {
  it("tells where a meeple went, which tile grew, and what goal was drawn, in this order", () => {
    const told = newsBetween(earlier(OTHER, { hands: fewer(OTHER) }), after);
    expect(told.map(({ what }) => what)).toEqual(["k3d.went", "k3d.grew", "k3d.drew"]);
    expect(told.every(({ arguments: { seat } }) => seat === OTHER)).toBe(true);
    expect(told.filter(ofTile).map(({ arguments: { tile } }) => tile)).toEqual([after.trees[OTHER]!.parts.at(-1)![0]]);
  });

  it("names a goal that came off the display", () => {
    const display = ["tall-tree", ...after.display.slice(1)];
    const told = newsBetween(earlier(OTHER, { hands: fewer(OTHER), display }), after).at(-1);
    expect(told).toEqual({ what: "k3d.took", arguments: { seat: OTHER, goal: "tall-tree" } });
  });

  it("tells nothing of what was taken back, nor twice", () => {
    expect(words(after, earlier(OTHER))).toEqual([]);
    expect(words(after)).toEqual([]);
    expect(words({ ...earlier(OTHER), ask: "k3d.grow", trees: after.trees })).toEqual([]);
  });
});

describe("news of one's own", () => {
  it("is the goal alone that was drawn unseen", () => {
    const told = newsBetween(earlier(0, { hands: fewer(0) }), after);
    expect(told).toEqual([{ what: "k3d.dealt", arguments: { seat: 0, goal: after.hands[0]!.known[0] } }]);
    expect(words(earlier(0))).toEqual([]);
  });

  it("is told like that of others to whoever only looks on", () => {
    expect(words(earlier(0), { ...after, viewer: null })).toEqual(["k3d.went", "k3d.grew"]);
  });
});
