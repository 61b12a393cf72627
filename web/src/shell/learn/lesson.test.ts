/** A lesson goes on by what was done, and stays where it is where the table does not answer. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Lesson } from "./lesson.svelte";

type Reply = { readonly status: number; readonly body: unknown };
const at = (number: number, asks: string): Reply => ({
  status: 200,
  body: { step: `step-${number}`, number, asks, find: "card:t4", answer: ["place b45"], situation: { viewer: 0 } },
});
const MET: Reply = { status: 200, body: { met: true, says: "done", points: 3, faults: [] } };
const BROKEN: Reply = { status: 500, body: { error: "table.broken" } };
let replies: Reply[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("fetch", () => {
    const next = replies.shift();
    if (!next) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(JSON.stringify(next.body), { status: next.status, headers: { "content-type": "application/json" } }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function begun(asks = "move"): Promise<Lesson> {
  const lesson = new Lesson("kodama", "growing");
  replies = [at(0, asks)];
  await lesson.open();
  return lesson;
}

it("what was done and what is asked next come together", async () => {
  const lesson = await begun();
  replies = [MET, at(1, "find")];
  expect(await lesson.play(["place b45"])).toEqual({ kind: "accepted" });
  expect(lesson.stands?.number).toBe(1);
  expect(lesson.said).toMatchObject({ step: "step-0", part: "done", points: 3 });
});

it.each([
  ["move", (lesson: Lesson) => lesson.play(["place b45"])],
  ["move", (lesson: Lesson) => lesson.show()],
  ["find", (lesson: Lesson) => lesson.found("card:t4")],
  ["read", (lesson: Lesson) => lesson.readOn()],
  ["read", (lesson: Lesson) => lesson.back()],
] as const)("where the table does not answer to a step that asks to %s, that is said and nothing is lost", async (asks, act) => {
  for (const [broken, id] of [[[BROKEN], "table.broken"], [[], "page.unreachable"]] as const) {
    const lesson = await begun(asks);
    replies = [...broken];
    await act(lesson);
    expect(lesson.missed?.id).toBe(id);
    expect([lesson.stands?.number, lesson.busy]).toEqual([0, false]);
    replies = [at(1, "read")];
    await lesson.readOn();
    expect([lesson.missed, lesson.stands?.number]).toEqual([null, 1]);
  }
});

it("a lesson that was kept in an older form begins anew", async () => {
  localStorage.setItem("understory.lessons", JSON.stringify({ "kodama/growing": [["place b99"]] }));
  const lesson = new Lesson("kodama", "growing");
  replies = [{ status: 422, body: { error: "table.no-such-step" } }, at(0, "move")];
  await lesson.open();
  expect([lesson.stands?.number, lesson.trouble]).toEqual([0, null]);
});
