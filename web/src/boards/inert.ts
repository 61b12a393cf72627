/** What a board is given where it is looked at and nothing can be done: nothing is asked, nothing is offered. */
import type { BoardProps } from "./board";

type Looked = "waiting" | "asked" | "offers" | "putDown" | "play" | "preview" | "why" | "legal" | "hints" | "say" | "still";

export const INERT: Pick<BoardProps, Looked> = {
  still: true,
  waiting: [],
  asked: null,
  offers: null,
  putDown: null,
  play: () => Promise.resolve({ kind: "stale" }),
  preview: () => Promise.resolve(null),
  why: () => Promise.resolve([]),
  legal: () => Promise.resolve({ moves: [], complete: true }),
  hints: null,
  say: () => undefined,
};
