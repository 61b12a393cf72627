/** The log as it is read: what happened, in order, without what was taken back. Pure. */
import type { Offer } from "../boards/board";
import type { FromTable, Speaks, StepTold } from "../generated/protocol";

export type LogLine =
  | { readonly kind: "step"; readonly seq: number; readonly step: StepTold; readonly by: string | null }
  | { readonly kind: "note"; readonly seq: number; readonly what: string; readonly seat: number; readonly name: string };

export interface Log {
  readonly lines: readonly LogLine[];
  readonly chat: readonly Speaks[];
  readonly muted: readonly number[];
  /** The viewer's own choice, put down and not yet opened. */
  readonly putDown: Offer | null;
  /** Where the same people play again. */
  readonly rematch: string | null;
}

export const EMPTY: Log = { lines: [], chat: [], muted: [], putDown: null, rematch: null };

/** The log after one more message. */
export function told(log: Log, message: FromTable): Log {
  const note = (what: string, seat: number, name = ""): Log =>
    "seq" in message ? { ...log, lines: [...log.lines, { kind: "note", seq: message.seq, what, seat, name }] } : log;
  switch (message.type) {
    case "moves": {
      const steps = message.steps.map(
        (step): LogLine => ({ kind: "step", seq: message.seq, step, by: message.by ?? null }),
      );
      return { ...log, putDown: null, lines: [...log.lines, ...steps] };
    }
    case "put-down":
      return { ...note("put-down", message.seat), putDown: message.move ? { move: message.move, data: message.data } : log.putDown };
    case "undid": {
      const lines = upTo(log.lines, message.length);
      return { ...log, putDown: null, lines: [...lines, { kind: "note", seq: message.seq, what: "undid", seat: message.seat, name: "" }] };
    }
    case "take-back":
      return note(`${message.answer}-back`, message.seat);
    case "seat":
      return note(message.name ? "seat" : "left", message.seat, message.name);
    case "began":
      return message.started ? note("began", -1) : log;
    case "caretaker":
      return note(message.caring ? "caretaker" : "returned", message.seat);
    case "says":
      return { ...log, chat: [...log.chat, message] };
    case "muting": {
      const others = log.muted.filter((seat) => seat !== message.seat);
      return { ...log, muted: message.muted ? [...others, message.seat] : others };
    }
    case "stopping":
      return note(message.wish ? "stopping" : "going-on", message.seat);
    case "talking":
      return note(message.wish ? "talking" : "hushing", message.seat);
    case "stopped":
      return note(message.why, message.seat);
    case "rematch":
      return { ...note("rematch", -1), rematch: message.match };
    default:
      return log;
  }
}

/** The lines of the first `length` moves, and the notes among them. */
function upTo(lines: readonly LogLine[], length: number): readonly LogLine[] {
  let moves = 0;
  return lines.filter((line) => line.kind === "note" || ++moves <= length);
}
