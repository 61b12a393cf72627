/** Where moves are made on the table. */
import { expect, it } from "vitest";
import { inPrompt, onlyPlace, spotOf, spotted } from "./spots";
import type { Move } from "./view";

const EVENTS = ["A1", "", "C3", "D4", "E5", "fair"];
const at = (move: Move, asked = "everdell.act"): string => spotOf(move, 7, EVENTS, asked);

it("a card is touched where it lies, a red card too when it is visited", () => {
  expect(at({ is: "Play", card: "baker" })).toBe("card:baker");
  expect(at({ is: "Place", space: "inn" })).toBe("card:inn");
  expect(at({ is: "Place", space: "farm-2" })).toBe("space:farm-2");
});

it("an event that is achieved without a worker is touched on its space", () => {
  expect(at({ is: "Achieve", event: "C3" }, "everdell.achieve")).toBe("space:event-3");
});

it("what is shared beside an action lies on the share tile; what is handed over is touched itself", () => {
  expect(at({ is: "Share", what: "twig" })).toBe("share");
  expect(at({ is: "Share", what: "twig" }, "everdell.deliver")).toBe("good:twig");
  expect(at({ is: "Share", what: "red" }, "everdell.deliver")).toBe("colour:red");
  expect(at({ is: "Share", what: "baker" }, "everdell.deliver")).toBe("card:baker");
});

it("a pocket watch is used from its place; an effect that turns back time lights sun and moon", () => {
  expect(at({ is: "Watch", token: "sun" })).toBe("watch");
  expect(at({ is: "Watch", token: "sun" }, "everdell.back")).toBe("token:sun");
});

it("whatever has no place is a button of the prompt", () => {
  expect(at({ is: "Pay", ways: ["crane"] })).toBe("say:7");
  expect(inPrompt("say:7")).toBe(true);
  expect(inPrompt("card:baker")).toBe(false);
});

it("what can be done in several ways at one place is found there together", () => {
  const take = { move: "take baker", data: { is: "Take", card: "baker" } } as const;
  const play = { move: "play baker", data: { is: "Play", card: "baker" } } as const;
  const found = spotted([take, play, { move: "draw", data: { is: "Draw" } }], EVENTS, "everdell.act");
  expect(found.get("card:baker")).toEqual([take, play]);
  expect([...found.keys()]).toEqual(["card:baker", "deck"]);
});

it("the place that everything asked for lies in is named, whatever may be answered or done beside it", () => {
  const where = (spot: string): string | null => (spot.startsWith("news:") ? "company" : ({ "card:mine": "city", "card:farm": "city", "card:inn": "hand" }[spot] ?? null));
  expect(onlyPlace(["say:2", "card:mine", "card:farm"], "everdell.produce", where)).toBe("city");
  expect(onlyPlace(["card:mine", "trade", "share", "watch", "news:raft"], "everdell.produce", where)).toBe("city");
  expect(onlyPlace(["news:raft", "news:harvest"], "everdell.keep", where)).toBe("company");
  expect(onlyPlace(["card:mine", "card:inn"], "everdell.activate", where)).toBe(null);
  expect(onlyPlace(["card:mine", "space:farm-1"], "everdell.act", where)).toBe(null);
  expect(onlyPlace(["token:sun", "trade"], "everdell.step", where)).toBe(null);
});
