/** Under which name somebody sits down. */
import { beforeEach, expect, it, vi } from "vitest";

/** The module anew, for a browser that the table knows under a name which its owner chose or not. */
async function known(name: string, chosen: boolean): Promise<typeof import("./me.svelte")> {
  vi.resetModules();
  const kept = new Map([["understory.met", name], ...(chosen ? [["understory.named", "yes"] as const] : [])]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
  const answered = { headers: { "content-type": "application/json" } };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ name }), answered)));
  const me = await import("./me.svelte");
  await me.recognised();
  return me;
}
beforeEach(() => void vi.unstubAllGlobals());

it("a name from the forest that somebody at the table has already makes room for another", async () => {
  const { nameAmong } = await known("Sorrel", false);
  expect(nameAmong(["Moss", ""])).toBe("Sorrel");
  const other = nameAmong(["Sorrel", "Moss", ""]);
  expect(["Sorrel", "Moss", ""]).not.toContain(other);
});

it("a name that somebody chose is theirs at every table", async () => {
  const { nameAmong } = await known("Sorrel", true);
  expect(nameAmong(["Sorrel", ""])).toBe("Sorrel");
});
