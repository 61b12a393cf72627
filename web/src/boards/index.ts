/** Boards by game, each loaded when a match of it is opened. */
import type { Board } from "./board";

export const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {};
