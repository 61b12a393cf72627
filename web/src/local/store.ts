/**
 * What is kept in this browser: the logs of its matches, what was told of them last, and a few texts. Logs are only
 * ever appended to; (match, seq) is unique, so that of two tabs one is first.
 */
export const NAME = "understory";
const VERSION = 1;
/** What lists tell of matches, logs, what viewers were told, and texts by key. */
const STORES = { matches: "match", rows: ["match", "seq"], told: ["match", "viewer", "seq"], kept: "key" } as const;
type Name = keyof typeof STORES;

export interface Append {
  readonly match: string;
  readonly seq: number;
  readonly rows: readonly string[];
  readonly changed: number;
  readonly info: string;
}

/** A message that a viewer was told; `seq` is 0 for how things stand, of which the last alone is kept. */
export interface Told {
  readonly match: string;
  readonly viewer: number;
  readonly seq: number;
  readonly text: string;
}

/** What became of an append: another tab was faster, there is no room, or what it follows is no longer there. */
export type Stored = "stored" | "conflict" | "full" | "gone";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the store failed"));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("the store failed"));
  });

/** Everything that begins with these parts of a key. */
const under = (...parts: readonly (string | number)[]): IDBKeyRange => IDBKeyRange.bound([...parts], [...parts, []]);

export class Store {
  #opened: Promise<IDBDatabase> | null = null;

  #database(): Promise<IDBDatabase> {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #open(): Promise<IDBDatabase> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(STORES)) {
        request.result.createObjectStore(name, { keyPath: keyPath as string | string[] });
      }
    };
    const database = await done(request);
    // Thrown away by the browser or in another tab: whoever asks next finds what is there then.
    database.onclose = () => (this.#opened = null);
    database.onversionchange = () => {
      database.close();
      this.#opened = null;
    };
    return database;
  }

  async #in(mode: IDBTransactionMode, ...names: readonly Name[]): Promise<IDBTransaction> {
    try {
      return (await this.#database()).transaction([...names], mode, { durability: "strict" });
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      this.#opened = null;
      return (await this.#database()).transaction([...names], mode, { durability: "strict" });
    }
  }

  /** All of it in one transaction, or nothing. */
  async append(appends: readonly Append[], keep: Readonly<Record<string, string>>): Promise<Stored> {
    const transaction = await this.#in("readwrite", "matches", "rows", "kept");
    const over = finished(transaction);
    const [matches, rows, kept] = (["matches", "rows", "kept"] as const).map((name) => transaction.objectStore(name));
    try {
      for (const { match, seq, rows: added, changed, info } of appends) {
        const before = seq === 1 || (await done(rows!.getKey([match, seq - 1])));
        if (!before) {
          transaction.abort();
          await over.catch(() => null);
          return "gone";
        }
        for (const [at, row] of added.entries()) await done(rows!.add({ match, seq: seq + at, row }));
        await done(matches!.put({ match, changed, info }));
      }
      for (const [key, value] of Object.entries(keep)) await done(kept!.put({ key, value }));
      await over;
      return "stored";
    } catch (error) {
      await over.catch(() => null);
      const name = error instanceof DOMException ? error.name : "";
      if (name === "ConstraintError") return "conflict";
      if (name === "QuotaExceededError") return "full";
      throw error;
    }
  }

  /** The rows of a match's log behind entry `after`. */
  async rows(match: string, after: number): Promise<string[]> {
    const range = IDBKeyRange.bound([match, after], [match, []], true);
    const found = await done((await this.#in("readonly", "rows")).objectStore("rows").getAll(range));
    return (found as { row: string }[]).map(({ row }) => row);
  }

  async kept(key: string): Promise<string | null> {
    const found = await done((await this.#in("readonly", "kept")).objectStore("kept").get(key));
    return (found as { value: string } | undefined)?.value ?? null;
  }

  /** What lists tell of every match, the last changed first. */
  async infos(): Promise<string[]> {
    const found = (await done((await this.#in("readonly", "matches")).objectStore("matches").getAll())) as {
      changed: number;
      info: string;
    }[];
    return found.sort((one, other) => other.changed - one.changed).map(({ info }) => info);
  }

  /** How many matches are kept. */
  async count(): Promise<number> {
    return done((await this.#in("readonly", "matches")).objectStore("matches").count());
  }

  async info(match: string): Promise<string | null> {
    const found = await done((await this.#in("readonly", "matches")).objectStore("matches").get(match));
    return (found as { info: string } | undefined)?.info ?? null;
  }

  /** Remember what a viewer was told, to show it at once when the match is opened again. It can be told anew: a store
   * that has no room for it loses nothing. */
  async remember(told: readonly Told[]): Promise<void> {
    try {
      const transaction = await this.#in("readwrite", "told");
      const over = finished(transaction);
      for (const one of told) transaction.objectStore("told").put(one);
      await over;
    } catch {
      return;
    }
  }

  /** Another release may tell the same otherwise: then nothing of what was told is shown again. */
  async retell(release: string): Promise<void> {
    if ((await this.kept("release")) === release) return;
    const transaction = await this.#in("readwrite", "told", "kept");
    const over = finished(transaction);
    transaction.objectStore("told").clear();
    transaction.objectStore("kept").put({ key: "release", value: release });
    await over;
  }

  /** What a viewer was told so far, how things stand first. */
  async told(match: string, viewer: number): Promise<Told[]> {
    const transaction = await this.#in("readonly", "told");
    return (await done(transaction.objectStore("told").getAll(under(match, viewer)))) as Told[];
  }

  /** Throw all matches and records away; who sits here stays known. */
  async discard(): Promise<void> {
    const transaction = await this.#in("readwrite", "matches", "rows", "told", "kept");
    const over = finished(transaction);
    for (const name of ["matches", "rows", "told"]) transaction.objectStore(name).clear();
    transaction.objectStore("kept").delete(IDBKeyRange.bound("record/", "record/\uffff"));
    await over;
  }
}
