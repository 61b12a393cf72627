/** What people and bots are called. */
import type { SeatInfo } from "../generated/protocol";
import { has, t } from "../locale/words.svelte";

export function botName(spec: string): string {
  const [name = spec] = spec.split(":");
  return has(`bot-${name}`) ? t(`bot-${name}`) : spec;
}

export function seatName(seat: SeatInfo): string {
  if (seat.sitter === "bot") return botName(seat.bot ?? "");
  return seat.name || t("free-seat");
}
