/** Sit down to a game in one step. */
import { api, clientId } from "../table/api";
import { keepKey } from "../table/keys";
import { somebody } from "../table/me.svelte";
import { go } from "./route.svelte";

/** Games that have a board of their own here. The others can be played as a list of moves. */
export const DRAWN: readonly string[] = ["kodama", "kodama-duo"];
export const GAMES: readonly string[] = ["kodama", "kodama-duo", "kodama-3d", "everdell-duo"];

export async function againstBot(game: string, bot = "level:2"): Promise<void> {
  await somebody();
  const made = await api.make({ client: clientId(), game, seats: [{ who: "me" }, { who: bot }] });
  if (made.key) keepKey(made.match, made.key);
  go(`/m/${made.match}`);
}
