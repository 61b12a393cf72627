/** The outline, on real situations: every stack, tile, point and goal has its line, and a game can be played by it. */
import { beforeAll, describe, expect, it } from "vitest";
import { firstLit, headingsOfLit, outlineOf, type Line } from "./outline";
import { situation, type Situation } from "./sample";
import { Turn } from "./turn.svelte";
import { speak } from "./words.svelte";

const players = [0, 1, 2].map((seat) => ({ seat, name: ["Ada", "Ben", "Cleo"][seat]!, bot: "" }));
const all = (lines: readonly Line[]): readonly Line[] => lines.flatMap((line) => [line, ...all(line.lines ?? [])]);

function told(given: Situation, turn: Turn, done: string[] = [], you: number | null = given.view.viewer): readonly Line[] {
  const deeds = {
    stack: (stack: number) => void done.push(`stack ${stack}`),
    point: (growth: { move: string }) => void done.push(growth.move),
    goal: (goal: string) => void done.push(`goal ${goal}`),
    face: () => {},
    paint: () => {},
    play: (moves: readonly string[]) => void done.push(...moves),
  };
  return outlineOf({ view: given.view, glance: given.glance, players, you, turn, card: (id) => ({ name: id, text: "" }), deeds });
}

beforeAll(() => speak("en"));

describe("the outline", () => {
  it("has a line for every stack, every tile and every free point of each tree, and every goal in sight", () => {
    for (const name of ["late-move", "late-goal", "over"] as const) {
      const given = situation(name);
      const ids = all(told(given, new Turn(() => given))).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => id.startsWith("stack-"))).toHaveLength(given.view.grid[0] * given.view.grid[1]);
      given.view.trees.forEach((tree, seat) => {
        tree!.parts.forEach((_, index) => expect(ids).toContain(`tree-${seat}-${index + 1}`));
        tree!.free.forEach(([part, number]) => expect(ids).toContain(`tree-${seat}-${part}.${number}`));
      });
      for (const goal of [...given.view.hands[0]!.known, ...given.view.display]) expect(ids).toContain(`goal-${goal}`);
    }
  });

  it("names things as people do: no notation and no part of an id", () => {
    const given = situation("late-move");
    for (const { label } of all(told(given, new Turn(() => given)))) {
      expect(label).not.toMatch(/\d\.\d|undefined|\[object|(^|[^a-z])(trunk\.\d|k3d)/);
    }
  });

  it("says of a meeple of one's own that it cannot move, as long as the other can", () => {
    const given = situation("late-move");
    const own = given.view.meeples.flatMap((of, seat) => (seat === given.view.viewer ? of : []));
    const [free, stuck] = own;
    const offers = given.offers.filter(({ data }) => data.is === "Go" && data.start === free);
    expect(offers.length).toBeGreaterThan(0);
    const label = (stack: number) => all(told(given, new Turn(() => ({ ...given, offers })))).find(({ id }) => id === `stack-${stack}`)!.label;
    expect(label(stuck!)).toMatch(/your meeple stands here, it cannot move now$/);
    expect(label(free!)).toMatch(/your meeple stands here$/);
  });

  it("says how high tiles and points are, as high as a goal counts, and which goals a tile would bring nearer", () => {
    const given = situation("late-move");
    const turn = new Turn(() => given);
    const start = [...turn.starts][0]!;
    turn.touchStack(start);
    turn.touchStack([...turn.ends][0]!);
    const lines = all(told(given, turn));
    const layers = given.view.trees[0]!.parts.map((_, index) => Number(/layer (\d+)$/.exec(lines.find(({ id }) => id === `tree-0-${index + 1}`)!.label)![1]));
    expect(Math.max(...layers)).toBe(given.glance.goals["tall-tree"]!.have);
    for (const { part, number, goals, fault } of turn.growths) {
      const { label } = lines.find(({ id }) => id === `tree-0-${part}.${number}`)!;
      expect(label).toMatch(/layer \d+/);
      if (!fault) for (const goal of Object.keys(goals)) expect(label).toContain(`${goal} then `);
    }
  });

  it("calls nothing theirs who only look on with somebody's eyes", () => {
    const given = situation("over");
    const turn = new Turn(() => given);
    const yours = (you: number | null) => all(told(given, turn, [], you)).filter(({ label }) => /\byours?\b/i.test(label));
    expect(yours(given.view.viewer).map(({ id }) => id)).toEqual(expect.arrayContaining(["tree-0", "goals"]));
    expect(yours(null)).toEqual([]);
    expect(all(told(given, turn)).find(({ id }) => id === "forest")!.label).toBe("Forest");
  });

  it("hangs every tile below what it grows on", () => {
    const given = situation("over");
    const lines = all(told(given, new Turn(() => given)));
    given.view.trees.forEach((tree, seat) =>
      tree!.parts.forEach(([, on], index) => {
        const below = lines.find(({ id }) => id === `tree-${seat}-${on}`);
        expect(below?.lines?.map(({ id }) => id)).toContain(`tree-${seat}-${index + 1}`);
      }),
    );
  });

  it("leads from meeple to stack to point: the first line that is lit is where the next decision is", () => {
    const given = situation("late-move");
    const done: string[] = [];
    const turn = new Turn(() => given);
    const meeple = firstLit(told(given, turn, done))!;
    expect(meeple.label).toContain("your meeple");
    meeple.act!();
    turn.touchStack(Number(done.pop()!.split(" ")[1]));
    const stack = firstLit(told(given, turn, done))!;
    expect(stack.label).toContain("can be reached");
    stack.act!();
    turn.touchStack(Number(done.pop()!.split(" ")[1]));
    const points = all(told(given, turn, done)).filter(({ lit }) => lit);
    expect(points.length).toBe(turn.growths.filter(({ fault }) => !fault).length);
    expect(firstLit(told(given, turn, done))!.id).toBe(points[0]!.id);
    points[0]!.act!();
    const grown = done.pop()!;
    expect(turn.growths.map(({ move }) => move)).toContain(grown);
    turn.touchPoint(turn.growths.find(({ move }) => move === grown)!);
    firstLit(told(given, turn, done))!.act!();
    expect(done).toEqual([turn.first, grown]);
  });

  it("knows the headings under which the next decision stands, which are not to be folded away", () => {
    const given = situation("late-move");
    const turn = new Turn(() => given);
    expect(headingsOfLit(told(given, turn))).toEqual(["forest"]);
    turn.touchStack([...turn.starts][0]!);
    turn.touchStack([...turn.ends][0]!);
    const lines = told(given, turn);
    const headings = headingsOfLit(lines);
    expect(headings[0]).toMatch(/^tree-/);
    expect(all(lines).find(({ id }) => id === headings.at(-1))!.lines).toContainEqual(expect.objectContaining({ id: firstLit(lines)!.id }));
    expect(headingsOfLit([{ id: "forest", label: "", lines: [{ id: "a", label: "" }] }])).toEqual([]);
  });

  it("puts goals back, takes and draws them without leaving it", () => {
    for (const [name, kind] of [["late-return", "Return"], ["late-goal", "Take"]] as const) {
      const given = situation(name);
      const turn = new Turn(() => given);
      const done: string[] = [];
      const goal = all(told(given, turn, done)).find(({ id, lit }) => id.startsWith("goal-") && lit)!;
      goal.act!();
      turn.touchGoal(done.pop()!.split(" ")[1]!);
      all(told(given, turn, done)).find(({ id }) => id === `do-${kind.toLowerCase()}`)!.act!();
      expect(done).toEqual([turn.moveOf(kind, (data) => "goal" in data && data.goal === turn.goal)]);
    }
    const given = situation("late-goal");
    const ids = all(told(given, new Turn(() => given))).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["do-draw", "do-pass"]));
  });
});
