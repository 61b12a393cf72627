/** A card on its way from the offer to the tree: taken up or pulled out, shown where it may lie, put back when it is gone. */
import { untrack } from "svelte";
import { type Ghost, bestOf } from "./ghost";
import { Held } from "./held.svelte";
import type { Weather } from "./growing";
import type { Tree } from "./tree";

/** So many places are shown at once. */
const SHOWN = 6;

/** What is needed of the stage above which a card is carried. */
interface Above {
  readonly focus: () => void;
  readonly carry: (event: PointerEvent) => void;
  readonly drop: () => void;
  readonly within: (clientX: number, clientY: number) => boolean;
}

interface Around {
  readonly tree: () => Tree | null;
  readonly weather: () => Weather;
  /** Cards that may be held over the tree: to be laid, or tried while others decide. */
  readonly trials: () => readonly string[];
  readonly stage: () => Above | null;
  /** A card was taken up. */
  readonly taken: () => void;
  /** The card in the hand is no longer there to be taken. */
  readonly gone: () => void;
}

export class Carrying {
  readonly held: Held;
  /** Places that are shown. */
  ghosts = $state.raw<readonly Ghost[]>([]);
  readonly #around: Around;
  #pointer: PointerEvent["pointerId"] | null = null;
  #grown = -1;

  constructor(around: Around) {
    this.#around = around;
    this.held = new Held(around.tree, around.weather);
    // A text, so that a view in which nothing of this has changed leaves the hand alone.
    const on = $derived(`${around.tree()?.cards.length} ${around.trials().join(" ")}`);
    $effect(() => {
      void on;
      untrack(() => this.#keep());
    });
  }

  /** A card was touched: it is taken up, or put back. */
  touch(card: string): void {
    if (!this.#may(card)) return;
    if (this.held.card === card) this.held.putBack();
    else this.held.pickUp(card);
    this.#around.stage()?.focus();
  }

  /** A card was pulled out of the offer: it follows the pointer until it is let go. */
  pull(card: string, event: PointerEvent): void {
    if (!this.#may(card)) return;
    this.held.pickUp(card);
    this.#pointer = event.pointerId;
    this.moved(event);
  }

  moved(event: PointerEvent): void {
    if (event.pointerId === this.#pointer) this.#around.stage()?.carry(event);
  }

  released(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    const stage = this.#around.stage();
    if (!stage?.within(event.clientX, event.clientY)) this.held.putBack();
    else {
      stage.drop();
      stage.focus();
    }
  }

  /** Show the best places of the card in the hand, or else of these; or hide them. */
  show(cards: readonly string[]): void {
    const tree = this.#around.tree();
    const of = this.held.card ? [this.held.card] : cards;
    this.ghosts = this.ghosts.length || !tree ? [] : bestOf(tree, of, this.#around.weather(), SHOWN);
  }

  /** Hold a card where a place was shown. */
  lay(ghost: Ghost): void {
    this.held.lay(ghost.card, ghost.lie);
    this.ghosts = [];
    this.#around.stage()?.focus();
  }

  #may(card: string): boolean {
    if (!this.#around.trials().includes(card)) return false;
    this.ghosts = [];
    this.#around.taken();
    return true;
  }

  /** A card stays in the hand while it can be laid or tried on the same tree. */
  #keep(): void {
    const { card } = this.held;
    const grown = this.#around.tree()?.cards.length ?? 0;
    const gone = card !== null && !this.#around.trials().includes(card);
    if (card && (gone || grown !== this.#grown)) {
      this.held.putBack();
      if (gone && grown === this.#grown) this.#around.gone();
    }
    [this.#grown, this.ghosts] = [grown, []];
  }
}
