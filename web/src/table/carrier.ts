/**
 * How requests get to a table: over the network where a server answers, into the page's own table where there is none.
 * Which of them it is, is decided here and nowhere else. A match stays where it was dealt: its code says where.
 */
import type { MatchInfo, MatchList } from "../generated/protocol";
import { MARK } from "../local/talk";

export interface Carried {
  readonly status: number;
  readonly body: string;
  readonly json: boolean;
}

/** Under which name a server has met this browser, so that it is not asked in vain. */
export const MET = "understory.met";
/** Whether a match was dealt here while a server was away. */
export const DEALT = "understory.dealt-here";
const page: DOMStringMap = globalThis.document?.documentElement.dataset ?? {};
/** Whether the page lies on a static host: there is no server, and places stand behind a `#`. */
export const SITE = page["site"] !== undefined;
/** Whether the page can go on without a server. */
export const ABLE = page["offline"] !== undefined;

export const local = (): Promise<typeof import("../local/client.svelte")> => import("../local/client.svelte");

/** The matches that were dealt in this browser while a server was away. */
export async function dealtHere(): Promise<readonly MatchInfo[]> {
  if (SITE || !localStorage.getItem(DEALT)) return [];
  return (JSON.parse((await (await local()).call("GET", "/api/me/matches", "")).body) as MatchList).matches;
}

/** Carry a request to a table and its answer back; null where none can be reached. */
export async function carried(method: string, path: string, body?: unknown): Promise<Carried | null> {
  const text = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
  if (SITE || path.startsWith(`/api/matches/${MARK}`)) return (await local()).call(method, path, text);
  const kind = typeof body === "string" ? "text/plain" : "application/json";
  try {
    const answer = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: text, headers: { "content-type": kind } }),
    });
    const told = await answer.text();
    return { status: answer.status, body: told, json: !!told && !!answer.headers.get("content-type")?.includes("json") };
  } catch {
    return ABLE ? (await local()).instead(method, path, text) : null;
  }
}
