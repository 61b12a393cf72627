/**
 * The page's end of the table inside it. The worker is started when first needed, and again when it is gone; whatever
 * was not answered is asked again, and connections open themselves anew: the table does nothing twice for the same request.
 */
import { DEALT, MET, SITE, type Carried } from "../table/carrier";
import { base } from "./base";
import type { Socket } from "../table/socket";
import { mount } from "svelte";
import Readying from "./Readying.svelte";
import { unkept } from "./keeping";
import { NAME } from "./store";
import type { FromWorker, ToWorker } from "./talk";

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Pending {
  readonly message: Extract<ToWorker, { kind: "call" | "discard" }>;
  readonly answer: (answer: Answer) => void;
}

let worker: Worker | null = null;
let counted = 0;
let shown: object | null = null;
const pending = new Map<number, Pending>();
const sockets = new Map<number, LocalSocket>();

/** How far the table is on its way: a part of 1, and null before it is asked for and when it is there. */
let progress = $state.raw<number | null>(null);
let failure = $state.raw<string | null>(null);

export const readying = (): number | null => progress;
/** Why there is no table, where it could not be started. */
export const failed = (): string | null => failure;

function send(message: ToWorker): void {
  worker ??= begun();
  worker.postMessage(message);
}

function begun(): Worker {
  const made = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (made === worker) heard(data);
  };
  const list = new URL(document.documentElement.dataset["offline"] ?? "", base()).href;
  made.postMessage({ kind: "begin", list } satisfies ToWorker);
  shown ??= mount(Readying, { target: document.body, props: { readying, failed } });
  void navigator.storage?.persist?.();
  return made;
}

function heard(message: FromWorker): void {
  switch (message.kind) {
    case "answer":
      pending.get(message.id)?.answer(message);
      pending.delete(message.id);
      break;
    case "told":
      for (const text of message.texts) sockets.get(message.connection)?.hear(text);
      break;
    case "lost":
      sockets.get(message.connection)?.lose();
      break;
    case "progress":
      progress = message.done / message.total;
      break;
    case "ready":
      progress = null;
      failure = null;
      break;
    case "failed":
      progress = null;
      failure = message.why;
      for (const [id, { answer }] of pending) {
        pending.delete(id);
        answer({ status: 503, body: JSON.stringify({ error: "table.needs-network", arguments: {} }) });
      }
      break;
    case "alive":
      watch(message.lock);
  }
}

/** The lock is free when the worker that held it is gone. */
function watch(lock: string): void {
  const watched = worker;
  void navigator.locks.request(lock, () => {
    if (watched === worker) gone();
  });
}

function gone(): void {
  worker = null;
  progress = null;
  for (const { message } of pending.values()) send(message);
  for (const socket of sockets.values()) socket.lose();
}

/** Carry a request to the table in this page. */
export function call(method: string, path: string, body: string): Promise<Carried> {
  const id = (counted += 1);
  return new Promise((answer) => {
    const message = { kind: "call", id, method, path, body } as const;
    pending.set(id, { message, answer: ({ status, body }) => answer({ status, body, json: /^[[{]/.test(body) }) });
    send(message);
  });
}

/** What the page's own table answers where no server does: all that needs nobody else. */
const ALONE = /^\/api\/(?!matches\/|keys|claims|account|session)(?!matches$)/;

function alone(method: string, path: string): boolean {
  return ALONE.test(path) || (method === "POST" && path === "/api/matches");
}

/** The same where a server would have answered: whoever it knows goes on here under the same name. Null where that
 * needs others, or the server's own records. */
export async function instead(method: string, path: string, body: string): Promise<Carried | null> {
  if (!alone(method, path)) return null;
  let answer = await call(method, path, body);
  if (answer.status === 401) {
    await call("POST", "/api/me", JSON.stringify({ name: localStorage.getItem(MET) ?? "Moss" }));
    answer = await call(method, path, body);
  }
  if (answer.status === 404 && path.startsWith("/api/records/")) return null;
  if (method === "POST" && path === "/api/matches" && answer.status === 201) localStorage.setItem(DEALT, "yes");
  return answer;
}

/** What the table answers, as a file. */
export async function saved(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([(await call("GET", path, "")).body], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Throw away all games that are kept here: whoever has one on the screen is told so. */
export async function discard(): Promise<void> {
  const id = (counted += 1);
  await new Promise<Answer>((answer) => {
    const message = { kind: "discard", id } as const;
    pending.set(id, { message, answer });
    send(message);
  });
  localStorage.removeItem(DEALT);
}

/** Throw away all that is kept of whoever plays here; the page stays, with or without a network. */
export async function forget(): Promise<void> {
  worker?.terminate();
  worker = null;
  await new Promise((done) => {
    const erased = indexedDB.deleteDatabase(NAME);
    erased.onsuccess = erased.onerror = erased.onblocked = done;
  });
  for (const key of SITE ? [DEALT, MET] : [DEALT]) localStorage.removeItem(key);
}

/** Throw away everything that the page keeps in this browser, itself too. */
export async function discardAll(): Promise<void> {
  await forget();
  await unkept();
}

/** A connection to a match of this browser, used as a socket is. */
export class LocalSocket implements Socket {
  readyState = 0;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly #connection = (counted += 1);

  constructor(code: string, seat: number | null, after: number) {
    sockets.set(this.#connection, this);
    send({ kind: "open", connection: this.#connection, code, seat, after });
  }

  send(text: string): void {
    // Whether the worker is there is known without asking: it may be thinking.
    if (text === '{"type":"ping"}') queueMicrotask(() => this.hear('{"type":"pong"}'));
    else send({ kind: "say", connection: this.#connection, text });
  }

  hear(text: string): void {
    this.readyState = 1;
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  lose(): void {
    sockets.delete(this.#connection);
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }

  close(): void {
    if (!sockets.delete(this.#connection)) return;
    this.readyState = 3;
    if (worker) send({ kind: "close", connection: this.#connection });
  }
}
