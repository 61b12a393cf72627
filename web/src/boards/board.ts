/**
 * What the shell and a game's board say to each other. The shell knows no game, a board knows no server: it is handed
 * what its viewer may know and may do, and says where touches go. Notation is opaque to it: what a move is, it reads
 * from the move's data.
 */
import type { Component, Snippet } from "svelte";
import type { Asked, Shown, StepTold } from "../generated/protocol";

export type { Asked, Shown };

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

/** A move in notation, and the same as data. */
export interface Offer<Move = unknown> {
  readonly move: string;
  readonly data: Move;
}

/** A move that may be made now and what it brings, best first: the ghosts of "Show me". */
export interface Hint extends Offer {
  readonly points: number;
}

/** What moves would do, as far as the viewer can know. */
export interface Preview<View = unknown, Move = unknown> {
  /** What would be told of the moves. */
  readonly steps?: readonly StepTold[];
  /** How many of the moves can be made; the next one would be refused for `faults`. */
  readonly done: number;
  readonly faults: readonly Fault[];
  /** Who decides then: the viewer, others, nobody before something hidden is uncovered, or the game is over. */
  readonly then: "you" | "others" | "hidden" | "over";
  readonly asked: Asked | null;
  readonly offers: readonly Offer<Move>[] | null;
  readonly scored: readonly Scored[];
  readonly lost: readonly Scored[];
  readonly view: View;
  readonly glance: unknown;
  /** What each of the offers would do then, where that was wished for; the last of many may be missing. */
  readonly further?: readonly Preview<View, Move>[];
}

/** Ask what moves would do, and through which questions to go on with every answer. */
export type Previewing<View = unknown, Move = unknown> = (moves: readonly string[], through?: readonly string[], alike?: readonly string[]) => Promise<Preview<View, Move> | null>;

/** What seats wish for of the one on turn: a wish is granted by making the move, and nothing waits for it. */
export interface Wishing<Move = unknown> {
  readonly wishes: readonly { readonly seat: number; readonly wish: Offer<Move> }[];
  /** What the viewer may wish for now. */
  readonly may: readonly Offer<Move>[];
  /** Wish for a move in notation; null takes the wish back. */
  readonly wish: (move: string | null) => Promise<unknown>;
}

/** A card's name and what it says, in the reader's language. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  /** Where it comes from, in a word: printed, partly (ours in part), reported or house; and as a sentence. */
  readonly mark?: string;
  readonly origin?: string;
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
export interface BoardProps<View = unknown, Move = unknown, Glance = unknown> {
  readonly view: View;
  /** What the game tells at a glance beside the view, such as what a card would score now; null where nothing. */
  readonly glance: Glance;
  /** Whose eyes these are; null looks on. */
  readonly viewer: number | null;
  readonly players: readonly Player[];
  /** Seats that the game waits for, and what kind of decision it asks of the viewer. */
  readonly waiting: readonly number[];
  readonly asked: Asked | null;
  /** The seat that has still to end its turn; left out or null where none has. */
  readonly held?: number | null;
  /** What the viewer may do now, where that can be listed whole; null where it cannot, or nothing is asked. */
  readonly offers: readonly Offer<Move>[] | null;
  /** What is wished for, in games that know wishes; left out where nobody can wish. */
  readonly wishing?: Wishing<Move>;
  /** Nothing can be done here, nor tried: it is only looked at. */
  readonly still?: boolean;
  /** Moves that are pointed out to who only looks: a board that can draws what they would do. */
  readonly pointed?: readonly Offer<Move>[];
  /** The viewer put their choice down already, to be opened when all have. */
  readonly putDown: Offer<Move> | null;
  readonly lit: Lit | null;
  /** A card's words by its id. */
  readonly card: (id: string) => CardWords;
  readonly motion: boolean;
  /** Make a move, in the game's notation; or several, all or none, undone together. */
  readonly play: (moves: string | readonly string[]) => Promise<Answer>;
  /** What moves of the viewer would do, as if it were their turn; null where nothing can be tried. */
  readonly preview: Previewing<View, Move>;
  /** Which rules a move would break. */
  readonly why: (move: string) => Promise<readonly Fault[]>;
  /** Moves that may be made now, some of them where there are many. */
  readonly legal: () => Promise<Listed>;
  /** The best places, or null where the table has switched them off. */
  readonly hints: (() => Promise<readonly Hint[]>) | null;
  /** Tell the shell what the player speaks of, to be worded in the turn banner: legal, or which rules are broken. */
  readonly say: (faults: readonly Fault[], points: number | null) => void;
  /** The table as the game itself draws it from one of its sides, and what may be done as a menu. */
  readonly show: (side?: number) => Promise<Shown | null>;
  /** Open the rulebook at a rule. */
  readonly rule: (id: string) => void;
  /** Undo with its ring, and End turn, for boards that have a prompt bar of their own; null once the game has ended. The
   * move that ends it can still be taken back until its turn is ended, so a board keeps its bar as long as this is there. */
  readonly turn: Snippet | null;
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

/** A seat's hand where it may be shown to everybody. */
export interface HandProps<View = unknown> {
  /** How that seat saw the table, and what it was told at a glance. */
  readonly view: View;
  readonly glance: unknown;
  readonly seat: number;
  readonly card: (id: string) => CardWords;
}

/** What a board's ready phrases are given. */
export interface Phrases<View = unknown> {
  readonly view: View;
  readonly name: (id: string) => string;
  /** Say the phrase with this id. */
  readonly say: (phrase: string) => void;
}

export interface Board<View = unknown, Move = unknown, Glance = unknown> {
  readonly component: Component<BoardProps<View, Move, Glance>>;
  /** A hand that lies open, beside the board; left out where nobody holds anything. */
  readonly hand?: Component<HandProps<View>>;
  /** Whether the board has a prompt bar of its own; the shell then shows its banner only for what concerns the table. */
  readonly prompts?: boolean;
  /** Whether the board itself says what others did to those who hear the page. */
  readonly tells?: boolean;
  /** Have the board's own words in this language at hand; it is shown when it can speak. */
  readonly speak?: (language: string) => Promise<void>;
  /** Every point so far, or as things stand where the game tells that at a glance. */
  readonly scored: (view: View, glance: Glance) => readonly Scored[];
  /** Where a part that a lesson speaks of lies on the board, as a selector; nothing where the board has no such part. */
  readonly part?: (name: string) => string;
  /** What opens the drawer in which such a part may be hidden, as a selector. */
  readonly way?: (name: string) => string;
  /** Whether it needs the whole width of a phone that lies: what a lesson says then stands above it. */
  readonly wide?: boolean;
  /** Ready phrases in place of the free word, where players may not tell each other everything. */
  readonly phrases?: Component<Phrases<View>>;
  /** A ready phrase in the reader's language. */
  readonly phrase?: (id: string, name: (id: string) => string) => string;
  /** The season that tints the table. */
  readonly season: (view: View) => "spring" | "summer" | "autumn" | "winter" | null;
  /** What a ledger entry's evidence or an event's arguments speak of, to be lit. */
  readonly lights: (what: string, evidence: Readonly<Record<string, unknown>>) => Lit;
}
