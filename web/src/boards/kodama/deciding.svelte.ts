/** What is chosen but not done yet, and the move that is on its way. */
import { untrack } from "svelte";
import type { Answer, Fault } from "../board";
import type { Kind } from "./pack";
import { summonable, type Ask, type View } from "./view";

interface Around {
  readonly view: () => View;
  readonly ask: () => Ask | null;
  /** A text that is another whenever something else is asked. */
  readonly question: () => string;
  readonly play: (move: string) => Promise<Answer>;
  /** Something else is asked. */
  readonly asked: () => void;
  /** The table has answered. */
  readonly answered: () => void;
}

export class Deciding {
  /** A branch to pick, or a Kodama to score. */
  chosen = $state<string | null>(null);
  /** The cards of the first pile while they are split. */
  left = $state.raw<readonly string[]>([]);
  /** Why the table refused. */
  refused = $state.raw<readonly Fault[]>([]);
  #picked = $state<Kind | null>(null);
  /** The view in which the move was made that is on its way: once there is another, the next may be made. */
  #made = $state.raw<View | null>(null);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    const question = $derived(around.question());
    $effect(() => {
      void question;
      untrack(() => {
        [this.chosen, this.#picked, this.refused] = [null, null, []];
        around.asked();
      });
    });
  }

  readonly busy = $derived.by(() => this.#made === this.#around.view());
  /** The spirits that may be summoned now, and the one that is. */
  readonly kinds = $derived.by((): readonly Kind[] => (this.#around.ask() === "summon" ? summonable(this.#around.view()) : []));
  readonly spirit = $derived.by(() => (this.#around.ask() === "summon" ? this.#picked : null) ?? (this.kinds.length === 1 ? this.kinds[0]! : null));
  /** The split that is laid out, as a move; null where a pile is empty. */
  readonly split = $derived.by((): string | null => {
    const view = this.#around.view();
    const all = "revealed" in view ? view.revealed.length : 0;
    const whole = this.#around.ask() !== "split" || !this.left.length || this.left.length >= all;
    return whole ? null : `split ${[...this.left].sort().join(" ")}`;
  });

  /** Choose a card, or let go of it again. */
  choose(card: string): void {
    this.chosen = this.chosen === card ? null : card;
  }

  pick(spirit: Kind): void {
    this.#picked = spirit;
  }

  /** Lay the spirit over an icon of the own tree. */
  summon(on: string, icon: number): void {
    if (this.spirit) void this.make(`summon ${this.spirit} ${on} ${icon + 1}`);
  }

  async make(move: string): Promise<void> {
    if (this.busy) return;
    const on = (this.#made = this.#around.view());
    try {
      const answer = await this.#around.play(move);
      this.refused = answer.kind === "refused" ? answer.faults : [];
      this.#around.answered();
    } finally {
      if (this.#made === on) this.#made = null;
    }
  }
}
