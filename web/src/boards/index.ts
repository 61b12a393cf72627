/** Boards by game, each loaded when a match of it is opened: a folder here, named like the game, with `_` for `-`. */
import type { Board } from "./board";

/** A view comes from the table as plain data: a board reads it as its own game's. */
const FOLDERS = import.meta.glob<{ readonly board: Board }>("./*/index.ts");
const folder = (game: string): string => `./${game.replaceAll("-", "_")}/index.ts`;

/** Whether a game has a board of its own here; the others are played on the plain one. */
export const isDrawn = (game: string): boolean => folder(game) in FOLDERS;

/** The game's own board, or the plain one. */
export async function boardOf(game: string): Promise<Board> {
  const own = FOLDERS[folder(game)];
  return own ? (await own()).board : (await import("./plain")).board;
}
