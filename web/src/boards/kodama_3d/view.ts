/** What a board reads off a view of Kodama 3D. */
import type { Glance, Growth, Kodama, Stack, Stance, TileName, Tree, View } from "../../generated/games/kodama-3d";
import type { Lit, Scored } from "../board";
import type { Paint } from "./scene/shaders";

/** The seat whose tree stands in the middle: the viewer's own, or for those who look on the one in turn. */
export const ownSeat = (view: View): number => view.viewer ?? view.seat;

export const treeOf = (view: View, seat: number): Tree | null => view.trees[seat] ?? null;
export const colourOf = (view: View, seat: number): Kodama | null => treeOf(view, seat)?.kodama ?? null;
export const stanceOf = (glance: Glance | null, seat: number): Stance | null => glance?.stances[seat] ?? null;

/** Whose meeple stands on a stack. */
export function meepleOn(view: View, stack: Stack): number | null {
  const seat = view.meeples.findIndex((stacks) => stacks.includes(stack));
  return seat < 0 ? null : seat;
}

/** The stacks as they are looked at: the far row first. */
export function forestOf(view: View): readonly Stack[] {
  const [columns, rows] = view.grid;
  return Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, column) => 4 * (rows - 1 - down) + column),
  ).flat();
}

/** The tiles of a tree by what they hang on. */
export function hangingOn(tree: Tree, part: number): readonly number[] {
  return tree.parts.flatMap(([, on], index) => (on === part ? [index + 1] : []));
}

/** The free points of a part. */
export function freeOf(tree: Tree, part: number): readonly number[] {
  return tree.free.flatMap(([on, number]) => (on === part ? [number] : []));
}

export const samePoint = (growth: Pick<Growth, "part" | "number">, part: number, number: number): boolean =>
  growth.part === part && growth.number === number;

/** The parts of a tree that tiles of these names are; `trunk` is part 0. */
export function partsNamed(tree: Tree, names: readonly TileName[]): readonly number[] {
  return names.flatMap((name) => {
    const at = tree.parts.findIndex(([tile]) => tile === name);
    return name === "trunk" ? [0] : at < 0 ? [] : [at + 1];
  });
}

/** The parts that proved a goal of a seat at the end. */
export function provenOn(view: View, seat: number, goal: string): readonly number[] {
  const tree = treeOf(view, seat);
  const proof = view.ledger.find((entry) => entry.seat === seat && entry.source === goal)?.evidence.find(([name]) => name === "parts")?.[1];
  const names = [proof].flat(3).filter((word): word is string => typeof word === "string");
  return tree ? partsNamed(tree, names) : [];
}

/** Parts painted, and the rest dimmed; nothing where there is nothing to paint. */
export function painting(parts: readonly number[]): ReadonlyMap<number, Paint> {
  return new Map(parts.map((part) => [part, "painted"] as const));
}

/** Every point so far. */
export function scored(view: View): readonly Scored[] {
  return view.ledger.map((entry) => ({ ...entry, evidence: Object.fromEntries(entry.evidence) }));
}

/** What a line of the log or an entry of the ledger speaks of: tiles on a seat's tree. */
export function lights(_what: string, evidence: Readonly<Record<string, unknown>>): Lit {
  const seat = evidence["seat"];
  const named = [evidence["tile"], evidence["parts"]].flat(3).filter((word): word is string => typeof word === "string");
  return { seat: typeof seat === "number" ? seat : null, cards: [...new Set(named)], icons: [] };
}
