/** A lesson as it is gone through here: where it stands, what the last try did, and all that a board asks in between. */
import type { Answer, Fault, Listed, Preview } from "../../boards/board";
import type { LessonAt, LessonMoves, LessonReply, LessonStands, LessonQuery, LessonTried, Shown } from "../../generated/protocol";
import { clientId, service, Trouble, troubleOf } from "../../table/api";
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
  /** Why there is no lesson, and why the last thing could not be done. */
  trouble = $state.raw<Trouble | null>(null);
  missed = $state.raw<Trouble | null>(null);
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
      if (!this.#done.length || !(error instanceof Trouble) || error.status !== 422) this.trouble = troubleOf(error, "page.unreachable");
      else {
        this.#done = [];
        await this.open();
      }
    }
  }

  /** One thing at a time; where the table does not answer, that is said, and the lesson stays where it is. */
  async #doing<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.missed = null;
    try {
      return await work();
    } catch (error) {
      this.missed = troubleOf(error, "page.unreachable");
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** What is asked next and what is said of the last try come together: nobody hears one with the other's. */
  async #go(done: Done, said: Said | null): Promise<void> {
    const stands = await service<LessonStands>("lessons/steps", this.#at(done));
    this.#done = done;
    keepDone(this.game, this.name, done);
    [this.stands, this.said] = [stands, said];
  }

  /** Make moves: what the step asks for goes on, anything else is answered by what it did. */
  async play(moves: readonly string[]): Promise<Answer> {
    return (await this.#doing(() => this.#try(moves))) ?? { kind: "stale" };
  }

  async #try(moves: readonly string[]): Promise<Answer> {
    if (this.stands?.asks !== "move") return { kind: "stale" };
    const tried = await service<LessonTried>("lessons/tries", { at: this.#at(), moves });
    const said = { step: this.stands.step, part: tried.says, points: tried.points, faults: tried.faults };
    if (tried.met) await this.#go([...this.#done, moves], said);
    else this.said = said;
    return tried.met ? { kind: "accepted" } : { kind: "refused", faults: tried.faults, error: "" };
  }

  /** Something was touched in answer to a question. */
  async found(part: string): Promise<void> {
    await this.#doing(() => this.#find(part));
  }

  async #find(part: string): Promise<void> {
    const stands = this.stands;
    if (stands?.asks !== "find") return;
    const right = part === stands.find;
    const said = { step: stands.step, part: right ? "done" : "wrong", points: 0, faults: [] };
    if (right) await this.#go([...this.#done, []], said);
    else this.said = said;
  }

  async readOn(): Promise<void> {
    await this.#doing(() => this.#go([...this.#done, []], null));
  }

  /** Do the step as the lesson has it; where one's own way has made that impossible, all steps before it too. */
  async show(): Promise<void> {
    await this.#doing(() => this.#show());
  }

  async #show(): Promise<void> {
    const stands = this.stands;
    if (!stands) return;
    if (stands.asks === "find") return this.#find(stands.find);
    if ((await this.#try(stands.answer)).kind === "accepted") return;
    const written: (readonly string[])[] = [];
    for (let at = 0; at <= stands.number; at += 1) {
      const there = await service<LessonStands>("lessons/steps", this.#at(written));
      written.push(there.answer);
    }
    await this.#go(written, { step: "", part: "shown", points: 0, faults: [] });
  }

  async back(): Promise<void> {
    await this.#doing(() => this.#go(this.#done.slice(0, -1), null));
  }

  async again(): Promise<void> {
    await this.#doing(() => this.#go([], null));
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
