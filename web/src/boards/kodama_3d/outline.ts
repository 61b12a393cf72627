/**
 * The table as an outline: forest, own tree, goals, the others' trees, in words, and what may be done from each line.
 * Plain data, so that what is read out can be tested without a page.
 */
import type { Glance, GoalName, Growth, Stack, Tree, View } from "../../generated/games/kodama-3d";
import type { CardWords, Player } from "../board";
import { goalsOfWhom, goalWords, growthTold, partWords, pointLayer, stackWords, tileLayer, treeOfWhom, treeWords } from "./spoken";
import type { Turn } from "./turn.svelte";
import { forestOf, freeOf, hangingOn, ownSeat, samePoint, stanceOf, treeOf } from "./view";
import { steadyWords, t, traitWords } from "./words.svelte";

/** A line of the outline. */
export interface Line {
  readonly id: string;
  readonly label: string;
  /** Whether something may be done with it now. */
  readonly lit?: boolean;
  readonly held?: boolean;
  readonly act?: () => void;
  /** Show it in the picture, while the line has the focus. */
  readonly show?: (on: boolean) => void;
  readonly lines?: readonly Line[];
}

/** What the lines do. */
export interface Deeds {
  readonly stack: (stack: Stack) => void;
  readonly point: (growth: Growth) => void;
  readonly goal: (goal: GoalName) => void;
  readonly face: (growth: Growth) => void;
  readonly paint: (goal: GoalName | null) => void;
  readonly play: (moves: readonly string[]) => void;
}

export interface Told {
  readonly view: View;
  readonly glance: Glance | null;
  readonly players: readonly Player[];
  /** Who reads, at the table. */
  readonly you: number | null;
  readonly turn: Turn;
  readonly card: (id: string) => CardWords;
  readonly deeds: Deeds;
}

const NONE: ReadonlySet<Stack> = new Set();

export function outlineOf(told: Told): readonly Line[] {
  const { view, players } = told;
  const own = ownSeat(view);
  const others = players.map(({ seat }) => seat).filter((seat) => seat !== own);
  return [...doing(told), forest(told), ...treeLine(told, own), ...goals(told), ...others.flatMap((seat) => treeLine(told, seat))];
}

/** What a button of the prompt would do, as lines: the game can be played without leaving the outline. */
function doing({ turn, card, deeds }: Told): readonly Line[] {
  const { step } = turn;
  const line = (id: string, label: string, ...moves: readonly string[]): Line => ({ id: `do-${id}`, label, lit: true, act: () => deeds.play(moves) });
  const lines = turn.offers.flatMap(({ move, data }): readonly Line[] => {
    if (data.is === "Colour") return [line(data.kodama, traitWords(data.kodama), move)];
    if (data.is === "Return" && data.goal === turn.goal) return [line("return", t("ask-return-this", { goal: card(data.goal).name }), move)];
    if (data.is === "Take" && data.goal === turn.goal) return [line("take", t("take-goal", { goal: card(data.goal).name }), move)];
    if (data.is === "Draw") return [line("draw", t("draw-goal"), move)];
    if (data.is === "Pass") return [line("pass", t(step === "goal" ? "no-goal" : "go-on"), move)];
    return [];
  });
  if (step === "confirm" && turn.growth) lines.push(line("grow", t("grow-here"), ...turn.moves(turn.growth.move)));
  if (step === "aside" && turn.tried?.aside) lines.push(line("aside", t("lay-aside"), ...turn.moves(turn.tried.aside)));
  return lines.length ? [{ id: "do", label: t("prompt"), lines }] : [];
}

function forest({ view, glance, players, you, turn, deeds }: Told): Line {
  const count = glance && view.ask !== "k3d.over" ? `, ${glance.turn > glance.turns ? t("forest-last") : t("forest-turn", { turn: glance.turn, turns: glance.turns })}` : "";
  /** With a tile in hand the tree is where the next decision is; stacks can be changed all the same. */
  const lit = turn.step === "stack" ? turn.ends : turn.tile === null ? turn.lit : NONE;
  const lines = forestOf(view).map((stack): Line => ({
    id: `stack-${stack}`,
    label: stackWords(view, players, turn, stack, you),
    lit: lit.has(stack),
    held: stack === turn.meeple || stack === turn.stack,
    act: () => deeds.stack(stack),
  }));
  return { id: "forest", label: `${t("forest")}${count}`, lines };
}

function treeLine(told: Told, seat: number): readonly Line[] {
  const { view, glance, players, you, turn } = told;
  const tree = treeOf(view, seat);
  const mine = seat === view.viewer;
  if (!tree) return [];
  const stance = stanceOf(glance, seat);
  const growths = mine ? turn.growths : [];
  const label = treeWords(tree, treeOfWhom(players, seat, you), stance ? steadyWords(stance.steadiness) : "");
  return [{ id: `tree-${seat}`, label, lines: [part(told, seat, tree, growths, 0)] }];
}

function part(told: Told, seat: number, tree: Tree, growths: readonly Growth[], number: number): Line {
  const name = partWords(tree, number);
  const label = number ? `${t("outline-tile", { number, tile: name })}, ${tileLayer(tree, number)}` : `${t("trunk")}, ${traitWords(tree.kodama)}`;
  const free = freeOf(tree, number).map((at): Line => point(told, seat, tree, growths, number, at));
  const hanging = hangingOn(tree, number).map((child) => part(told, seat, tree, growths, child));
  const lines = [...free, ...hanging];
  return { id: `tree-${seat}-${number}`, label, ...(lines.length ? { lines } : {}) };
}

function point({ glance, turn, card, deeds }: Told, seat: number, tree: Tree, growths: readonly Growth[], number: number, at: number): Line {
  const id = `tree-${seat}-${number}.${at}`;
  const index = growths.findIndex((growth) => samePoint(growth, number, at));
  const growth = growths[index];
  const layer = pointLayer(tree, number, at);
  if (!growth) return { id, label: `${t("point-free")}, ${layer}` };
  const held = turn.point === growth.move;
  const words = `${t("point", { number: index + 1 })}: ${layer}, ${growthTold(tree, growth, glance, card)}${held ? `, ${t("point-here")}` : ""}`;
  return {
    id,
    label: words,
    lit: !growth.fault,
    held,
    act: () => deeds.point(growth),
    show: (on) => on && deeds.face(growth),
  };
}

function goals({ view, glance, players, you, turn, card, deeds }: Told): readonly Line[] {
  const line = (goal: GoalName, lit: boolean): Line => ({
    id: `goal-${goal}`,
    label: goalWords(card(goal), goal, glance?.goals[goal], turn.shown && !turn.shown.blocked.length ? turn.shown.goals[goal] : undefined),
    lit,
    held: turn.goal === goal,
    act: () => deeds.goal(goal),
    show: (on) => deeds.paint(on ? goal : null),
  });
  const own = view.viewer === null ? [] : (view.hands[view.viewer]?.known ?? []);
  const found: Line[] = [];
  if (own.length) found.push({ id: "goals", label: goalsOfWhom(players, ownSeat(view), you), lines: own.map((goal) => line(goal, turn.step === "return")) });
  if (view.display.length) {
    const label = `${t("display")}, ${view.deck.size ? t("deck", { count: view.deck.size }) : t("deck-empty")}`;
    found.push({ id: "display", label, lines: view.display.map((goal) => line(goal, turn.step === "goal")) });
  }
  return found;
}

/** The first line, in reading order, with which something may be done; those held come after. */
export function firstLit(lines: readonly Line[]): Line | null {
  for (const line of lines) {
    if (line.lit && !line.held) return line;
    const inner = firstLit(line.lines ?? []);
    if (inner) return inner;
  }
  return null;
}

/** The headings under which the first such line stands, from the outermost. */
export function headingsOfLit(lines: readonly Line[]): readonly string[] {
  const first = lines.find((line) => (line.lit && !line.held) || firstLit(line.lines ?? []));
  return first?.lines && !(first.lit && !first.held) ? [first.id, ...headingsOfLit(first.lines)] : [];
}
