/** What the table tells of moves that are tried, as boards read it. */
import type { Preview, Scored } from "../boards/board";
import type { Previewed } from "../generated/protocol";

export const previewOf = (told: Previewed): Preview => ({
  ...told,
  then: told.then as Preview["then"],
  offers: told.legal,
  scored: told.scored as readonly Scored[],
  lost: told.lost as readonly Scored[],
  further: (told.further ?? []).map(previewOf),
});
