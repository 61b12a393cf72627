/** Where a game that is looked at again comes from: a match or a record at the table, or a record's text. */
import type { Judgement, Shown, Situation, Timeline, Uploaded } from "../generated/protocol";
import { call, Trouble, withQuery } from "../table/api";
import { keyOf } from "../table/keys";

export interface Source {
  readonly timeline: (seat: number | null) => Promise<Timeline>;
  readonly frame: (moves: number, seat: number | null) => Promise<Situation>;
  readonly drawing: (moves: number, seat: number | null, side: number) => Promise<Shown>;
  /** The decision at a moment looked into; of finished games only. */
  readonly analysis: (moves: number) => Promise<Judgement>;
  /** What was made, drawn to be kept, with the names of those who played. */
  readonly keepsake: (moves: number, seat: number | null, names: string) => Promise<Shown>;
}

/** The code under which a record's text is looked at that the table does not keep. */
export const HERE = "here";
const RECORD = /^[0-9a-f]{32}$/;

let text = "";

/** Look at this text under `/r/here`. */
export function keepHere(record: string): void {
  text = record;
}

/** Whether a code is a match's, which may still be going on. */
export const isMatch = (code: string): boolean => code !== HERE && !RECORD.test(code);

/** The record as a file of its own. */
export function recordOf(code: string): string {
  if (code === HERE) return URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  return isMatch(code) ? withQuery(`${place(code)}/record`, { key: keyOf(code) }) : place(code);
}

const place = (code: string): string => `/api/${isMatch(code) ? "matches" : "records"}/${encodeURIComponent(code)}`;

export function sourceOf(code: string): Source {
  return code === HERE ? written(text) : kept(place(code), isMatch(code) ? keyOf(code) : null);
}

function kept(at: string, key: string | null): Source {
  const get = <T>(rest: string, query: Record<string, number | string | null>): Promise<T> =>
    call<T>("GET", withQuery(`${at}/${rest}`, query));
  return {
    timeline: (seat) => get("timeline", { seat, key }),
    frame: (moves, seat) => get(`frames/${moves}`, { seat, key }),
    analysis: (moves) => get(`frames/${moves}/analysis`, { key }),
    keepsake: (moves, seat, names) => get("keepsake", { moves, seat, names, key }),
    drawing: (moves, seat, side) => get(`frames/${moves}/drawing`, { seat, key, side }),
  };
}

function written(record: string): Source {
  return {
    timeline: (seat) => call("POST", "/api/replay/timeline", { record, seat }),
    frame: (moves, seat) => call("POST", "/api/replay/frame", { record, moves, seat }),
    analysis: () => Promise.reject(new Trouble(503, "table.needs-network")),
    keepsake: (moves, seat, names) => call("POST", "/api/replay/keepsake", { record, moves, seat, names }),
    drawing: (moves, seat, side) => call("POST", "/api/replay/drawing", { record, moves, seat, side }),
  };
}

export const upload = (record: string): Promise<Uploaded> => call("POST", "/api/records", record);
