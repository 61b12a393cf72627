/** A finished game being looked into, decision by decision, until it is done or stopped. It outlives its sheet, so that
 * one can look at a moment and come back. */
import type { Judgement } from "../generated/protocol";
import { type Trouble, troubleOf } from "../table/api";
import { somebody } from "../table/me.svelte";
import { decisionsOf } from "./judging";
import type { Replay } from "./replay.svelte";
import type { Source } from "./source";

export class Analysis {
  /** Whose decisions. */
  seat = $state.raw(0);
  found = $state.raw<readonly Judgement[]>([]);
  running = $state.raw(false);
  trouble = $state.raw<Trouble | null>(null);
  readonly wanted = $derived.by(() => (this.replay.timeline ? decisionsOf(this.replay.timeline, this.seat) : []));

  constructor(
    private readonly source: Source,
    private readonly replay: Replay,
  ) {}

  of(seat: number): void {
    this.stop();
    [this.seat, this.found, this.trouble] = [seat, [], null];
  }

  stop(): void {
    this.running = false;
  }

  /** Go on where it was stopped, or begin. */
  async look(): Promise<void> {
    [this.running, this.trouble] = [true, null];
    const seat = this.seat;
    try {
      await somebody();
      for (const moves of this.wanted.slice(this.found.length)) {
        const judged = await this.source.analysis(moves);
        if (!this.running || this.seat !== seat) return;
        this.found = [...this.found, judged];
      }
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    if (this.seat === seat) this.running = false;
  }
}
