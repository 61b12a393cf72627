/** What is laid over the screen: the settings, or the rulebook opened at a rule; and the keys that call for them. */
import { current } from "./route.svelte";
import { firstGame } from "./shelf.svelte";

export type Over =
  | { readonly kind: "none" }
  | { readonly kind: "settings" }
  | { readonly kind: "report" }
  | { readonly kind: "rules"; readonly game: string; readonly rule: string };

let laid = $state.raw<Over>({ kind: "none" });
/** The game whose rulebook the `?` key opens. */
let game = firstGame();

export const over = (): Over => laid;

export function closeOver(): void {
  laid = { kind: "none" };
}

export function openSettings(): void {
  laid = { kind: "settings" };
}

/** Something is wrong: tell of it. */
export function openReport(): void {
  laid = { kind: "report" };
}

/** What the screen shows now, for whoever tells that something is wrong with it. */
export interface Seen {
  readonly match: string;
  readonly [name: string]: unknown;
}

let seen: (() => Seen) | null = null;

/** From now on this is what can be told of the screen; null where there is nothing but its address. */
export function showing(what: (() => Seen) | null): void {
  seen = what;
}

export const seenNow = (): Seen | null => seen?.() ?? null;

/** Open the rulebook at a rule, of the game that is being played unless another is named. */
export function openRules(rule = "", of = game): void {
  laid = { kind: "rules", game: of, rule };
}

/** From now on `?` opens this game's rules. */
export function playing(of: string): void {
  game = of;
}

/** Whether a key is meant for what is being typed into. */
export function typing(event: KeyboardEvent): boolean {
  const at = event.target;
  return at instanceof HTMLElement && (at.isContentEditable || at.matches("input:not([type=radio]), textarea, select"));
}

export function keyPressed(event: KeyboardEvent): void {
  if (event.key !== "?" || typing(event) || event.ctrlKey || event.metaKey || current().at === "rules") return;
  event.preventDefault();
  if (laid.kind === "rules") closeOver();
  else openRules();
}
