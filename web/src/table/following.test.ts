/** Bots' turns are followed step by step. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Following } from "./following";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function followed(): [string[], Following<string>] {
  const shown: string[] = [];
  return [shown, new Following((step) => shown.push(step), () => Date.now())];
}

it("what people do is shown at once", () => {
  const [shown, following] = followed();
  for (const step of ["one", "two"]) following.add(step, 0);
  expect(shown).toEqual(["one", "two"]);
});

it("a bot's steps come one after another, each so long after the last", () => {
  const [shown, following] = followed();
  following.add("mine", 0);
  for (const step of ["worker", "resin", "sun"]) following.add(step, 600);
  expect(shown).toEqual(["mine"]);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual(["mine", "worker"]);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual(["mine", "worker", "resin", "sun"]);
});

it("a bot that thought for longer is not waited for again", () => {
  const [shown, following] = followed();
  following.add("mine", 0);
  vi.advanceTimersByTime(900);
  following.add("worker", 600);
  expect(shown).toEqual(["mine", "worker"]);
});

it("nothing overtakes a step that waits", () => {
  const [shown, following] = followed();
  following.add("mine", 0);
  following.add("worker", 600);
  following.add("somebody left", 0);
  expect(shown).toEqual(["mine"]);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual(["mine", "worker", "somebody left"]);
});

it("who lags far behind is shown how things stand", () => {
  const [shown, following] = followed();
  following.add("mine", 0);
  for (let step = 0; step < 30; step++) following.add(`step ${step}`, 600);
  vi.advanceTimersByTime(60_000);
  expect(shown.length).toBeLessThan(12);
  expect(shown.at(-1)).toBe("step 29");
});

it("a match that is left shows nothing more", () => {
  const [shown, following] = followed();
  following.add("mine", 0);
  following.add("worker", 600);
  following.clear();
  vi.advanceTimersByTime(6000);
  expect(shown).toEqual(["mine"]);
});
