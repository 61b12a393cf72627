/** A place that is shown: the card, how it would lie, and what it would score. */
import type { Lie } from "../../geometry/kernel";

export interface Ghost {
  readonly card: string;
  readonly lie: Lie;
  readonly points: number;
}
