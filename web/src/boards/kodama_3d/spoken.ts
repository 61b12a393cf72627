/** Names that a person would say: of stacks, points, goals and trees. */
import type { Counted, Glance, Growth, Progress, Stack, Tree, View } from "../../generated/games/kodama-3d";
import type { CardWords, Player } from "../board";
import { BOX, stackName, tileOf } from "./pack";
import { coordinates } from "./space/cells";
import type { Turn } from "./turn.svelte";
import { meepleOn } from "./view";
import { steadyWords, t, tileWords, traitWords } from "./words.svelte";

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(", ");

/** Whose a tree or goals are. Seen with somebody's eyes, as in a replay, they are theirs by name: `you` is who reads, at the table. */
export const treeOfWhom = (players: readonly Player[], seat: number, you: number | null): string => (seat === you ? t("your-tree") : t("tree-of", { name: players[seat]?.name ?? "" }));
export const goalsOfWhom = (players: readonly Player[], seat: number, you: number | null): string => (seat === you ? t("your-goals") : t("goals-of", { name: players[seat]?.name ?? "" }));

export function stackWords(view: View, players: readonly Player[], turn: Turn, stack: Stack, you: number | null): string {
  const top = view.tops[stack];
  if (!top) return t("stack-empty", { stack: stackName(stack) });
  const seat = meepleOn(view, stack);
  const who = seat === null ? "" : seat === you ? t("stack-yours") : t("stack-theirs", { name: players[seat]?.name ?? "" });
  const stuck = seat !== null && seat === you && turn.starts.size > 0 && !turn.starts.has(stack);
  const held = stack === turn.meeple ? t("stack-taken-up") : turn.ends.has(stack) ? t("stack-lit") : stuck ? t("stack-stuck") : "";
  return joined(t("stack", { stack: stackName(stack), tile: tileWords(top), height: view.heights[stack]! }), who, held);
}

/** A part of a tree by its number. */
export function partWords(tree: Tree, part: number): string {
  return part ? tileWords(tree.parts[part - 1]![0]) : t("trunk");
}

/** How many points more, or fewer, the viewer's goals would bring then. */
export function gainOf(growth: Growth, glance: Glance | null): number {
  return Object.entries(growth.goals).reduce((sum, [goal, then]) => sum + then.points - (glance?.goals[goal]?.points ?? 0), 0);
}

/** What comes of a tile at a point, in a few words. */
export function growthWords(tree: Tree, growth: Growth, glance: Glance | null): string {
  if (growth.blocked.length) return t("point-blocked", { part: growth.blocked.map((part) => partWords(tree, part)).join(", ") });
  if (growth.fault) return t("point-falls");
  const like = growth.alike.map(traitWords).join(", ");
  const gain = gainOf(growth, glance);
  const points = gain ? t(gain > 0 ? "point-gains" : "point-loses", { points: Math.abs(gain) }) : "";
  return joined(steadyWords(growth.stance.steadiness), points, growth.draws ? t("point-draws") : like ? t("point-like", { trait: like }) : "");
}

/** The same for those who do not see the goals count beside it. */
export function growthTold(tree: Tree, growth: Growth, glance: Glance | null, card: (id: string) => CardWords): string {
  const counts = growth.fault ? [] : Object.entries(growth.goals).map(([goal, then]) => `${card(goal).name} ${t("goal-then", { count: countWords(goal, then) })}`);
  return joined(growthWords(tree, growth, glance), ...counts);
}

export function pointWords(tree: Tree, growth: Growth, number: number, glance: Glance | null, card: (id: string) => CardWords): string {
  return joined(t("point-on", { number, on: partWords(tree, growth.part) }), growthTold(tree, growth, glance, card));
}

/** The layer of a cell. */
const layerOf = (cell: number): number => coordinates(cell)[2];

/** "layer 3": where a tile would stand that grows from a free point. */
export function pointLayer(tree: Tree, part: number, number: number): string {
  const found = tree.free.find(([on, at]) => on === part && at === number);
  return found ? t("layer", { layer: layerOf(found[2]) }) : "";
}

/** "layer 3": the highest that a tile comes to, as goals count it. */
export function tileLayer(tree: Tree, part: number): string {
  const [tile, , , at, heading] = tree.parts[part - 1]!;
  const tip = BOX.shapes[tileOf(tile).shape].tips[heading]!;
  return t("layer", { layer: Math.max(layerOf(at), layerOf(at + tip)) });
}

/** "3 of 4", "met", "2 × and 1 of 3". */
export function countWords(goal: string, now: Pick<Counted, "have" | "of" | "times">): string {
  const known = BOX.goals[goal];
  if (known?.per) {
    const again = now.of > 1 && (now.have || !now.times) ? t("goal-have", { have: now.have, of: now.of }) : "";
    return joined(now.times || now.of === 1 ? t("goal-times", { times: now.times }) : "", again);
  }
  return now.times ? t("goal-met") : t("goal-have", { have: now.have, of: now.of });
}

export const counted = (now: Progress): Counted => ({ is: "Counted", points: now.points, have: now.have, of: now.of, times: now.met.length });

export function goalWords(words: CardWords, goal: string, now: Progress | undefined, then?: Counted): string {
  const count = now ? `${countWords(goal, counted(now))}, ${t("goal-worth", { points: now.points })}` : "";
  const told = t("goal-told", { name: words.name, text: words.text, count });
  return then ? joined(told, t("goal-then", { count: `${countWords(goal, then)}, ${t("goal-points", { points: then.points })}` })) : told;
}

/** "12 tiles, steady". */
export const stateWords = (tree: Tree, stands: string): string => t("tree-state", { tiles: tree.parts.length, stands });

/** "Your tree: 12 tiles, steady". */
export function treeWords(tree: Tree, whose: string, stands: string): string {
  return t("tree-told", { whose, state: stateWords(tree, stands) });
}
