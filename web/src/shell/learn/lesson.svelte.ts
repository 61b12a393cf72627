/** A lesson as it is gone through here: where it stands, what the last try did, and all that a board asks in between. */
import type { Answer, Fault, Listed, Preview } from "../../boards/board";
import type { LessonAt, LessonMoves, LessonReply, LessonStands, LessonQuery, LessonTried, Shown } from "../../generated/protocol";
import { clientId, service, Trouble } from "../../table/api";
import { previewOf } from "../../table/previewed";
import { doneIn, keepDone, type Done } from "./progress";

/** What is answered to a try: part of a step's sentence, or rules that it would break. */
export interface Said {
  readonly step: string;
  readonly part: string;
  readonly points: number;
  readonly faults: readonly Fault[];
}

export class Lesson {
  stands = $state.raw<LessonStands | null>(null);
  said = $state.raw<Said | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  #done: Done;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    this.#done = doneIn(game, name);
  }

  readonly #at = (done: Done = this.#done): LessonAt => ({ game: this.game, lesson: this.name, done });

  async open(): Promise<void> {
    try {
      this.stands = await service<LessonStands>("lessons/steps", this.#at());
    } catch (error) {
      // What was kept may be of an older lesson: then it begins anew.
      if (this.#done.length && error instanceof Trouble && error.status === 422) await this.#go([]);
      else this.trouble = error instanceof Trouble ? error : new Trouble(0, "table.broken");
    }
  }

  async #go(done: Done): Promise<void> {
    const stands = await service<LessonStands>("lessons/steps", this.#at(done));
    this.#done = done;
    keepDone(this.game, this.name, done);
    this.stands = stands;
  }

  /** Make moves: what the step asks for goes on, anything else is answered by what it did. */
  async play(moves: readonly string[]): Promise<Answer> {
    const step = this.stands?.step ?? "";
    if (this.busy || this.stands?.asks !== "move") return { kind: "stale" };
    this.busy = true;
    try {
      const tried = await service<LessonTried>("lessons/tries", { at: this.#at(), moves });
      if (tried.met) await this.#go([...this.#done, moves]);
      this.said = { step, part: tried.says, points: tried.points, faults: tried.faults };
      return tried.met ? { kind: "accepted" } : { kind: "refused", faults: tried.faults, error: "" };
    } finally {
      this.busy = false;
    }
  }

  /** Something was touched in answer to a question. */
  async found(part: string): Promise<void> {
    const stands = this.stands;
    if (!stands || stands.asks !== "find") return;
    const right = part === stands.find;
    if (right) await this.#go([...this.#done, []]);
    this.said = { step: stands.step, part: right ? "done" : "wrong", points: 0, faults: [] };
  }

  async readOn(): Promise<void> {
    this.said = null;
    await this.#go([...this.#done, []]);
  }

  /** Do the step as the lesson has it; where one's own way has made that impossible, all steps before it too. */
  async show(): Promise<void> {
    const stands = this.stands;
    if (!stands) return;
    if (stands.asks === "find") return this.found(stands.find);
    if ((await this.play(stands.answer)).kind === "accepted") return;
    const written: (readonly string[])[] = [];
    for (let at = 0; at <= stands.number; at += 1) {
      const there = await service<LessonStands>("lessons/steps", this.#at(written));
      written.push(there.answer);
    }
    await this.#go(written);
    this.said = { step: "", part: "shown", points: 0, faults: [] };
  }

  async back(): Promise<void> {
    this.said = null;
    await this.#go(this.#done.slice(0, -1));
  }

  async again(): Promise<void> {
    this.said = null;
    await this.#go([]);
  }

  async #ask(query: LessonQuery["query"]): Promise<LessonReply["reply"]> {
    return (await service<LessonReply>("lessons/queries", { at: this.#at(), query })).reply;
  }

  get #seat(): number {
    return this.stands?.situation.viewer ?? 0;
  }

  async preview(moves: readonly string[], through: readonly string[] = [], alike: readonly string[] = []): Promise<Preview | null> {
    const told = await this.#ask({ type: "preview", client: clientId(), seat: this.#seat, moves, through, alike });
    return told.type === "previewed" ? previewOf(told) : null;
  }

  async why(move: string): Promise<readonly Fault[]> {
    const told = await this.#ask({ type: "why", client: clientId(), seat: this.#seat, move });
    return told.type === "explained" ? told.faults : [];
  }

  async draw(side = 0): Promise<Shown | null> {
    const told = await this.#ask({ type: "show", client: clientId(), seat: this.#seat, side });
    return told.type === "shown" ? told : null;
  }

  legal(): Promise<Listed> {
    return service<LessonMoves>("lessons/moves", this.#at());
  }
}
