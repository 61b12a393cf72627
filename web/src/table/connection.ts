/**
 * A connection to one match. It takes up again where it broke off, after the last entry it heard, and asks again whatever was
 * not answered: the table does nothing twice for the same request.
 */
import type {
  Accepted,
  Explained,
  FromClient,
  FromTable,
  Preview,
  Previewed,
  Refused,
  Request,
  Show,
  Shown,
  Stale,
  Why,
} from "../generated/protocol";
import { clientId, withQuery } from "./api";
import { socketTo, type Socket } from "./socket";

export type Reply = Accepted | Refused | Stale;
export type Standing = "connecting" | "open" | "lost";
type Unsigned<R> = R extends { readonly client: string } ? Omit<R, "client"> : never;
/** A request without the id that the connection gives it. */
export type Wish = Unsigned<Request>;
/** A question that changes nothing. */
export type Question = Unsigned<Preview | Why | Show>;
type Told = Previewed | Explained | Shown;

const PATIENCE = [200, 400, 800, 1600, 3000, 5000];
const PING_EVERY = 15_000;
const SILENCE = 8_000;

interface Waiting {
  readonly request: Request | Preview | Why | Show;
  readonly answer: (reply: Reply | Told) => void;
}

export class Connection {
  #socket: Socket | null = null;
  #seq = 0;
  #tries = 0;
  #closed = false;
  #retry = 0;
  #ping = 0;
  #silence = 0;
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    private readonly code: string,
    private readonly seat: number | null,
    private readonly key: string | null,
    private readonly hear: (message: FromTable) => void,
    private readonly stand: (standing: Standing) => void,
  ) {
    addEventListener("online", this.#again);
    this.#open();
  }

  /** Ask something of the match; answered once, however often the connection breaks. */
  ask(wish: Wish): Promise<Reply>;
  ask(question: Question): Promise<Told | Refused>;
  ask(wish: Wish | Question): Promise<unknown> {
    const request = { ...wish, client: clientId() } as Request | Preview | Why | Show;
    return new Promise((answer) => {
      this.#waiting.set(request.client, { request, answer });
      this.#send(request);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    clearTimeout(this.#retry);
    this.#hush();
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/matches/${encodeURIComponent(this.code)}/socket`;
    const query = { seat: this.seat, key: this.key, after: this.#seq };
    const url = `${scheme}://${location.host}${withQuery(path, query)}`;
    const socket = socketTo(this.code, this.seat, this.#seq, url);
    this.#socket = socket;
    socket.onmessage = (event) => {
      // What happened and how things stand come together: a message a line.
      for (const line of event.data.split("\n")) if (socket === this.#socket) this.#heard(JSON.parse(line) as FromTable);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #heard(message: FromTable): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case "hello":
        this.#tries = 0;
        this.stand("open");
        this.#ping = window.setInterval(() => this.#knock(), PING_EVERY);
        for (const { request } of this.#waiting.values()) this.#send(request);
        break;
      case "accepted":
      case "refused":
      case "stale":
      case "previewed":
      case "explained":
      case "shown":
        this.#waiting.get(message.client)?.answer(message);
        this.#waiting.delete(message.client);
        break;
      case "pong":
      case "goodbye":
        break;
      default:
        this.#seq = Math.max(this.#seq, message.seq);
    }
    this.hear(message);
  }

  #knock(): void {
    this.#send({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#hush();
    if (this.#closed) return;
    this.stand("lost");
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)];
    this.#tries += 1;
    this.#retry = window.setTimeout(() => this.#open(), wait);
  }

  #hush(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
  }

  #again = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#retry);
    this.#open();
  };
}
