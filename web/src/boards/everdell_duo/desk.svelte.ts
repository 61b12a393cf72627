/** What lies on the table and what may be done with it: shared by all parts of the board. */
import { getContext, setContext } from "svelte";
import { isYou } from "../../locale/words.svelte";
import type { BoardProps, Fault } from "../board";
import { type Way, waysToPay } from "./paying";
import { type Offered, type Spot, spotted } from "./spots";
import { type Glance, handSize, isShared, type Move, ownSeat, type View } from "./view";
import { Weighing } from "./weighing";
import { t } from "./words.svelte";

export type Props = BoardProps<View, Move, Glance>;

/** What a sheet is opened for. */
export type Opened =
  | { readonly of: "card" | "space"; readonly id: string }
  | { readonly of: "news"; readonly id: string }
  | { readonly of: "share" | "watch" }
  | { readonly of: "score" | "goals" };

const AT = "everdell";
/** Moves that are worth a look before they are made. */
const WEIGHED: ReadonlySet<Move["is"]> = new Set(["Play", "Take", "Place"]);

export class Desk {
  opened = $state.raw<Opened | null>(null);
  busy = $state(false);
  /** Why something that was touched cannot be done. */
  said = $state.raw<readonly Fault[]>([]);
  /** On a small screen everything shows itself before it is done. */
  compact = $state(false);
  /** How many cards were in hand before the action just made; null where none was. */
  #acted: number | null = null;

  readonly #weighing = new Weighing(({ card, move }, view) => waysToPay(this.given.preview, view, this.me, card, move));

  constructor(readonly props: () => Props) {}

  /** What the board is given now. */
  get given(): Props {
    return this.props();
  }

  readonly view = $derived.by(() => this.given.view);
  readonly glance = $derived.by(() => this.given.glance);
  /** Whose hand, supply and workers are shown as one's own. */
  readonly me = $derived.by(() => ownSeat(this.view, this.given.viewer));
  readonly shared = $derived.by(() => isShared(this.view));
  readonly asked = $derived.by(() => (this.mine ? this.given.asked : null));
  readonly spots = $derived.by(() => spotted(this.mine ? (this.given.offers ?? []) : [], this.view.events, this.given.asked?.what ?? ""));

  get mine(): boolean {
    const { viewer, waiting } = this.given;
    return viewer !== null && waiting.includes(viewer);
  }

  lit(spot: Spot): boolean {
    return this.spots.has(spot);
  }

  at(spot: Spot): readonly Offered[] {
    return this.spots.get(spot) ?? [];
  }

  /** What is called by its name at this table. */
  name = (id: string): string => this.given.card(id).name || id;

  /** What an event asks for, of one who plays against another, or of two together. */
  eventText = (id: string): string => (this.shared && this.given.card(`${id}-together`).text) || this.given.card(id).text;

  player = (seat: number): string => this.given.players[seat]?.name ?? "";

  /** A player as a heading; who reads is spoken to. */
  called = (seat: number): string => (isYou(seat) ? t("you") : this.player(seat));

  /** Touch something on the table: do it, or look at it first. */
  touch(spot: Spot, opens: Opened | null = null): void {
    this.said = [];
    const offers = this.at(spot);
    const [only] = offers;
    const weighed = opens !== null && (offers.length !== 1 || (only && WEIGHED.has(only.data.is) && this.#heavy(only.data)));
    if (weighed) this.opened = opens;
    else if (only) void this.make([only.move]);
  }

  #heavy(move: Move): boolean {
    return move.is !== "Place" || this.compact || !/^(farm|river|event)/.test(move.space);
  }

  /** Every way to pay for a card. */
  weigh(card: string): Promise<readonly Way[]> {
    const play = this.at(`card:${card}`).find((offer) => offer.data.is === "Play");
    return play ? this.#weighing.of({ card, move: play.move }, this.view) : Promise.resolve([]);
  }

  /** Every way to pay for each card that may be played now is asked for before its sheet is opened; not in lessons. */
  weighAhead(): void {
    const plays = (this.mine && this.given.turn ? (this.given.offers ?? []) : []).flatMap(({ data, move }) => (data.is === "Play" ? [{ card: data.card, move }] : []));
    void this.#weighing.ahead(plays, this.view, () => this.view);
  }

  /** Make moves, all or none. */
  async make(moves: readonly string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    if (this.asked?.what === "everdell.act") this.#acted = handSize(this.view, this.me);
    try {
      const answer = await this.given.play(moves);
      if (answer.kind === "accepted") this.opened = null;
      if (answer.kind === "refused") [this.said, this.#acted] = [answer.faults, null];
    } finally {
      this.busy = false;
    }
    this.goOn();
  }

  /**
   * Take the one step that is left to a turn, where there is nothing else to think about; once, so that who undoes it
   * is asked. Who drew cards may want to give two of them for a resource before the token moves; where nothing can be
   * undone, as in a lesson, every step is one's own.
   */
  goOn(): void {
    if (this.busy || !this.given.turn || this.#acted === null || this.asked?.what !== "everdell.step") return;
    const drew = handSize(this.view, this.me) > this.#acted;
    const [step, ...others] = (this.given.offers ?? []).filter((offer) => offer.data.is !== "Trade");
    this.#acted = null;
    if (step && !others.length && !drew) void this.make([step.move]);
  }

  async why(move: string): Promise<readonly Fault[]> {
    return this.given.why(move);
  }
}

export const laid = (desk: Desk): Desk => setContext(AT, desk);
export const desk = (): Desk => getContext<Desk>(AT);
