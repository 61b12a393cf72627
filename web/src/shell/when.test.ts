/** How long ago, in words. */
import { expect, test } from "vitest";
import { ago } from "./when";

const NOW = 1_000_000_000_000;
const before = (seconds: number): number => NOW / 1000 - seconds;

test.each([
  [3, "en", "now"],
  [61, "en", "1 minute ago"],
  [7200, "de", "vor 2 Stunden"],
  [86_400, "en", "yesterday"],
  [3 * 86_400, "fr", "il y a 3 jours"],
  [-20, "it", "ora"],
])("%d seconds in %s", (seconds, language, words) => {
  expect(ago(before(seconds), language, NOW)).toBe(words);
});
