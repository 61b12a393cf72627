/**
 * Ways to pay that were asked for already, as the table lies in one view; another view, and none of them holds any more.
 * They are asked for as soon as a card may be played, so that its sheet opens whole.
 */
import type { Way } from "./paying";
import type { View } from "./view";

/** So many cards are asked about at a time. */
const AT_ONCE = 3;

/** A card that may be played, and the move that plays it. */
export interface Playable {
  readonly card: string;
  readonly move: string;
}

export class Weighing {
  #view: View | null = null;
  #ways = new Map<string, Promise<readonly Way[]>>();

  constructor(private readonly ask: (play: Playable, view: View) => Promise<readonly Way[]>) {}

  /** Every way to pay for a card, asked for once. */
  of(play: Playable, view: View): Promise<readonly Way[]> {
    if (this.#view !== view) [this.#view, this.#ways] = [view, new Map()];
    const ways = this.#ways;
    const known = ways.get(play.card) ?? this.ask(play, view);
    ways.set(play.card, known);
    // A table that was away or would not answer is asked again.
    void known.then((found) => found.length || ways.delete(play.card));
    return known;
  }

  /** Ask for all of these, a few at a time so that nothing else has to wait long, until the table lies otherwise. */
  async ahead(plays: readonly Playable[], view: View, now: () => View): Promise<void> {
    const rest = plays.values();
    const some = async (): Promise<void> => {
      for (const play of rest) {
        if (now() !== view) return;
        await this.of(play, view);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
  }
}
