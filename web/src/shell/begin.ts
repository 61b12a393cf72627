/** Sit down to a game in one step. */
import { api, clientId } from "../table/api";
import { keepKey } from "../table/keys";
import { somebody } from "../table/me.svelte";
import { go } from "./route.svelte";

export async function againstBot(game: string, bot = "level:2", options: Readonly<Record<string, string>> = {}): Promise<void> {
  await somebody();
  const made = await api.make({ client: clientId(), game, options, seats: [{ who: "me" }, { who: bot }] });
  if (made.key) keepKey(made.match, made.key);
  go(`/m/${made.match}`);
}
