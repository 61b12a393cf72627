/**
 * The table inside the page: Python decides, this moves bytes. One thing is done after another; what a step appends is
 * stored before anybody is told. What needs no Python (lists, what was told last) is answered while it still starts.
 */
import type { PyProxy } from "pyodide/ffi";
import { Bots } from "./bots";
import { fetched, gamesTold, python } from "./python";
import { Store, type Append, type Stored, type Told } from "./store";
import type { FromWorker, ToWorker } from "./talk";

interface Step {
  readonly read?: string;
  readonly fetch?: string;
  readonly search?: string;
  readonly append?: readonly Append[];
  readonly keep?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly body?: string;
}

/** `understory.hosting.port.Port`. */
interface Port extends PyProxy {
  readonly late: number;
  readonly patience: number;
  request(method: string, target: string, body: string, now: number): string;
  listen(connection: number, code: string, seat: number | undefined, after: number): string;
  hear(connection: number, said: string, now: number): string;
  leave(connection: number): void;
  rung(now: number): string;
  thought(number: number, move: string | undefined, now: number): string;
  read(code: string, rows: readonly string[]): void;
  fetched(key: string, value: string | undefined): void;
  searching(key: string): PyProxy & { toJs(): Uint8Array };
  searched(key: string, found: string | undefined): void;
  stored(): void;
  forget(code: string): void;
  seq(code: string): number;
  news(): string;
  due(): number | undefined;
  questions(): PyProxy & { toJs(): [number, Uint8Array][] };
}

interface Listener {
  readonly code: string;
  readonly viewer: number;
  /** The last entry that it was told of. */
  seq: number;
  greeted: boolean;
}

interface Heard {
  readonly type: string;
  readonly seq?: number;
  readonly client?: string;
}

const store = new Store();
const others = new BroadcastChannel("understory");
const listeners = new Map<number, Listener>();
const tell = (message: FromWorker): void => postMessage(message);
const now = (): number => Date.now() / 1000;
const problem = (error: string): string => JSON.stringify({ error, arguments: {} });

let list = "";
let table: Promise<{ port: Port; bots: Bots }> | null = null;
let alarm = 0;
/** The end of what is being done. */
let working: Promise<unknown> = Promise.resolve();

/** One thing after another. */
function next<T>(work: () => Promise<T>): Promise<T> {
  const done = working.then(work);
  working = done.catch((error: unknown) => console.error(error));
  return done;
}

function started(): NonNullable<typeof table> {
  table ??= begun();
  return table;
}

async function begun(): Promise<{ port: Port; bots: Bots }> {
  try {
    const parts = await fetched(list, (done, total) => tell({ kind: "progress", done, total }));
    const machine = await python(parts);
    const port = machine.runPython("from understory.hosting.port import Port; Port()") as Port;
    const bots = new Bots(parts);
    tell({ kind: "ready" });
    bots.begin();
    return { port, bots };
  } catch (error) {
    table = null;
    tell({ kind: "failed", why: String(error) });
    throw error;
  }
}

// ---------------------------------------------------------------- steps

const TROUBLES: Readonly<Record<Exclude<Stored, "stored" | "conflict">, string>> = {
  full: "table.storage-full",
  gone: "table.storage-gone",
};

/** Make a call until nothing has to be read for it, then store what it appends; what went wrong with that, if anything. */
async function stepped(call: (port: Port) => string): Promise<{ step: Step; trouble: string | null }> {
  const { port } = await started();
  for (;;) {
    const step = JSON.parse(call(port)) as Step;
    if (step.read) port.read(step.read, await store.rows(step.read, port.seq(step.read)));
    else if (step.fetch) port.fetched(step.fetch, (await store.kept(step.fetch)) ?? undefined);
    else {
      const [appends, keep] = [step.append ?? [], step.keep ?? {}];
      const stored = appends.length || step.keep ? await store.append(appends, keep) : "stored";
      if (stored === "stored") {
        port.stored();
        for (const { match, seq, rows } of appends) others.postMessage({ match, seq: seq + rows.length - 1 });
        return { step, trouble: null };
      }
      if (stored !== "conflict") {
        if (stored === "gone") for (const { match } of appends) port.forget(match);
        return { step, trouble: TROUBLES[stored] };
      }
      for (const { match } of appends) port.read(match, await store.rows(match, port.seq(match)));
    }
  }
}

/** Tell every listener what is new, ask bots, and set the clock for what closes by itself. */
async function told(): Promise<void> {
  const { port, bots } = await started();
  for (const [connection, texts] of JSON.parse(port.news()) as [number, string[]][]) await spoken(connection, texts);
  const asked = port.questions();
  for (const [number, question] of asked.toJs())
    void bots.ask(question, port.late).then((move) => next(() => decided(number, move)));
  asked.destroy();
  clearTimeout(alarm);
  const due = port.due();
  if (due !== undefined) alarm = setTimeout(() => void next(rung), Math.max(0, (due - now()) * 1000)) as unknown as number;
}

/** Remember what a listener is told for the next time that the match is opened, and send it. */
async function spoken(number: number, texts: readonly string[]): Promise<void> {
  const listener = listeners.get(number);
  if (!listener) return;
  const heard = texts.map((text) => ({ text, message: JSON.parse(text) as Heard }));
  const fresh = heard.filter(({ message }) => message.type !== "hello" || !listener.greeted);
  listener.greeted = true;
  const kept: Told[] = [];
  for (const { text, message } of heard) {
    if (message.type === "hello" || message.seq === undefined) continue;
    kept.push({ match: listener.code, viewer: listener.viewer, seq: message.type === "situation" ? 0 : message.seq, text });
    listener.seq = Math.max(listener.seq, message.seq);
  }
  await store.remember(kept);
  tell({ kind: "told", connection: number, texts: fresh.map(({ text }) => text) });
}

async function rung(): Promise<void> {
  await stepped((port) => port.rung(now()));
  await told();
}

async function decided(number: number, move: string | null): Promise<void> {
  const { trouble } = await stepped((port) => port.thought(number, move ?? undefined, now()));
  if (trouble) for (const connection of listeners.keys()) tell({ kind: "told", connection, texts: [refused("", trouble)] });
  await told();
}

const refused = (client: string, error: string): string =>
  JSON.stringify({ type: "refused", client, error, faults: [], arguments: {} });

// ---------------------------------------------------------------- what the page asks

/** What lists tell of all matches. */
const listed = async (): Promise<string> => `{"matches":[${(await store.infos()).join(",")}]}`;
/** What is made of them, and so handed them. */
const MADE_OF_LISTS = /^\/api\/me\/(history|export)$/;

/** What can be answered from what is stored, without waiting for Python; null where it cannot. */
async function known(method: string, path: string): Promise<string | null> {
  if (method !== "GET") return null;
  if (path === "/api/games") return gamesTold(list);
  if (path === "/api/me") return store.kept("who");
  if (path === "/api/me/matches") return listed();
  const [, code] = /^\/api\/matches\/([\w-]+)(?:\?.*)?$/.exec(path) ?? [];
  return code ? store.info(code) : null;
}

async function called(asked: Extract<ToWorker, { kind: "call" }>): Promise<void> {
  const { id, method, path, body } = asked;
  const found = await known(method, path);
  if (found !== null) return tell({ kind: "answer", id, status: 200, body: found });
  const search = await next(async () => {
    const given = method === "GET" && MADE_OF_LISTS.test(path) ? await listed() : body;
    const { step, trouble } = await stepped((port) => port.request(method, path, given, now()));
    if (step.search) return step.search;
    if (trouble) tell({ kind: "answer", id, status: 507, body: problem(trouble) });
    else tell({ kind: "answer", id, status: step.status ?? 500, body: step.body ?? "" });
    await told();
    return null;
  });
  if (!search) return;
  await searched(search);
  await called(asked);
}

/** Have something looked into, while the table goes on; the request that wants it is made again. */
async function searched(key: string): Promise<void> {
  const { port, bots } = await started();
  const question = port.searching(key);
  const found = bots.ask(question.toJs(), port.patience);
  question.destroy();
  port.searched(key, (await found) ?? undefined);
}

async function opened({ connection: number, code, seat, after }: Extract<ToWorker, { kind: "open" }>): Promise<void> {
  const listener: Listener = { code, viewer: seat ?? -1, seq: after, greeted: false };
  listeners.set(number, listener);
  await recalled(number, listener);
  await next(async () => {
    if (listeners.get(number) !== listener) return;
    const { step } = await stepped((port) => port.listen(number, code, seat ?? undefined, listener.seq));
    if (step.status) {
      listeners.delete(number);
      tell({ kind: "lost", connection: number });
    }
    await told();
  });
}

/** Tell at once what the viewer was told before, while Python still starts. */
async function recalled(number: number, listener: Listener): Promise<void> {
  const [stands, ...before] = await store.told(listener.code, listener.viewer).catch(() => []);
  if (!stands || stands.seq !== 0) return;
  const seq = (JSON.parse(stands.text) as Heard).seq ?? 0;
  const greeting = { type: "hello", protocol: 2, match: listener.code, viewer: listener.viewer < 0 ? null : listener.viewer, seq };
  const missed = before.filter((one) => one.seq > listener.seq && one.seq <= seq).map(({ text }) => text);
  tell({ kind: "told", connection: number, texts: [JSON.stringify(greeting), ...missed, stands.text] });
  [listener.seq, listener.greeted] = [seq, true];
}

async function said({ connection, text }: Extract<ToWorker, { kind: "say" }>): Promise<void> {
  const { step, trouble } = await stepped((port) => port.hear(connection, text, now()));
  await told();
  const answer = trouble ? refused((JSON.parse(text) as Heard).client ?? "", trouble) : step.body;
  if (answer && listeners.has(connection)) tell({ kind: "told", connection, texts: [answer] });
}

/** Throw all games away; those on a screen are not known any more. */
async function discarded(): Promise<void> {
  await store.discard();
  if (table) for (const { code } of listeners.values()) (await table).port.forget(code);
}

async function closed(connection: number): Promise<void> {
  listeners.delete(connection);
  if (table) (await table).port.leave(connection);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "begin":
      ({ list } = data);
      hold();
      void next(() => store.retell(list));
      break;
    case "call":
      void called(data);
      break;
    case "open":
      void opened(data);
      break;
    case "say":
      void next(() => said(data));
      break;
    case "close":
      void next(() => closed(data.connection));
      break;
    case "discard":
      void next(discarded).then(() => tell({ kind: "answer", id: data.id, status: 204, body: "" }));
      break;
  }
});

/** Another tab wrote: what it wrote is read, and told here too. */
others.onmessage = ({ data }: MessageEvent<{ match: string; seq: number }>) => {
  if (!table) return;
  void next(async () => {
    const { port } = await started();
    const seq = port.seq(data.match);
    if (!seq || seq >= data.seq) return;
    port.read(data.match, await store.rows(data.match, seq));
    await told();
  });
};

/** Hold a lock as long as this worker lives: whoever waits for it learns when it is gone, however that came. */
function hold(): void {
  const lock = `understory/worker/${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  void navigator.locks?.request(lock, () => {
    tell({ kind: "alive", lock });
    return new Promise(() => null);
  });
}
