/** How long ago something was, in the reader's language: no words of ours. */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** `at` in seconds since the epoch, as the table tells it; `now` in milliseconds. */
export function ago(at: number, language: string, now = Date.now()): string {
  const past = Math.max(0, now / 1000 - at);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "long" });
  for (const [unit, length] of STEPS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, "second");
}
