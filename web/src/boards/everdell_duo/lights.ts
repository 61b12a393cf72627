/** What evidence and events speak of, to be lit; and every point as it stands. */
import type { Lit, Scored } from "../board";
import { cardOf } from "./pack";
import type { Glance, View } from "./view";

export function lights(what: string, evidence: Readonly<Record<string, unknown>>): Lit {
  const cards = [what, ...Object.values(evidence)].filter((word): word is string => typeof word === "string" && cardOf(word) !== null);
  const seat = evidence["seat"];
  return { seat: typeof seat === "number" ? seat : null, cards, icons: [] };
}

/** Every point as if the game were over now, with its proof. */
export function scored(view: View, glance: Glance | null): readonly Scored[] {
  return (glance?.standing ?? view.ledger).map((entry) => ({ ...entry, evidence: Object.fromEntries(entry.evidence) }));
}
