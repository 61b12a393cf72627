/** A match as this browser knows it: how it stands, what happened, and how to ask something of it. */
import type { Answer, Hint } from "../boards/board";
import type { FromTable, LegalList, MatchInfo, Situation } from "../generated/protocol";
import { api, Trouble } from "./api";
import { EMPTY, told, type Log } from "./log";
import { Line, type Reply, type Standing, type Wish } from "./socket";

/** The most moves that are asked for at once. */
const LISTED = 300;

export class Match {
  info = $state.raw<MatchInfo | null>(null);
  situation = $state.raw<Situation | null>(null);
  log = $state.raw<Log>(EMPTY);
  standing = $state.raw<Standing>("connecting");
  /** Whose eyes these are; null looks on. */
  viewer = $state.raw<number | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The seat that looked here is played somewhere else now. */
  moved = $state.raw(false);
  /** Something of the match happened that was not there when the page opened it. */
  news = $state.raw(0);
  #line: Line | null = null;
  /** What is heard before the first situation after opening: told together, so that nothing flickers. */
  #gathered: Log = EMPTY;

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
  ) {}

  async open(): Promise<void> {
    try {
      this.info = await api.info(this.code, this.key);
      const waited = this.info.mine.find((seat) => this.info?.waiting.includes(seat));
      this.look(waited ?? this.info.mine[0] ?? null);
    } catch (error) {
      this.trouble = error instanceof Trouble ? error : new Trouble(0, "table.broken");
    }
  }

  /** See the match as another seat of one's own. Nothing that another seat was told is kept. */
  look(seat: number | null): void {
    this.#line?.close();
    this.viewer = seat;
    this.situation = null;
    this.log = this.#gathered = EMPTY;
    this.standing = "connecting";
    this.#line = new Line(this.code, seat, this.key, this.#hear, (standing) => (this.standing = standing));
  }

  close(): void {
    this.#line?.close();
  }

  /** Ask again who sits where, such as after sitting down. */
  async refresh(): Promise<void> {
    this.info = await api.info(this.code, this.key);
    const first = this.info.mine[0];
    if (this.viewer === null && first !== undefined) this.look(first);
  }

  ask(wish: Wish): Promise<Reply> {
    if (!this.#line) throw new Error("the match is not open");
    return this.#line.ask(wish);
  }

  async play(move: string, end: boolean): Promise<Answer> {
    if (this.viewer === null || !this.situation) return { kind: "stale" };
    const reply = await this.ask({ type: "move", answers: this.situation.seq, seat: this.viewer, move, end });
    if (reply.type === "refused") return { kind: "refused", faults: reply.faults ?? [], error: reply.error };
    return { kind: reply.type };
  }

  async legal(): Promise<LegalList> {
    return this.#listed(false);
  }

  async hints(): Promise<readonly Hint[]> {
    const listed = await this.#listed(true);
    return listed.moves.map((move, at) => ({ move, points: listed.points?.[at] ?? 0 }));
  }

  async #listed(scored: boolean): Promise<LegalList> {
    if (this.viewer === null || !this.situation) return { seq: 0, moves: [], complete: true };
    return api.legal(this.code, this.viewer, this.situation.seq, LISTED, scored);
  }

  /** The seat that looked is not this browser's any more, or it is so under another name: look at what is. */
  async #bereft(): Promise<void> {
    const seat = this.viewer;
    this.#line?.close();
    await this.open();
    this.moved = seat !== null && (this.trouble !== null || !this.mine.includes(seat));
  }

  #hear = (message: FromTable): void => {
    this.#gathered = told(this.#gathered, message);
    if (message.type === "goodbye" && message.why === "moved") void this.#bereft();
    if (message.type !== "situation") return;
    if (this.situation && message.seq > this.situation.seq) this.news += 1;
    if (this.info && message.seats !== this.situation?.seats && message.status !== this.info.status) void this.refresh();
    this.log = this.#gathered;
    this.situation = message;
  };
}
