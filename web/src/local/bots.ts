/** Who thinks, from the table's side: bots and searches, one at a time; whatever takes too long, or is lost with its
 * worker, is given up. */
import type { Parts } from "./python";
import type { FromBot, ToBot } from "./talk";

interface Asked {
  readonly number: number;
  readonly question: Uint8Array;
  /** Seconds that it may take. */
  readonly late: number;
  readonly done: (answer: string | null) => void;
}

export class Bots {
  #worker: Worker | null = null;
  #asked: Asked | null = null;
  #alive = false;
  #alarm = 0;
  #counted = 0;
  readonly #waiting: Asked[] = [];

  constructor(private readonly parts: Parts) {}

  /** Be ready to think. */
  begin(): void {
    this.#worker ??= this.#begun();
  }

  /** What is made of a question within so many seconds; nothing where that failed. */
  ask(question: Uint8Array, late: number): Promise<string | null> {
    return new Promise((done) => {
      this.#waiting.push({ number: ++this.#counted, question, late, done });
      this.#next();
    });
  }

  #next(): void {
    if (this.#asked) return;
    const asked = this.#waiting.shift();
    if (!asked) return;
    this.#asked = asked;
    this.begin();
    this.#worker?.postMessage({ kind: "ask", number: asked.number, question: asked.question } satisfies ToBot);
    if (this.#alive) this.#watch();
  }

  #begun(): Worker {
    const worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
      // Its time runs from when it can think.
      if (data.kind === "alive") {
        this.#alive = true;
        this.#watch();
      } else this.#done(data.number, data.answer);
    };
    worker.onerror = () => this.#lost();
    worker.postMessage({ kind: "begin", parts: this.parts } satisfies ToBot);
    return worker;
  }

  #watch(): void {
    clearTimeout(this.#alarm);
    if (this.#asked) this.#alarm = setTimeout(() => this.#lost(), this.#asked.late * 1000) as unknown as number;
  }

  #done(number: number, answer: string | null): void {
    clearTimeout(this.#alarm);
    const asked = this.#asked;
    if (asked?.number !== number) return;
    this.#asked = null;
    asked.done(answer);
    this.#next();
  }

  #lost(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#alive = false;
    const asked = this.#asked;
    if (asked) this.#done(asked.number, null);
  }
}
