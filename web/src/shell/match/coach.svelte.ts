/**
 * The coach of who plays against bots: says before a decision what can be had at once or what a search would do, and
 * after it, once, what was much better. It knows what the table tells this viewer, and nothing else: points, previews
 * and the search's thoughts are made from the view.
 */
import type { Board, Lit, Preview, Scored } from "../../boards/board";
import type { Thought } from "../../generated/protocol";
import { eventWords } from "../../locale/wording";
import { sourceName } from "../../locale/words.svelte";
import type { Match } from "../../table/match.svelte";

const STORED = "understory.coach";
/** So many points more are worth a word. */
const MUCH = 2;
/** So much more chance to win is worth a word, and so little of it is no reason to leave points that lie there. */
const BETTER = 0.1;
const ALIKE = 0.05;
/** A move that was tried less often by the search is not judged by it. */
const TRIES = 3;

/** From now on a coach sits beside who plays here against bots, or no longer. */
export function coached(on: boolean): void {
  localStorage.setItem(STORED, on ? "on" : "off");
}

interface Best {
  readonly seq: number;
  /** What can be had at once, and by what. */
  readonly points: number;
  readonly scored: readonly Scored[];
  /** What the search would do, as it would be told, where that says more than the points. */
  readonly plan: string;
  readonly lit: Lit | null;
  readonly thoughts: readonly Thought[];
}

interface Missed {
  /** Points, or chances to win in a hundred. */
  readonly more: number;
  readonly chance: number;
  readonly plan: string;
  readonly lit: Lit | null;
}

export class Coach {
  on = $state(localStorage.getItem(STORED) === "on");
  /** What matters now. */
  best = $state.raw<Best | null>(null);
  /** How much better something else was than what was just done. */
  missed = $state.raw<Missed | null>(null);

  constructor(
    private readonly match: Match,
    private readonly board: () => Board | null,
  ) {}

  /** One person, everybody else a bot, and a table that answers what moves would score. */
  readonly welcome = $derived.by(() => {
    const { info, viewer, situation } = this.match;
    const people = situation?.seats.filter((seat) => seat.sitter === "person").length ?? 0;
    return Boolean(info?.hints) && viewer !== null && people === 1 && (situation?.seats.length ?? 0) > 1;
  });
  readonly sources = $derived([...new Set((this.best?.scored ?? []).filter((one) => one.amount > 0).map((one) => sourceName(one.source)))]);

  sendAway(): void {
    this.on = false;
    coached(false);
    [this.best, this.missed] = [null, null];
  }

  /** Look at the decision of now, if it is the viewer's. */
  async look(): Promise<void> {
    const { situation, viewer } = this.match;
    if (!this.on || !this.welcome || !situation?.asked || viewer === null || !situation.waiting.includes(viewer) || situation.held === viewer) return;
    const { seq } = situation;
    if (this.best?.seq === seq) return;
    // What the points say is said at once; the search takes its time and is heard when it is done.
    await this.#weigh(seq, viewer, false);
    if (this.match.situation?.seq === seq && this.best?.seq === seq) await this.#weigh(seq, viewer, true);
  }

  async #weigh(seq: number, viewer: number, thinking: boolean): Promise<void> {
    const listed = await this.match.coached(thinking).catch(() => null);
    const [top] = listed?.moves ?? [];
    const thoughts = listed?.thoughts ?? [];
    const liked = best(thoughts)?.move ?? listed?.best ?? top;
    const [told, plan] = await Promise.all([top, liked].map((move) => (move ? this.match.preview([move]) : null)));
    if (this.match.situation?.seq !== seq || !listed || !this.on || (thinking && this.best?.seq !== seq)) return;
    const scored = told?.scored.filter((one) => one.seat === viewer) ?? [];
    const points = sum(scored);
    // Of what the search has not tried, the points speak.
    const [most, own] = [chanceOf(thoughts, liked), chanceOf(thoughts, top)];
    const pays = points > 0 && (top === liked || most === null || own === null || most - own < ALIKE);
    this.best = { seq, points: pays ? points : 0, scored, plan: pays ? "" : words(plan), lit: pays ? null : this.#lit(plan), thoughts };
    this.missed = null;
  }

  /** What moves would bring, asked before they are made. */
  async worth(moves: readonly string[]): Promise<number | null> {
    if (!this.on || !this.best || this.best.seq !== this.match.situation?.seq) return null;
    const told = await this.match.preview(moves);
    return told ? sum(told.scored.filter((one) => one.seat === this.match.viewer)) : null;
  }

  /** They were made: where something much better was there, say so once. */
  judge(made: number | null, [move = ""]: readonly string[]): void {
    const now = this.best;
    this.best = null;
    if (!now || made === null) return;
    if (now.points - made >= MUCH) {
      const [first] = now.scored.toSorted((one, other) => other.amount - one.amount);
      this.missed = { more: now.points - made, chance: 0, plan: "", lit: first ? (this.board()?.lights(first.source, { ...first.evidence, seat: first.seat }) ?? null) : null };
      return;
    }
    const [liked, own] = [best(now.thoughts), now.thoughts.find((one) => one.move === move && one.tries >= TRIES)];
    if (!now.plan || !liked || !own || liked.chance - own.chance < BETTER) return;
    this.missed = { more: 0, chance: Math.round(100 * (liked.chance - own.chance)), plan: now.plan, lit: now.lit };
  }

  takeBack(): void {
    const { situation, viewer } = this.match;
    this.missed = null;
    if (viewer !== null) void this.match.ask({ type: situation?.undo ? "undo" : "ask-back", seat: viewer });
  }

  /** What a preview speaks of, on the board. */
  #lit(plan: Preview | null | undefined): Lit | null {
    const [told] = plan?.steps?.flatMap((step) => step.told ?? []) ?? [];
    return told ? (this.board()?.lights(told.what, told.arguments) ?? null) : null;
  }
}

const sum = (scored: readonly Scored[]): number => scored.reduce((all, one) => all + one.amount, 0);
const best = (thoughts: readonly Thought[]): Thought | null =>
  thoughts.filter((one) => one.tries >= TRIES).toSorted((one, other) => other.chance - one.chance)[0] ?? thoughts[0] ?? null;
const chanceOf = (thoughts: readonly Thought[], move: string | undefined): number | null => thoughts.find((one) => one.move === move)?.chance ?? null;
/** The first thing that a preview tells of. */
const words = (plan: Preview | null | undefined): string => (plan?.steps ?? []).flatMap((step) => step.told ?? []).map(eventWords).find(Boolean) ?? "";
