/** The games that can be played here: at once those that the page was built with, then those that the table has told of. */
import type { GameInfo } from "../generated/protocol";
import built from "../generated/games.json";
import { has, t } from "../locale/words.svelte";
import { api } from "../table/api";

interface Built {
  readonly game: string;
  /** The games whose rules hold for it too. */
  readonly builds_on: readonly string[];
}

const BUILT: readonly Built[] = built;
let told = $state.raw<readonly GameInfo[]>([]);

/** Every game, by name. */
export const games = (): readonly string[] => (told.length ? told : BUILT).map((one) => one.game);

/** What the table says of its games, asked for once. */
export async function gamesTold(): Promise<readonly GameInfo[]> {
  if (!told.length) told = await api.games();
  return told;
}

/** Whether there is such a game: the page was built with it, or the table has it. */
export async function isPlayed(game: string): Promise<boolean> {
  return BUILT.some((one) => one.game === game) || (await gamesTold().catch(() => [])).some((one) => one.game === game);
}

/** What a game is called; one that the page has no words for as the table calls it. */
export function gameName(game: string): string {
  const found = told.find((one) => one.game === game);
  if (found?.pack && has(`game-${found.own}`)) return `${t(`game-${found.own}`)} (${found.pack})`;
  return has(`game-${game}`) ? t(`game-${game}`) : (found?.title ?? game);
}

/** The games whose rules hold for a game, its own last. */
export const basesOf = (game: string): readonly string[] => BUILT.find((one) => one.game === game)?.builds_on ?? [];

/** The game that is meant where none was named. */
export const firstGame = (): string => BUILT[0]?.game ?? "";
