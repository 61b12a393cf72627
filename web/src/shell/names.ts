/** What people and bots are called. */
import type { SeatInfo } from "../generated/protocol";
import { has, t } from "../locale/words.svelte";

const worded = (spec: string): string => `bot-${spec.replaceAll(/[^a-z0-9]+/g, "-")}`;

/** Whether a name in a record is a bot's spec that has a name of its own here. */
export const isBot = (name: string): boolean => /^[a-z]/.test(name) && has(worded(name));

export function botName(spec: string): string {
  return isBot(spec) ? t(worded(spec)) : spec;
}

/** Names that tell everybody apart: the second of a name has a 2 after it, and so on. */
export function apart(names: readonly string[]): readonly string[] {
  return names.reduce<readonly string[]>((told, name) => {
    let [as, number] = [name, 1];
    while (told.includes(as) || (number > 1 && names.includes(as))) as = `${name} ${++number}`;
    return [...told, as];
  }, []);
}

/** Everybody at a table by name; free seats are all called so. */
export function seatNames(seats: readonly SeatInfo[]): readonly string[] {
  const taken = seats.map(({ sitter, name, bot }) => (sitter === "bot" ? botName(bot ?? "") : name));
  const told = apart(taken.filter(Boolean)).values();
  return taken.map((name) => (name && told.next().value) || t("free-seat"));
}
