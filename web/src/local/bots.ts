/** Bots from the table's side: one thinks at a time; whichever takes too long, or is lost with its worker, is given up. */
import type { Parts } from "./python";
import type { FromBot, ToBot } from "./talk";

interface Asked {
  readonly number: number;
  readonly question: Uint8Array;
}

export class Bots {
  #worker: Worker | null = null;
  #asked: Asked | null = null;
  #alive = false;
  #alarm = 0;
  readonly #waiting: Asked[] = [];

  constructor(
    private readonly parts: Parts,
    /** Seconds that a decision may take. */
    private readonly late: number,
    private readonly decided: (number: number, move: string | null) => void,
  ) {}

  /** Be ready to think. */
  begin(): void {
    this.#worker ??= this.#begun();
  }

  ask(number: number, question: Uint8Array): void {
    this.#waiting.push({ number, question });
    this.#next();
  }

  #next(): void {
    if (this.#asked) return;
    const asked = this.#waiting.shift();
    if (!asked) return;
    this.#asked = asked;
    this.begin();
    this.#worker?.postMessage({ kind: "ask", ...asked } satisfies ToBot);
    if (this.#alive) this.#watch();
  }

  #begun(): Worker {
    const worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
      // Its time runs from when it can think.
      if (data.kind === "alive") {
        this.#alive = true;
        this.#watch();
      } else this.#done(data.number, data.move);
    };
    worker.onerror = () => this.#lost();
    worker.postMessage({ kind: "begin", parts: this.parts } satisfies ToBot);
    return worker;
  }

  #watch(): void {
    clearTimeout(this.#alarm);
    if (this.#asked) this.#alarm = setTimeout(() => this.#lost(), this.late * 1000) as unknown as number;
  }

  #done(number: number, move: string | null): void {
    clearTimeout(this.#alarm);
    if (this.#asked?.number !== number) return;
    this.#asked = null;
    this.decided(number, move);
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
