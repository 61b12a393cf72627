/**
 * A turn in the player's hands: the meeple, where it goes, the point where the tile it leaves is tried, the goal that is
 * thought of. Nothing of it is on the table before it is committed; moves and what they would do come from the table.
 */
import type { Glance, GoalName, Growth, Move, Stack, TileName, Tried, View } from "../../generated/games/kodama-3d";
import type { Offer } from "../board";
import { stackName } from "./pack";

export interface Now {
  readonly view: View;
  readonly glance: Glance | null;
  readonly offers: readonly Offer<Move>[] | null;
}

/** What the player is to do next. */
export type Step = "colour" | "return" | "place" | "meeple" | "stack" | "point" | "confirm" | "aside" | "goal" | "pass" | "wait";

/** What comes of a touch: moves to make, or a move to ask about, why it cannot be made. */
export type Touched = { readonly play: readonly string[] } | { readonly why: string } | null;

type Kind = Move["is"];

export class Turn {
  meeple = $state<Stack | null>(null);
  stack = $state<Stack | null>(null);
  /** The point that was touched, by its move. */
  point = $state<string | null>(null);
  /** The point under the pointer. */
  hovered = $state<string | null>(null);
  goal = $state<GoalName | null>(null);

  constructor(private readonly now: () => Now) {}

  readonly offers = $derived.by(() => this.now().offers ?? []);
  readonly step: Step = $derived.by(() => this.next());
  /** Stacks that a touch takes up or leads to now. */
  readonly lit: ReadonlySet<Stack> = $derived.by(() => new Set([...this.starts, ...this.ends]));
  readonly starts: ReadonlySet<Stack> = $derived.by(
    () => new Set(this.offers.flatMap(({ data }) => (data.is === "Go" ? [data.start] : data.is === "Stay" || data.is === "Add" ? [data.stack] : []))),
  );
  readonly ends: ReadonlySet<Stack> = $derived.by(
    () =>
      new Set(
        this.offers.flatMap(({ data }) =>
          data.is === "Place" ? [data.stack] : data.is === "Go" && data.start === this.meeple ? [data.end] : [],
        ),
      ),
  );

  /** The move that brings the tile to hand, where one has to be made first. */
  readonly first: string | null = $derived.by(() => {
    if (this.meeple === null) return null;
    const found = this.offers.find(({ data }) =>
      data.is === "Go" ? data.start === this.meeple && data.end === this.stack : (data.is === "Stay" || data.is === "Add") && data.stack === this.meeple,
    );
    return found?.move ?? null;
  });

  /** The stack whose tile is in hand. */
  readonly source: Stack | null = $derived.by(() => {
    if (this.has("Grow") || this.has("Aside")) return this.now().view.stack;
    return this.first === null ? null : this.meeple;
  });
  readonly tile: TileName | null = $derived.by(() => (this.source === null ? null : (this.now().view.tops[this.source] ?? null)));
  /** The tile that a chosen meeple would leave, in hand or not. */
  readonly leaving: TileName | null = $derived.by(() => this.tile ?? (this.meeple === null ? null : (this.now().view.tops[this.meeple] ?? null)));
  readonly tried: Tried | null = $derived.by(() => (this.tile === null ? null : (this.now().glance?.tiles[this.tile] ?? null)));
  readonly growths: readonly Growth[] = $derived.by(() => this.tried?.growths ?? []);
  readonly growth: Growth | null = $derived.by(() => this.at(this.point));
  /** The growth that is shown: under the pointer, or else touched. */
  readonly shown: Growth | null = $derived.by(() => this.at(this.hovered) ?? this.growth);
  /** Whether growing uncovers a tile: it cannot be taken back then. */
  readonly uncovers: boolean = $derived.by(() => this.source !== null && this.now().view.heights[this.source]! > 1);

  has(kind: Kind): boolean {
    return this.offers.some(({ data }) => data.is === kind);
  }

  moveOf(kind: Kind, suits: (data: Move) => boolean = () => true): string | null {
    return this.offers.find(({ data }) => data.is === kind && suits(data))?.move ?? null;
  }

  touchStack(stack: Stack): Touched {
    if (this.has("Place")) {
      const move = this.moveOf("Place", (data) => data.is === "Place" && data.stack === stack);
      return move ? { play: [move] } : { why: `place ${stackName(stack)}` };
    }
    if (this.meeple !== null && this.ends.has(stack)) {
      this.stack = this.stack === stack ? null : stack;
      this.point = null;
      return null;
    }
    if (this.starts.has(stack)) {
      this.meeple = this.meeple === stack ? null : stack;
      this.stack = this.point = null;
      return null;
    }
    const reaching = this.meeple === null ? this.reaching(stack) : null;
    if (reaching !== null) {
      this.meeple = reaching;
      return null;
    }
    if (this.has("Go")) return { why: this.wayTo(stack) };
    if (this.has("Add")) return { why: `add ${stackName(stack)}` };
    return null;
  }

  /** The meeple that can go there, the first of two: it is taken up, and another touch goes. */
  private reaching(stack: Stack): Stack | null {
    const found = this.offers.find(({ data }) => data.is === "Go" && data.end === stack)?.data;
    return found?.is === "Go" ? found.start : null;
  }

  /** A move to a stack that cannot be reached: by the chosen meeple, or else by the first. */
  private wayTo(stack: Stack): string {
    const from = this.meeple ?? [...this.starts][0] ?? stack;
    return `move ${stackName(from)} ${stackName(stack)}`;
  }

  /** The first touch tries the tile there, the second lets it grow. */
  touchPoint(growth: Growth): Touched {
    if (this.point === growth.move && !growth.fault) return { play: this.moves(growth.move) };
    this.point = growth.move;
    return null;
  }

  /** The moves that commit the tile where it is tried, or lay it aside. */
  moves(last: string): readonly string[] {
    return this.first === null ? [last] : [this.first, last];
  }

  touchGoal(goal: GoalName): void {
    this.goal = this.goal === goal ? null : goal;
  }

  /** Let go of what was taken up last; whether there was anything. */
  letGo(): boolean {
    const held = (["goal", "point", "stack", "meeple"] as const).find((what) => this[what] !== null);
    if (!held) return false;
    this[held] = null;
    return true;
  }

  clear(): void {
    this.goal = this.point = this.hovered = null;
    this.stack = this.meeple = null;
  }

  private at(move: string | null): Growth | null {
    return move === null ? null : (this.growths.find((growth) => growth.move === move) ?? null);
  }

  private next(): Step {
    if (!this.offers.length) return "wait";
    if (this.has("Colour")) return "colour";
    if (this.has("Return")) return "return";
    if (this.has("Place")) return "place";
    if (this.has("Take") || this.has("Draw")) return "goal";
    if (this.tile !== null) {
      if (this.tried?.aside) return "aside";
      return this.growth && !this.growth.fault ? "confirm" : "point";
    }
    if (!this.starts.size) return "pass";
    return this.meeple === null ? "meeple" : "stack";
  }
}
