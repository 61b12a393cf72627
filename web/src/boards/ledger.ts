/** Every game's view carries its ledger: every point with its source and evidence. */
import type { Scored } from "./board";

interface Entry {
  readonly seat: number;
  readonly amount: number;
  readonly source: string;
  readonly when: string;
  readonly evidence: readonly (readonly [string, unknown])[];
}

/** Every point so far, from the ledger of any game's view. */
export function scored(view: unknown): readonly Scored[] {
  const ledger = (view as { readonly ledger?: readonly Entry[] } | null)?.ledger ?? [];
  return ledger.map(({ seat, amount, source, when, evidence }) => ({
    seat,
    amount,
    source,
    when,
    evidence: Object.fromEntries(evidence),
  }));
}
