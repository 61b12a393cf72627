/** Requests to the table, typed as it declares them. What goes wrong is thrown as a `Trouble` with the table's own id. */
import type {
  GameInfo,
  GameList,
  Joined,
  KeyMade,
  LegalList,
  Made,
  MatchInfo,
  MatchList,
  Opens,
  Problem,
  Who,
  Wishes,
} from "../generated/protocol";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(id);
  }
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function withQuery(path: string, query: Query): string {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return known.length ? `${path}?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}` : path;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Trouble(0, "page.unreachable");
  }
  const text = await answer.text();
  const told: unknown = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (answer.ok) return told as T;
  const problem = told as Partial<Problem>;
  throw new Trouble(answer.status, problem.error ?? "table.broken", problem.arguments);
}

/** An id for a request, new each time; the table does nothing twice for the same one. */
export function clientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const match = (code: string, rest = ""): string => `/api/matches/${encodeURIComponent(code)}${rest}`;

export const api = {
  me: () => call<Who>("GET", "/api/me"),
  introduce: (name: string) => call<Who>("POST", "/api/me", { name }),
  register: (login: string, password: string) => call<Who>("POST", "/api/account", { login, password }),
  logIn: (login: string, password: string) => call<Who>("POST", "/api/session", { login, password }),
  logOut: () => call<unknown>("DELETE", "/api/session"),
  games: async (): Promise<readonly GameInfo[]> => (await call<GameList>("GET", "/api/games")).games,
  make: (wishes: Wishes) => call<Made>("POST", "/api/matches", wishes),
  lobby: async (): Promise<readonly MatchInfo[]> => (await call<MatchList>("GET", "/api/matches")).matches,
  mine: async (): Promise<readonly MatchInfo[]> => (await call<MatchList>("GET", "/api/me/matches")).matches,
  info: (code: string, key: string | null) => call<MatchInfo>("GET", withQuery(match(code), { key })),
  legal: (code: string, seat: number, seen: number, limit: number, scored: boolean) =>
    call<LegalList>("GET", withQuery(match(code, "/legal"), { seat, seen, limit, ...(scored ? { scored } : {}) })),
  join: (code: string, key: string | null, seat: number | null = null) =>
    call<Joined>("POST", match(code, "/seats"), { client: clientId(), key, seat }),
  link: (code: string) => call<Made>("POST", match(code, "/links")),
  invitation: (code: string, seat: number) => call<KeyMade>("POST", match(code, `/seats/${seat}/invitations`)),
  deviceKey: (code: string, seat: number) => call<KeyMade>("POST", match(code, `/seats/${seat}/device-keys`)),
  opens: (key: string) => call<Opens>("POST", "/api/keys", { key }),
  claim: (key: string) => call<Joined>("POST", "/api/claims", { key }),
  rematch: (code: string) => call<Joined>("POST", match(code, "/rematch")),
  record: (code: string, key: string | null) => withQuery(match(code, "/record"), { key }),
};
