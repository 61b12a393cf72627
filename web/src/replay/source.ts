/** Where a game that is looked at again comes from: a match, or a record that the table keeps. */
import type { Judgement, Shown, Situation, Timeline, Uploaded } from "../generated/protocol";
import { call, withQuery } from "../table/api";
import { keyOf } from "../table/keys";

export interface Source {
  readonly timeline: (seat: number | null) => Promise<Timeline>;
  readonly frame: (moves: number, seat: number | null) => Promise<Situation>;
  readonly drawing: (moves: number, seat: number | null, side: number) => Promise<Shown>;
  /** The decision at a moment looked into; of finished games only. */
  readonly analysis: (moves: number) => Promise<Judgement>;
  /** What was made, drawn to be kept, with the names of those who played. */
  readonly keepsake: (moves: number, seat: number | null, names: string, title: string) => Promise<Shown>;
}

const RECORD = /^[0-9a-f]{32}$/;

/** Whether a code is a match's, which may still be going on. */
export const isMatch = (code: string): boolean => !RECORD.test(code);

/** The record as a file of its own. */
export function recordOf(code: string): string {
  return isMatch(code) ? withQuery(`${place(code)}/record`, { key: keyOf(code) }) : place(code);
}

const place = (code: string): string => `/api/${isMatch(code) ? "matches" : "records"}/${encodeURIComponent(code)}`;

export function sourceOf(code: string): Source {
  const key = isMatch(code) ? keyOf(code) : null;
  const get = <T>(rest: string, query: Record<string, number | string | null>): Promise<T> =>
    call<T>("GET", withQuery(`${place(code)}/${rest}`, query));
  return {
    timeline: (seat) => get("timeline", { seat, key }),
    frame: (moves, seat) => get(`frames/${moves}`, { seat, key }),
    analysis: (moves) => get(`frames/${moves}/analysis`, { key }),
    keepsake: (moves, seat, names, title) => get("keepsake", { moves, seat, names, title, key }),
    drawing: (moves, seat, side) => get(`frames/${moves}/drawing`, { seat, key, side }),
  };
}

export const upload = (record: string): Promise<Uploaded> => call("POST", "/api/records", record);
