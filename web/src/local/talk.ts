/** What a page and its table's worker say to each other. */

import type { Parts } from "./python";

/** Begins the code of every match that is dealt in a browser. */
export const MARK = "here-";

export type ToWorker =
  | { readonly kind: "begin"; readonly list: string }
  | { readonly kind: "call"; readonly id: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly kind: "open"; readonly connection: number; readonly code: string; readonly seat: number | null; readonly after: number }
  | { readonly kind: "say"; readonly connection: number; readonly text: string }
  | { readonly kind: "close"; readonly connection: number }
  | { readonly kind: "discard"; readonly id: number };

export type FromWorker =
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly body: string }
  | { readonly kind: "told"; readonly connection: number; readonly texts: readonly string[] }
  | { readonly kind: "lost"; readonly connection: number }
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly why: string }
  /** The name of the lock that the worker holds as long as it lives. */
  | { readonly kind: "alive"; readonly lock: string };

export type ToBot =
  | { readonly kind: "begin"; readonly parts: Parts }
  | { readonly kind: "ask"; readonly number: number; readonly question: Uint8Array };
export type FromBot = { readonly kind: "alive" } | { readonly kind: "answered"; readonly number: number; readonly answer: string | null };
