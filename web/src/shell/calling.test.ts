/** A turn calls those who look elsewhere, once, and only where they agreed. */
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const made: { words: string; closed: boolean }[] = [];
class Fake {
  static permission = "granted";
  static requestPermission = vi.fn(async () => Fake.permission);
  onclick: unknown = null;
  readonly #at: { words: string; closed: boolean };
  constructor(words: string) {
    this.#at = { words, closed: false };
    made.push(this.#at);
  }
  close(): void {
    this.#at.closed = true;
  }
}
let hidden = true;

beforeEach(() => {
  made.length = 0;
  hidden = true;
  vi.resetModules();
  vi.stubGlobal("Notification", Fake);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => vi.unstubAllGlobals());

test("a turn is told once to whoever looks elsewhere, and taken away when it is over", async () => {
  const { called } = await import("./calling.svelte");
  called(true, "Your turn", "Kodama");
  called(true, "Your turn", "Kodama");
  expect(made.map(({ words }) => words)).toEqual(["Your turn"]);
  called(false, "", "");
  expect(made[0]?.closed).toBe(true);
  called(true, "Your turn", "Kodama");
  expect(made).toHaveLength(2);
});

test("nobody is told who looks at the page, or who did not agree", async () => {
  hidden = false;
  const { called } = await import("./calling.svelte");
  called(true, "Your turn", "Kodama");
  expect(made).toHaveLength(0);
  vi.resetModules();
  hidden = true;
  Fake.permission = "denied";
  const again = await import("./calling.svelte");
  again.called(true, "Your turn", "Kodama");
  expect(made).toHaveLength(0);
  expect(again.consented()).toBe("no");
  Fake.permission = "granted";
});
