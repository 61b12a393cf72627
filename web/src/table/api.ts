/** Requests to the table, typed as it declares them. What goes wrong is thrown as a `Trouble` with the table's own id. */
import type {
  GameInfo,
  GameList,
  GameWords,
  Health,
  Joined,
  KeyMade,
  LegalList,
  Made,
  MatchInfo,
  MatchList,
  OfferedOption,
  OptionsOffered,
  Opens,
  Problem,
  PushKey,
  PushSubscription,
  Who,
  Wishes,
} from "../generated/protocol";

import { carried, dealtHere } from "./carrier";

/** Milliseconds after which what the table has not answered yet is said to be on its way. */
export const SLOW = 400;

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(id);
  }
}

/** Whatever was thrown, as a trouble; what is none goes by `id`. */
export const troubleOf = (error: unknown, id = "table.broken"): Trouble => (error instanceof Trouble ? error : new Trouble(0, id));

/** Whether no table was there to answer: no network, or a proxy before a server that starts anew. */
export const isAway = ({ id, status }: Trouble): boolean =>
  id === "page.unreachable" || (id === "table.broken" && [502, 503, 504].includes(status));

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export function withQuery(path: string, query: Query): string {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return known.length ? `${path}?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}` : path;
}

/** One request to the table; a text is sent as it is, anything else as JSON. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await carried(method, path, body);
  if (!answer) throw new Trouble(0, "page.unreachable");
  const told: unknown = answer.json ? JSON.parse(answer.body) : answer.body;
  if (answer.status < 400) return told as T;
  const problem = told as Partial<Problem>;
  throw new Trouble(answer.status, problem.error ?? "table.broken", problem.arguments);
}

/** Ask one of the table's services, which need no match. */
export const service = <T>(path: string, body: unknown): Promise<T> => call<T>("POST", `/api/${path}`, body);

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
  words: (game: string, language: string) =>
    call<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words/${language}`),
  options: async (game: string, players: number, options: Readonly<Record<string, string>>): Promise<readonly OfferedOption[]> =>
    (await call<OptionsOffered>("POST", "/api/tables/options", { game, players, options })).options,
  pushKey: async (): Promise<string | null> => (await call<PushKey>("GET", "/api/push")).key,
  subscribe: (wish: PushSubscription) => call<unknown>("POST", "/api/push", wish),
  health: () => call<Health>("GET", "/healthz"),
  report: (words: string, seen: string, of: string) => call<unknown>("POST", "/api/reports", { words, seen, match: of }),
  make: (wishes: Wishes) => call<Made>("POST", "/api/matches", wishes),
  lobby: async (): Promise<readonly MatchInfo[]> => (await call<MatchList>("GET", "/api/matches")).matches,
  /** One's own matches, wherever they were dealt. */
  mine: async (): Promise<readonly MatchInfo[]> => {
    const [{ matches }, here] = await Promise.all([call<MatchList>("GET", "/api/me/matches"), dealtHere()]);
    const others = here.filter(({ match }) => !matches.some((one) => one.match === match));
    return [...others, ...matches];
  },
  info: (code: string, key: string | null) => call<MatchInfo>("GET", withQuery(match(code), { key })),
  legal: (code: string, seat: number, seen: number, limit: number, scored: boolean, thoughts = false) =>
    call<LegalList>("GET", withQuery(match(code, "/legal"), { seat, seen, limit, ...(scored ? { scored } : {}), ...(thoughts ? { thoughts } : {}) })),
  join: (code: string, key: string | null, seat: number | null = null) =>
    call<Joined>("POST", match(code, "/seats"), { client: clientId(), key, seat }),
  link: (code: string) => call<Made>("POST", match(code, "/links")),
  invitation: (code: string, seat: number) => call<KeyMade>("POST", match(code, `/seats/${seat}/invitations`)),
  deviceKey: (code: string, seat: number) => call<KeyMade>("POST", match(code, `/seats/${seat}/device-keys`)),
  complain: (code: string, key: string | null, seat: number, words: string) =>
    call<unknown>("POST", withQuery(match(code, `/seats/${seat}/complaints`), { key }), { words }),
  block: (code: string, key: string | null, seat: number, blocked: boolean) =>
    call<unknown>(blocked ? "PUT" : "DELETE", withQuery(match(code, `/seats/${seat}/block`), { key })),
  opens: (key: string) => call<Opens>("POST", "/api/keys", { key }),
  claim: (key: string) => call<Joined>("POST", "/api/claims", { key }),
  rematch: (code: string) => call<Joined>("POST", match(code, "/rematch")),
  record: (code: string, key: string | null) => withQuery(match(code, "/record"), { key }),
};
