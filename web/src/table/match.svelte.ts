/** A match as this browser knows it: how it stands, what happened, and how to ask something of it. */
import type { Answer, Fault, Hint, Preview } from "../boards/board";
import type { FromTable, LegalList, MatchInfo, Shown, Situation } from "../generated/protocol";
import { api, isAway, SLOW, Trouble, troubleOf } from "./api";
import { Following } from "./following";
import { EMPTY, told, type Log } from "./log";
import { somebody } from "./me.svelte";
import { previewOf } from "./previewed";
import { Connection, type Reply, type Standing, type Wish } from "./connection";

/** The most moves that are asked for at once. */
const LISTED = 300;
/** Milliseconds until a match that could not be opened, as no table was there, is opened again. */
const AGAIN = 2000;

export class Match {
  info = $state.raw<MatchInfo | null>(null);
  situation = $state.raw<Situation | null>(null);
  log = $state.raw<Log>(EMPTY);
  standing = $state.raw<Standing>("connecting");
  /** Whose eyes these are; null looks on. */
  viewer = $state.raw<number | null>(null);
  /** Why a move was not kept, where that is so. */
  unkept = $state.raw<Trouble | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The seat that looked here is played somewhere else now. */
  moved = $state.raw(false);
  /** Something of the match happened that was not there when the page opened it. */
  news = $state.raw(0);
  /** How many requests have been on their way for longer than anybody would notice. */
  slow = $state.raw(0);
  #connection: Connection | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** What is heard before the first situation after opening: told together, so that nothing flickers. */
  #gathered: Log = EMPTY;
  #heard: Situation | null = null;
  readonly #following = new Following<readonly [Situation, Log]>(([situation, log]) => this.#show(situation, log));

  readonly mine = $derived(this.info?.mine ?? []);
  readonly myTurn = $derived(
    this.situation?.status === "playing" &&
      this.viewer !== null &&
      (this.situation.waiting.includes(this.viewer) || this.situation.held === this.viewer),
  );
  /** At one device: the seat that has to decide now while another one looks. */
  readonly next = $derived.by(() => {
    const now = this.situation;
    if (!now || now.status !== "playing" || this.myTurn) return null;
    return this.mine.find((seat) => seat !== this.viewer && now.waiting.includes(seat)) ?? null;
  });

  constructor(
    readonly code: string,
    readonly key: string | null,
    /** Milliseconds for which each step of a bot is looked at. */
    readonly pause: () => number = () => 0,
  ) {}

  /** As somebody the table knows. Where none is there the line is lost, and found again as any other. */
  async open(): Promise<void> {
    try {
      await somebody();
      this.info = await api.info(this.code, this.key);
      const waited = this.info.mine.find((seat) => this.info?.waiting.includes(seat));
      this.look(waited ?? this.info.mine[0] ?? null);
    } catch (error) {
      const trouble = troubleOf(error);
      if (!isAway(trouble)) this.trouble = trouble;
      else if (!this.#closed) {
        this.standing = "lost";
        this.#retry = setTimeout(() => void this.open(), AGAIN);
      }
    }
  }

  /** See the match as another seat of one's own. Nothing that another seat was told is kept. */
  look(seat: number | null): void {
    if (this.#closed) return;
    this.#connection?.close();
    this.#following.clear();
    this.viewer = seat;
    this.situation = this.#heard = null;
    this.log = this.#gathered = EMPTY;
    this.standing = "connecting";
    this.#connection = new Connection(this.code, seat, this.key, this.#hear, (standing) => (this.standing = standing));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#following.clear();
    this.#connection?.close();
  }

  /** Ask again who sits where, such as after sitting down. */
  async refresh(): Promise<void> {
    this.info = await api.info(this.code, this.key);
    const first = this.info.mine[0];
    if (this.viewer === null && first !== undefined) this.look(first);
  }

  ask(wish: Wish): Promise<Reply> {
    if (!this.#connection) throw new Error("the match is not open");
    let late = 0;
    const timer = setTimeout(() => (this.slow += late = 1), SLOW);
    const reply = this.#connection.ask(wish).finally(() => {
      clearTimeout(timer);
      this.slow -= late;
    });
    void reply.then((told) => this.#kept(told));
    return reply;
  }

  /** Make moves, all or none; `closes` is how long the turn stays open for an undo, null where it waits. */
  async play(moves: readonly string[], closes: number | null): Promise<Answer> {
    if (this.viewer === null || !this.situation) return { kind: "stale" };
    const reply = await this.ask({ type: "move", answers: this.situation.seq, seat: this.viewer, moves, closes });
    if (reply.type === "refused") return { kind: "refused", faults: reply.faults ?? [], error: reply.error };
    return { kind: reply.type };
  }

  /**
   * What moves of the viewer would do, and every answer to these questions after them, of others the first; null where
   * there is nothing to try.
   */
  async preview(moves: readonly string[], through: readonly string[] = [], alike: readonly string[] = []): Promise<Preview | null> {
    if (this.viewer === null || !this.#connection) return null;
    const told = await this.#connection.ask({ type: "preview", seat: this.viewer, moves, through, alike });
    return told.type === "previewed" ? previewOf(told) : null;
  }

  /** Which rules a move of the viewer would break. */
  async why(move: string): Promise<readonly Fault[]> {
    if (this.viewer === null || !this.#connection) return [];
    const told = await this.#connection.ask({ type: "why", seat: this.viewer, move });
    return told.type === "explained" ? told.faults : [];
  }

  /** The table as the game itself draws it. */
  async show(side = 0): Promise<Shown | null> {
    if (!this.#connection) return null;
    const told = await this.#connection.ask({ type: "show", seat: this.viewer, side });
    return told.type === "shown" ? told : null;
  }

  async legal(): Promise<LegalList> {
    return this.#listed(false);
  }

  async hints(): Promise<readonly Hint[]> {
    const listed = await this.#listed(true);
    return listed.moves.map((move, at) => ({ move, data: listed.data?.[at], points: listed.points?.[at] ?? 0 }));
  }

  /** Moves with what they score at once, and what a search makes of them where that is wanted too, for a coach. */
  coached(thoughts: boolean): Promise<LegalList> {
    return this.#listed(true, thoughts);
  }

  async #listed(scored: boolean, thoughts = false): Promise<LegalList> {
    if (this.viewer === null || !this.situation) return { seq: 0, moves: [], complete: true };
    return api.legal(this.code, this.viewer, this.situation.seq, LISTED, scored, thoughts);
  }

  /** The seat that looked is not this browser's any more, or it is so under another name: look at what is. */
  async #bereft(): Promise<void> {
    const seat = this.viewer;
    this.#connection?.close();
    await this.open();
    this.moved = seat !== null && (this.trouble !== null || !this.mine.includes(seat));
  }

  /** Whether what was asked could be kept: a browser may have no room for it, or have thrown the match away. */
  #kept(reply: FromTable): void {
    const lost = reply.type === "refused" && reply.error.startsWith("table.storage-");
    if (lost) this.unkept = new Trouble(507, reply.error);
    else if (reply.type === "accepted") this.unkept = null;
  }

  #hear = (message: FromTable): void => {
    if (message.type === "refused") this.#kept(message);
    this.#gathered = told(this.#gathered, message);
    if (message.type === "goodbye" && message.why !== "closing") void this.#bereft();
    if (message.type === "refused" && this.standing !== "open") this.trouble = new Trouble(0, message.error, message.arguments);
    if (message.type === "hello") this.trouble = null;
    if (message.type !== "situation") return;
    const before = this.#heard;
    const bots = before?.waiting.some((seat) => before.seats[seat]?.sitter === "bot") && message.seq > before.seq;
    this.#heard = message;
    this.#following.add([message, this.#gathered], bots && !document.hidden ? this.pause() : 0);
  };

  #show(situation: Situation, log: Log): void {
    if (this.situation && situation.seq > this.situation.seq) this.news += 1;
    if (this.info && situation.seats !== this.situation?.seats && situation.status !== this.info.status) void this.refresh();
    this.log = log;
    this.situation = situation;
  }
}
