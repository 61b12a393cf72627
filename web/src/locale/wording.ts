/** Ids and evidence of the table and its games as sentences, in the reader's language. */
import type { Fault, Scored } from "../boards/board";
import type { Asked, Told } from "../generated/protocol";
import type { Trouble } from "../table/api";
import { cardName, has, sourceName, t, toYou, worded, type Arguments } from "./words.svelte";

/** Evidence as arguments: numbers and words as they are, several parts with spaces between them. */
export function spread(evidence: Readonly<Record<string, unknown>>): Arguments {
  return Object.fromEntries(
    Object.entries(evidence).map(([name, value]) => [name, typeof value === "number" ? value : joined(value)]),
  );
}

const joined = (value: unknown): string => (Array.isArray(value) ? value.map(joined).join(" ") : String(value));

/** What went wrong at the table. */
export function troubleWords({ id, details }: Pick<Trouble, "id" | "details">): string {
  const at = `error-${worded(id)}`;
  return has(at) ? t(at, spread(details)) : t("error-other", { id });
}

/** Why a move is refused, or what decided a game: on the evidence where a catalogue can; silent where none does. */
export function reasonWords({ rule, evidence }: Fault): string {
  const at = `why-${worded(rule)}`;
  const part = Object.keys(evidence).find((name) => has(`${at}.${name}`));
  const id = part ? `${at}.${part}` : at;
  return has(id) ? t(id, spread(evidence)) : "";
}

/** A line of the log; empty where the catalogues are silent. */
export function eventWords(told: Told): string {
  const at = `event-${worded(told.what)}`;
  return has(at) ? t(toYou(at, told.arguments), spread(told.arguments)) : "";
}

/** What is asked of the viewer: in the case that the question names, or by what asks, where a catalogue tells them apart. */
export function askedWords(asked: Asked | null): string {
  if (!asked) return t("your-turn");
  const at = `ask-${worded(asked.what)}`;
  const told = asked.arguments ?? {};
  const apart = [told["case"], asked.by ? "by" : null].find((part) => typeof part === "string" && has(`${at}.${part}`));
  const given = { ...spread(told), by: asked.by ?? "", left: asked.left ?? 0 };
  return has(at) ? t(apart ? `${at}.${String(apart)}` : at, given) : t("your-turn");
}

/** The part of a game in which points were given. */
export function whenWords(when: string): string {
  return has(`season-${when}`) ? t(`season-${when}`) : when;
}

/** What one entry of the ledger was for. */
export function sourceWords(entry: Scored): string {
  const card = entry.evidence["card"];
  const source = sourceName(entry.source);
  return typeof card === "string" && card !== entry.source ? `${source}: ${cardName(card)}` : source;
}

/** Under which heading an entry is summed at the end: a rule by its name, all cards of a kind together by theirs. */
export const sourceGroup = (entry: Scored): string => sourceName(entry.source);
