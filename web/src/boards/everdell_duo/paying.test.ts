/** Ways to pay, found by asking what would follow. */
import { expect, it } from "vitest";
import type { Preview } from "../board";
import { movesOf, waysToPay } from "./paying";
import type { Offered } from "./spots";
import type { Move, View } from "./view";

type Asked = Preview<View, Move>;
const offer = (move: string, data: Move): Offered => ({ move, data });
const pay = (...ways: string[]): Offered => offer(["pay", ...ways].join(" "), { is: "Pay", ways });
const view = (supply: readonly number[], more: object = {}): View =>
  ({ supplies: [supply, [0, 0, 0, 0]], cities: [["castle", "fool", "baker"], []], housed: [], counters: [], ...more }) as unknown as View;
const paid = (supply: readonly number[], more: object = {}): Asked => answer({ view: view(supply, more), then: "others" });

function answer(told: Partial<Asked>): Asked {
  const empty = { done: 9, faults: [], asked: null, offers: null, scored: [], lost: [], glance: null };
  return { ...empty, then: "you", view: view([0, 0, 0, 0]), ...told } as Asked;
}

const asks = (what: string, ...offers: Offered[]): Asked => answer({ asked: { what, by: "castle", left: null, arguments: {} }, offers });

function told(answers: Record<string, Asked>): (moves: readonly string[]) => Promise<Asked | null> {
  return (moves) => Promise.resolve(answers[moves.join(", ")] ?? null);
}

it("lists every way, cheapest first", async () => {
  const ways = await waysToPay(
    told({
      "play castle": asks("everdell.pay", pay(), pay("crane")),
      "play castle, pay": paid([0, 0, 1, 0]),
      "play castle, pay crane": asks("everdell.spend", offer("spend twig", { is: "Spend", goods: [1, 0, 0, 0] }), offer("spend resin", { is: "Spend", goods: [0, 1, 0, 0] })),
      "play castle, pay crane, spend twig": paid([1, 1, 3, 0]),
      "play castle, pay crane, spend resin": paid([2, 0, 3, 0]),
    }),
    view([2, 1, 3, 0]),
    0,
    "castle",
    "play castle",
  );
  expect(ways.map((way) => [way.moves.at(-1), way.spent, way.used])).toEqual([
    ["spend twig", [1, 0, 0, 0], ["crane"]],
    ["spend resin", [0, 1, 0, 0], ["crane"]],
    ["pay", [2, 1, 2, 0], []],
  ]);
});

it("offers every card of the hand that may go, and follows one of them", async () => {
  const discard = (card: string): Offered => offer(`discard ${card}`, { is: "Discard", card });
  const [way, ...others] = await waysToPay(
    told({ "play fool": asks("everdell.toll", discard("inn"), discard("mine")), "play fool, discard inn": paid([1, 0, 0, 0]) }),
    view([1, 0, 0, 0]),
    0,
    "fool",
    "play fool",
  );
  expect(others).toEqual([]);
  expect(movesOf(way!, way!.gives!.offers[1]!)).toEqual(["play fool", "discard mine"]);
});

it("shows one of two ways that come to the same", async () => {
  const ways = await waysToPay(
    told({
      "play castle": asks("everdell.pay", pay(), pay("judge")),
      "play castle, pay": paid([0, 0, 1, 0]),
      "play castle, pay judge": paid([0, 0, 1, 0]),
    }),
    view([2, 1, 3, 0]),
    0,
    "castle",
    "play castle",
  );
  expect(ways.map((way) => way.used)).toEqual([[]]);
});

it("finds the construction that took an occupied token, and that nothing was spent", async () => {
  const ways = await waysToPay(
    told({ "play baker": paid([2, 1, 3, 0], { housed: [["mine", 0]] }) }),
    view([2, 1, 3, 0]),
    0,
    "baker",
    "play baker",
  );
  expect(ways[0]).toMatchObject({ home: "mine", spent: [0, 0, 0, 0] });
});

it("asks once where every answer is told along", async () => {
  const asked: string[] = [];
  const both = { ...asks("everdell.pay", pay(), pay("crane")), further: [paid([0, 0, 1, 0]), paid([2, 1, 2, 0])] };
  const preview = (moves: readonly string[]): Promise<Asked> => {
    asked.push(moves.join(", "));
    return Promise.resolve(both);
  };
  const ways = await waysToPay(preview, view([2, 1, 3, 0]), 0, "castle", "play castle");
  expect(asked).toEqual(["play castle"]);
  expect(ways.map((way) => way.moves)).toEqual([["play castle", "pay crane"], ["play castle", "pay"]]);
});

it("asks for the answers that were not told along", async () => {
  const told: Record<string, Asked> = {
    "play castle": { ...asks("everdell.pay", pay(), pay("crane")), further: [paid([0, 0, 1, 0])] },
    "play castle, pay crane": paid([2, 1, 2, 0]),
  };
  const preview = (moves: readonly string[]): Promise<Asked | null> => Promise.resolve(told[moves.join(", ")] ?? null);
  expect(await waysToPay(preview, view([2, 1, 3, 0]), 0, "castle", "play castle")).toHaveLength(2);
});

it("has no way where the card cannot be played", async () => {
  const refused = answer({ faults: [{ rule: "everdell.play.cost", evidence: {} }] });
  expect(await waysToPay(told({ "play castle": refused }), view([0, 0, 0, 0]), 0, "castle", "play castle")).toEqual([]);
});

it("asks once for a whole payment, the card of the hand that goes included", async () => {
  const tuck = (card: string): Offered => offer(`tuck ${card}`, { is: "Tuck", card });
  const tucked = { ...asks("everdell.tuck", tuck("inn"), tuck("mine")), further: [paid([2, 1, 3, 0])] };
  const whole = { ...asks("everdell.pay", pay(), pay("dungeon")), further: [paid([0, 0, 1, 0]), tucked] };
  const asked: (readonly string[])[] = [];
  const ways = await waysToPay(
    (moves, through = [], alike = []) => {
      asked.push(moves);
      expect([through, alike]).toEqual([expect.arrayContaining(["everdell.pay"]), expect.arrayContaining(["everdell.tuck", "everdell.toll"])]);
      return Promise.resolve(whole);
    },
    view([2, 1, 3, 0]),
    0,
    "castle",
    "play castle",
  );
  expect(asked).toEqual([["play castle"]]);
  expect(ways.map((way) => [way.moves, way.gives?.offers.length])).toEqual([
    [["play castle", "pay dungeon", "tuck inn"], 2],
    [["play castle", "pay"], undefined],
  ]);
});
