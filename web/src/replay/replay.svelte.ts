/** A game that is looked at again: the moment, whose eyes, and the film that runs by itself. */
import type { Situation, Timeline } from "../generated/protocol";
import { type Trouble, troubleOf } from "../table/api";
import { type Eyes, eyesOf, opened, scoringsOf, stopAt, stopsOf } from "./course";
import type { Source } from "./source";

export const SPEEDS = { slow: 2400, even: 1200, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;
/** Frames that are fetched ahead of a running film. */
const AHEAD = 3;

export class Replay {
  timeline = $state.raw<Timeline | null>(null);
  frame = $state.raw<Situation | null>(null);
  moves = $state.raw(0);
  eyes = $state.raw<Eyes>(null);
  /** Where every hand is open: how each seat saw the moment. */
  hands = $state.raw<readonly Situation[]>([]);
  running = $state.raw(false);
  speed = $state.raw<Speed>("even");
  trouble = $state.raw<Trouble | null>(null);
  readonly viewer = $derived(typeof this.eyes === "number" ? this.eyes : null);
  readonly stops = $derived(this.timeline ? stopsOf(this.timeline) : []);
  readonly scorings = $derived(this.timeline ? scoringsOf(this.timeline) : []);
  readonly stop = $derived(stopAt(this.stops, this.moves));
  readonly last = $derived((this.timeline?.moments.length ?? 1) - 1);
  #frames = new Map<number, Promise<readonly Situation[]>>();
  #timer = 0;

  constructor(
    private readonly source: Source,
    /** Told where we are, so that the address can follow. */
    private readonly went: (moves: number, eyes: Eyes) => void,
    /** Whether open hands of a game can be shown. */
    private readonly handed: (game: string) => boolean,
  ) {}

  /** Begin at a moment with the eyes that an address names; else at the first decision, with the widest there are. */
  async open(moves: number | null, as: string | null): Promise<void> {
    await this.#tried(async () => {
      const open = await this.source.timeline(null);
      await this.#seen(eyesOf(open, as, this.handed(open.game)), open);
      await this.go(moves ?? this.stops[0] ?? 0);
    });
  }

  /** Whether every hand may be seen, and shown. */
  get openable(): boolean {
    return this.timeline !== null && eyesOf(this.timeline, "open", this.handed(this.timeline.game)) === "open";
  }

  /** The same moment with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    await this.#tried(async () => {
      await this.#seen(eyes, null);
      await this.go(this.moves);
    });
  }

  async #seen(eyes: Eyes, known: Timeline | null): Promise<void> {
    const viewer = typeof eyes === "number" ? eyes : null;
    const timeline = known?.viewer === viewer ? known : await this.source.timeline(viewer);
    const each = eyes === "open" ? await Promise.all(timeline.viewers.map((seat) => this.source.timeline(seat))) : [];
    this.timeline = opened(timeline, each);
    this.eyes = eyes;
    this.#frames.clear();
  }

  /** To a moment. What comes back late is not shown. */
  async go(moves: number): Promise<void> {
    const to = Math.min(Math.max(0, moves), this.last);
    const eyes = this.eyes;
    this.moves = to;
    this.went(to, eyes);
    await this.#tried(async () => {
      const [frame, ...hands] = await this.#fetched(to);
      if (this.moves === to && this.eyes === eyes) [this.frame, this.hands] = [frame ?? null, hands];
    });
  }

  /** A moment, and where every hand is open, as each seat saw it. */
  #fetched(moves: number): Promise<readonly Situation[]> {
    const known = this.#frames.get(moves);
    if (known) return known;
    const frames = this.#frames;
    const seats = this.eyes === "open" ? (this.timeline?.viewers ?? []) : [];
    const asked = Promise.all([this.viewer, ...seats].map((seat) => this.source.frame(moves, seat)));
    frames.set(moves, asked);
    asked.catch(() => frames.delete(moves));
    return asked;
  }

  async #tried(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.trouble = null;
    } catch (error) {
      this.pause();
      this.trouble = troubleOf(error);
    }
  }

  /** So many stops on, or back. */
  step(by: number): void {
    const between = by < 0 && this.moves > (this.stops[this.stop] ?? 0) ? 1 : 0;
    const stop = this.stops[this.stop + by + between];
    void this.go(stop ?? (by < 0 ? 0 : this.last));
  }

  /** To the next scoring, or the one before. */
  toScoring(by: 1 | -1): void {
    const found = by > 0 ? this.scorings.find((at) => at > this.moves) : this.scorings.findLast((at) => at < this.moves);
    void this.go(found ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    this.running = true;
    if (this.moves >= this.last) void this.go(this.stops[0] ?? 0);
    this.#next();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    for (const at of this.stops.slice(this.stop + 1, this.stop + 1 + AHEAD)) void this.#fetched(at).catch(() => null);
    this.#timer = window.setTimeout(() => {
      if (!this.running) return;
      this.step(1);
      if (this.moves >= this.last) this.pause();
      else this.#next();
    }, SPEEDS[this.speed]);
  }
}
