/** Boards by game, each loaded when a match of it is opened. */
import type { Board } from "./board";

/** A view comes from the table as plain data: a board reads it as its own game's. */
const anyView = <View>(board: Board<View>): Board => board as unknown as Board;

export const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  kodama: async () => anyView((await import("./kodama")).board),
  "kodama-duo": async () => anyView((await import("./kodama_duo")).board),
};

/** The game's own board, or the plain one. */
export async function boardOf(game: string): Promise<Board> {
  const own = BOARDS[game];
  return own ? own() : (await import("./plain")).board;
}
