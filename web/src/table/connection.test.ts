/** A connection that breaks: it takes up after the last entry it heard, and asks again what was not answered. */
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromTable } from "../generated/protocol";
import { Connection, type Standing } from "./connection";

class Fake {
  static readonly OPEN = 1;
  static made: Fake[] = [];
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Fake.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tells(...messages: FromTable[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }
}

const hello: FromTable = { type: "hello", protocol: 1, match: "m", viewer: 0, seq: 0 };
const ended = (seq: number): FromTable => ({ type: "turn-ended", seq, at: 0, seat: 0 });
const standings: Standing[] = [];
const open = (): Connection => new Connection("m", 0, "k", () => undefined, (standing) => standings.push(standing));
const fake = (at: number): Fake => Fake.made[at] ?? expect.fail(`no connection ${at}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  Fake.made = [];
  standings.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it asks for everything at first, and after a break for what came later", () => {
  const connection = open();
  expect(fake(0).url).toContain("/api/matches/m/socket?seat=0&key=k&after=0");
  fake(0).tells(hello);
  fake(0).tells(ended(7));
  fake(0).close();
  vi.advanceTimersByTime(5000);
  expect(fake(1).url).toContain("after=7");
  fake(1).tells(hello);
  expect(standings).toEqual(["open", "lost", "open"]);
  connection.close();
});

test("several messages of one frame are heard one after the other", () => {
  const heard: string[] = [];
  const connection = new Connection("m", 0, "k", (message) => heard.push(message.type), () => undefined);
  fake(0).tells(hello, ended(7));
  expect(heard).toEqual(["hello", "turn-ended"]);
  connection.close();
});

test("what was not answered is asked again, with the same id", async () => {
  const connection = open();
  fake(0).tells(hello);
  const answer = connection.ask({ type: "end", seat: 0 });
  const [asked = ""] = fake(0).sent;
  fake(0).close();
  vi.advanceTimersByTime(5000);
  fake(1).tells(hello);
  expect(fake(1).sent).toEqual([asked]);
  const { client } = JSON.parse(asked) as { client: string };
  fake(1).tells({ type: "accepted", client, seq: 3 });
  expect((await answer).type).toBe("accepted");
  connection.close();
});

test("a connection on which nobody answers is given up and opened anew", () => {
  const connection = open();
  fake(0).tells(hello);
  vi.advanceTimersByTime(40_000);
  expect(Fake.made.length).toBeGreaterThan(1);
  connection.close();
});

test("a closed connection stays closed", () => {
  const connection = open();
  fake(0).tells(hello);
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(Fake.made.length).toBe(1);
});
