/**
 * What the shell and a game's board say to each other. The shell knows no game, a board knows no server: it is handed
 * what its viewer may know, and asks for moves in notation.
 */
import type { Component } from "svelte";

/** A rule that a move would break, and the evidence; worded by the shell's language. */
export interface Fault {
  readonly rule: string;
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** What became of a move that was asked for. */
export type Answer =
  | { readonly kind: "accepted" }
  | { readonly kind: "refused"; readonly faults: readonly Fault[]; readonly error: string }
  | { readonly kind: "stale" };

/** What a line of the log, or a score under the pointer, speaks of: the board lights it up. */
export interface Lit {
  readonly seat: number | null;
  readonly cards: readonly string[];
  /** Icons as card and index, lit one after the other. */
  readonly icons: readonly (readonly [card: string, index: number])[];
}

/** A move that may be made now and what it brings, best first: the ghosts of "Show me". */
export interface Hint {
  readonly move: string;
  readonly points: number;
}

/** A card's name and what it says, in the reader's language. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
}

/** Moves in notation; `complete` says whether these are all. */
export interface Listed {
  readonly moves: readonly string[];
  readonly complete: boolean;
}

export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
}

/** Everything a board is given. It renders from these alone and keeps no more than what is in the player's hands. */
export interface BoardProps<View = unknown> {
  readonly view: View;
  /** What the game tells at a glance beside the view, such as what a card would score now; null where nothing. */
  readonly glance: unknown;
  /** Whose eyes these are; null looks on. */
  readonly viewer: number | null;
  readonly players: readonly Player[];
  /** Seats that the game waits for, and what kind of decision it asks of the viewer. */
  readonly waiting: readonly number[];
  readonly asked: string | null;
  /** The viewer put their choice down already, to be opened when all have. */
  readonly putDown: string | null;
  readonly lit: Lit | null;
  /** A card's words by its id. */
  readonly card: (id: string) => CardWords;
  readonly motion: boolean;
  /** Make a move, in the game's notation. */
  readonly play: (move: string) => Promise<Answer>;
  /** Moves that may be made now, some of them where there are many. */
  readonly legal: () => Promise<Listed>;
  /** The best places, or null where the table has switched them off. */
  readonly hints: (() => Promise<readonly Hint[]>) | null;
  /** Tell the shell what the player speaks of, to be worded in the turn banner: legal, or which rules are broken. */
  readonly say: (faults: readonly Fault[], points: number | null) => void;
  /** Open the rulebook at a rule. */
  readonly rule: (id: string) => void;
}

/** Points by seat now, for the shell's score strip, with what proves each entry. */
export interface Scored {
  readonly seat: number;
  readonly amount: number;
  /** The rule or card that gave it. */
  readonly source: string;
  readonly when: string;
  readonly evidence: Readonly<Record<string, unknown>>;
}

export interface Board<View = unknown> {
  readonly component: Component<BoardProps<View>>;
  /** Have the board's own words in this language at hand; it is shown when it can speak. */
  readonly speak?: (language: string) => Promise<void>;
  /** Every point so far. */
  readonly scored: (view: View) => readonly Scored[];
  /** The season that tints the table. */
  readonly season: (view: View) => "spring" | "summer" | "autumn" | "winter" | null;
  /** What a ledger entry's evidence or an event's arguments speak of, to be lit. */
  readonly lights: (what: string, evidence: Readonly<Record<string, unknown>>) => Lit;
}
