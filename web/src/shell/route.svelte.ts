/**
 * Where in the page we are. Places are plain addresses, so that reload, back and links work; on a static host, which
 * knows no places, they stand behind a `#`.
 */
import { local, SITE } from "../table/carrier";

export type Place =
  | { readonly at: "start" }
  | { readonly at: "new"; readonly game: string | null; readonly friends: boolean }
  | { readonly at: "lobby" }
  | { readonly at: "match"; readonly code: string }
  | { readonly at: "bring" }
  | { readonly at: "me" }
  | {
      readonly at: "replay";
      readonly code: string;
      /** After how many moves, and with whose eyes, as the address says it. */
      readonly moves: number | null;
      readonly as: string | null;
      readonly key: string | null;
    }
  | { readonly at: "join"; readonly key: string }
  | { readonly at: "rules"; readonly game: string; readonly rule: string }
  | { readonly at: "learn"; readonly game: string }
  | { readonly at: "lesson"; readonly game: string; readonly lesson: string }
  | { readonly at: "campaigns" }
  | { readonly at: "campaign"; readonly code: string }
  | { readonly at: "sheet"; readonly code: string }
  | { readonly at: "mayor"; readonly key: string }
  | { readonly at: "challenges" }
  | { readonly at: "companion"; readonly part: string }
  | { readonly at: "nowhere" };

export function placeOf(path: string, query: string, hash: string): Place {
  const [first = "", second = "", ...more] = path.split("/").slice(1).map(decodeURIComponent);
  if (first === "learn" && second && more.length === 1 && more[0]) return { at: "lesson", game: second, lesson: more[0] };
  if (more.length) return { at: "nowhere" };
  if (!second) {
    if (first === "") return { at: "start" };
    if (first === "new") {
      const asked = new URLSearchParams(query);
      return { at: "new", game: asked.get("game"), friends: asked.get("with") === "friends" };
    }
    if (first === "lobby") return { at: "lobby" };
    if (first === "r") return { at: "bring" };
    if (first === "campaign") return { at: "campaigns" };
    if (first === "challenges") return { at: "challenges" };
    if (first === "companion") return { at: "companion", part: "" };
    if (first === "me") return { at: "me" };
    return { at: "nowhere" };
  }
  if (first === "r") return replayOf(second, new URLSearchParams(query));
  if (first === "m") return { at: "match", code: second };
  if (first === "campaign") return { at: "campaign", code: second };
  if (first === "sheet") return { at: "sheet", code: second };
  if (first === "mayor") return { at: "mayor", key: second };
  if (first === "join") return { at: "join", key: second };
  if (first === "rules") return { at: "rules", game: second, rule: hash.slice(1) };
  if (first === "learn") return { at: "learn", game: second };
  if (first === "companion") return { at: "companion", part: second };
  return { at: "nowhere" };
}

/** Whether an address within the page leads anywhere. */
export const leads = (path: string): boolean => placeOf(path, "", "").at !== "nowhere";

const whole = (text: string | null): number | null => (text && /^\d{1,6}$/.test(text) ? Number(text) : null);

function replayOf(code: string, asked: URLSearchParams): Place {
  return { at: "replay", code, moves: whole(asked.get("t")), as: asked.get("as"), key: asked.get("key") };
}

/** The address of a place, as the browser shows it. */
export const address = (to: string): string => (SITE ? `#${to}` : to);

function here(): Place {
  if (!SITE) return placeOf(location.pathname, location.search, location.hash);
  const [, path = "/", query = "", hash = ""] = /^#(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(location.hash) ?? [];
  return placeOf(path, query, hash);
}

let place = $state.raw<Place>(here());

export function current(): Place {
  return place;
}

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address(to));
  else history.pushState(null, "", address(to));
  place = here();
  scrollTo(0, 0);
}

/** Follows links within the page without loading it again. */
export function listen(): () => void {
  const moved = (): void => {
    place = here();
  };
  const clicked = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    const to = link && placeIn(link);
    if (!link || !to || !plain || link.target) return;
    if (to.startsWith("/api/")) {
      if (SITE || to.includes("/here-")) {
        event.preventDefault();
        void local().then(({ saved }) => saved(to, link.download));
      }
    } else if (!link.hasAttribute("download")) {
      event.preventDefault();
      go(to);
    }
  };
  addEventListener("popstate", moved);
  addEventListener("click", clicked);
  if (SITE) void import("../local/links");
  return () => {
    removeEventListener("popstate", moved);
    removeEventListener("click", clicked);
  };
}

/** The place in the page that a link leads to; empty where it leads elsewhere. */
function placeIn(link: HTMLAnchorElement): string {
  const written = link.getAttribute("href") ?? "";
  if (SITE && written.startsWith("#/")) return written.slice(1);
  if (SITE && written.startsWith("#")) return `${location.hash.slice(1).split("#")[0] || "/"}${written}`;
  return link.origin === location.origin ? link.href.slice(link.origin.length) : "";
}
