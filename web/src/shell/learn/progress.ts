/** How far somebody got in each lesson: kept on this device, known to no table. */
import built from "../../generated/lessons.json";

export interface LessonTold {
  readonly lesson: string;
  readonly minutes: number;
  readonly steps: number;
  /** The options of the game that it leads to; none where another lesson follows. */
  readonly game: Readonly<Record<string, string>>;
}

/** The moves of each step that was done; none for those that ask for none. */
export type Done = readonly (readonly string[])[];

const STORED = "understory.lessons";
const LESSONS = built as unknown as Readonly<Record<string, readonly LessonTold[]>>;

export const lessonsOf = (game: string): readonly LessonTold[] => LESSONS[game] ?? [];

function kept(): Record<string, Done> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Done>;
  } catch {
    return {};
  }
}

export const doneIn = (game: string, lesson: string): Done => kept()[`${game}/${lesson}`] ?? [];

/** Where learning a game goes on: its next lesson, or the list of them all where each is done. */
export function nextOf(game: string): string {
  const next = lessonsOf(game).find((one) => doneIn(game, one.lesson).length < one.steps);
  return next ? `/learn/${game}/${next.lesson}` : `/learn/${game}`;
}

export function keepDone(game: string, lesson: string, done: Done): void {
  localStorage.setItem(STORED, JSON.stringify({ ...kept(), [`${game}/${lesson}`]: done }));
}
