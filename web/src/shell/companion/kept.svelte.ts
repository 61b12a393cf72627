/** Sheets kept on this device until somebody throws them away, and the names that were used. */
import type { Filled, SheetCounted } from "../../generated/protocol";
import { clientId } from "../../table/api";
import type { At } from "./filling";

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly sheet: string;
  readonly names: readonly string[];
  /** When it was begun and changed, in milliseconds. */
  readonly began: number;
  readonly changed: number;
  readonly filled: Filled;
  /** What it came to when it was last counted. */
  readonly counted: SheetCounted | null;
  readonly done: boolean;
  /** The blank that somebody opened and has not left; without one the next empty blank is open. */
  readonly at?: At | null;
  /** As it was before, the latest last. */
  readonly before: readonly Filled[];
}

interface Stored {
  readonly version: 1;
  readonly sheets: readonly Kept[];
  readonly names: readonly string[];
}

const STORED = "understory.companion";
const REMEMBERED = 12;
const UNDONE = 40;

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "null") as Stored | null;
    if (found?.version === 1 && Array.isArray(found.sheets) && Array.isArray(found.names)) return found;
  } catch {
    // What cannot be read is begun anew.
  }
  return { version: 1, sheets: [], names: [] };
}

let stored = $state.raw<Stored>(read());

function store(change: Partial<Stored>): void {
  stored = { ...stored, ...change };
  localStorage.setItem(STORED, JSON.stringify(stored));
}

export const sheets = (): readonly Kept[] => stored.sheets;
export const names = (): readonly string[] => stored.names;
export const keptSheet = (id: string): Kept | undefined => stored.sheets.find((one) => one.id === id);

export function begin(game: string, sheet: string, people: readonly string[], filled: Filled): Kept {
  const now = Date.now();
  const kept: Kept = { id: clientId().slice(0, 10), game, sheet, names: people, began: now, changed: now, filled, counted: null, done: false, before: [] };
  store({ sheets: [kept, ...stored.sheets], names: [...new Set([...people, ...stored.names])].slice(0, REMEMBERED) });
  return kept;
}

function replace(id: string, change: (one: Kept) => Kept): void {
  store({ sheets: stored.sheets.map((one) => (one.id === id ? change(one) : one)) });
}

/** Fill in something, which can be undone, and go on at a blank. */
export function fill(id: string, filled: Filled, at: At | null): void {
  replace(id, (one) => ({ ...one, filled, at, changed: Date.now(), done: false, before: [...one.before, one.filled].slice(-UNDONE) }));
}

/** Open a blank, or the next empty one. */
export function openAt(id: string, at: At | null): void {
  replace(id, (one) => ({ ...one, at }));
}

export function undo(id: string): void {
  replace(id, (one) => (one.before.length ? { ...one, filled: one.before.at(-1)!, at: null, before: one.before.slice(0, -1), done: false } : one));
}

export function count(id: string, filled: Filled, counted: SheetCounted): void {
  replace(id, (one) => (one.filled === filled ? { ...one, counted } : one));
}

export function finish(id: string): void {
  replace(id, (one) => ({ ...one, done: true, before: [] }));
}

export function throwAway(id: string): void {
  store({ sheets: stored.sheets.filter((one) => one.id !== id) });
}

/** Take in a sheet that was exported; whether it was one. */
export function takeIn(text: string): Kept | null {
  try {
    const one = JSON.parse(text) as Kept;
    const whole = typeof one.id === "string" && typeof one.game === "string" && Array.isArray(one.filled?.columns);
    if (!whole) return null;
    store({ sheets: [{ ...one, before: [] }, ...stored.sheets.filter((other) => other.id !== one.id)] });
    return one;
  } catch {
    return null;
  }
}

/** The best total of each sheet, with who had it. */
export function best(): readonly { readonly kept: Kept; readonly column: number; readonly points: number }[] {
  const found = new Map<string, { kept: Kept; column: number; points: number }>();
  for (const kept of stored.sheets) {
    if (!kept.done || !kept.counted) continue;
    kept.counted.totals.forEach((points, column) => {
      const key = `${kept.game} ${kept.sheet}`;
      const named = kept.names.length > column;
      if (named && points > (found.get(key)?.points ?? -1)) found.set(key, { kept, column, points });
    });
  }
  return [...found.values()];
}
