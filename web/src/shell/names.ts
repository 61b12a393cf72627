/** What people and bots are called. */
import type { SeatInfo } from "../generated/protocol";
import { has, t } from "../locale/words.svelte";

export function botName(spec: string): string {
  const id = `bot-${spec.replaceAll(/[^a-z0-9]+/g, "-")}`;
  return has(id) ? t(id) : spec;
}

export function seatName(seat: SeatInfo): string {
  if (seat.sitter === "bot") return botName(seat.bot ?? "");
  return seat.name || t("free-seat");
}
