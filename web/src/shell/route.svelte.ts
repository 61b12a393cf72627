/** Where in the page we are. Places are plain addresses, so that reload, back and links work. */
export type Place =
  | { readonly at: "start" }
  | { readonly at: "new"; readonly game: string | null }
  | { readonly at: "lobby" }
  | { readonly at: "match"; readonly code: string }
  | { readonly at: "join"; readonly key: string }
  | { readonly at: "rules"; readonly game: string; readonly rule: string }
  | { readonly at: "nowhere" };

export function placeOf(path: string, query: string, hash: string): Place {
  const [first = "", second = "", ...more] = path.split("/").slice(1).map(decodeURIComponent);
  if (more.length) return { at: "nowhere" };
  if (!second) {
    if (first === "") return { at: "start" };
    if (first === "new") return { at: "new", game: new URLSearchParams(query).get("game") };
    if (first === "lobby") return { at: "lobby" };
    return { at: "nowhere" };
  }
  if (first === "m") return { at: "match", code: second };
  if (first === "join") return { at: "join", key: second };
  if (first === "rules") return { at: "rules", game: second, rule: hash.slice(1) };
  return { at: "nowhere" };
}

const here = (): Place => placeOf(location.pathname, location.search, location.hash);

let place = $state.raw<Place>(here());

export function current(): Place {
  return place;
}

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
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
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener("popstate", moved);
  addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", moved);
    removeEventListener("click", clicked);
  };
}
