/** What those are called who played a game that is looked at again. */
import type { SeatInfo } from "../generated/protocol";
import { t } from "../locale/words.svelte";
import { apart, botName, isBot } from "../shell/names";

/** Everybody by name, told apart as at the table; records keep bots by their specs. */
export function named(seats: readonly SeatInfo[]): readonly string[] {
  return apart(
    seats.map(({ seat, sitter, name, bot }) => {
      if (sitter === "bot") return botName(bot ?? "");
      return isBot(name) ? botName(name) : name || t("nth-player", { number: seat + 1 });
    }),
  );
}
