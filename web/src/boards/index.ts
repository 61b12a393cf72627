/** Boards by game, each loaded when a match of it is opened. */
import type { Board } from "./board";

export const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {};

/** The game's own board, or the plain one. */
export async function boardOf(game: string): Promise<Board> {
  const own = BOARDS[game];
  return own ? own() : (await import("./plain")).board;
}
