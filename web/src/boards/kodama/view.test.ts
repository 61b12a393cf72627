/** What the boards read from views and evidence. */
import { describe, expect, it } from "vitest";
import { lights, lightsOf, litOn } from "./lights";
import { WOOD, wood } from "./pack";
import type { DraftView, View as KodamaView } from "../../generated/games/kodama";
import type { View as DuoView } from "../../generated/games/kodama-duo";
import { askOf, besideDeck, decreeCard, decreeOut, mayGust, offerOf, roundOf, seasonOf, seasonOut, summonable, weatherOf } from "./view";

const COMMON = {
  is: "View",
  viewer: 0,
  options: { is: "Options", players: 2, values: [] },
  season_number: 0,
  trees: [],
  deck: 50,
  discards: [],
  hands: [],
  scored: [[], []],
  decrees: [],
  pending: [],
  ledger: [],
} as const;
const BARE: KodamaView = { ...COMMON, first: 0, market: [], gusted: false, draft: null };
const DUO: DuoView = { ...COMMON, pruner: 0, covers: [[], []], lone: [], revealed: [], piles: [], spares: [], waiting: null, own: null };

describe("a view", () => {
  it("offers the market, the own pile, or what was picked", () => {
    expect(offerOf({ ...BARE, market: ["b01", "b02"] }, "grow")).toEqual(["b01", "b02"]);
    expect(offerOf({ ...DUO, pruner: 1, piles: [["d01"], ["d02", "d03"]] }, "grow")).toEqual(["d01"]);
    const hand = (known: string[], hidden: number) => ({ is: "HandView", known, hidden }) as const;
    const hands = [hand(["b03", "b04"], 0), hand([], 4)];
    const draft: DraftView = { is: "DraftView", hands, hidden: [], picks: [null, null], waiting: null, own: null, reshuffled: [] };
    expect(offerOf({ ...BARE, draft }, "pick")).toEqual(["b03", "b04"]);
    expect(offerOf({ ...BARE, draft: { ...draft, picks: ["b03", "b09"] } }, "grow")).toEqual(["b03"]);
    expect(offerOf({ ...BARE, viewer: null, draft }, null)).toEqual([]);
  });

  it("knows every decision that the two games ask for", () => {
    const asks = ["kodama.grow", "kodama.pick", "kodama.plant", "kodama.kodama", "duo.split", "duo.choose", "duo.place"];
    for (const ask of [...asks, "duo.summon", "duo.summon-more", "duo.kodama"]) {
      expect(askOf({ what: ask, by: null, left: null, arguments: {} })).not.toBeNull();
    }
    expect(askOf(null)).toBeNull();
  });

  it("counts rounds of Kodama and turns of Duo", () => {
    expect(roundOf({ ...BARE, pending: [{ is: "Pending", ask: "kodama.grow", seat: 0, round: 2 }] })).toBe(3);
    expect(roundOf({ ...DUO, pending: [{ is: "Pending", ask: "duo.turn-end", seat: -1, turn: 1 }, { is: "Pending", ask: "duo.split", seat: 0, turn: 1 }] })).toBe(2);
    expect(roundOf({ ...BARE, pending: [{ is: "Pending", ask: "kodama.kodama", seat: 0, round: 0 }] })).toBeNull();
  });

  it("lets the market be blown away once, under that decree alone", () => {
    const windy = { ...BARE, season_number: 1, decrees: ["spring-rain", "gust"], market: [] };
    expect(seasonOf(windy)).toBe("summer");
    expect(decreeCard(windy)?.effect.is).toBe("gust");
    expect(mayGust(windy)).toBe(true);
    expect(mayGust({ ...windy, gusted: true })).toBe(false);
    expect(mayGust(BARE)).toBe(false);
  });

  it("leaves a season and its decree on the table until the next is turned up", () => {
    const ended = { ...BARE, season_number: 1, decrees: ["spring-rain"], market: [] };
    expect([decreeOut(ended), seasonOut(ended)]).toEqual(["spring-rain", "spring"]);
    const turned = { ...ended, decrees: ["spring-rain", "gust"] };
    expect([decreeOut(turned), seasonOut(turned)]).toEqual(["gust", "summer"]);
    const plain = { ...ended, decrees: [] };
    expect([decreeOut(plain), seasonOut(plain)]).toEqual([null, "summer"]);
  });

  it("summons what is on the discarded card and not on the own tree", () => {
    const kinds = new Set(wood("d01").spots.map((spot) => spot.kind));
    const [first] = kinds;
    const view: DuoView = { ...DUO, spares: ["d01"] };
    expect(new Set(summonable(view))).toEqual(kinds);
    const taken: DuoView = { ...view, covers: [[{ is: "Cover", card: 0, icon: 0, kind: first! }], []] };
    expect(summonable(taken)).not.toContain(first);
    expect(besideDeck(taken)).not.toContain(first);
    expect(weatherOf(taken).covers).toHaveLength(1);
  });
});

describe("evidence", () => {
  const [kind] = wood("b01").spots.map((spot) => spot.kind);
  const evidence = { card: "b01", runs: [[kind, 3, "b02", "t1"]] };

  it("lights the icons that counted, from the new card down", () => {
    const lit = lights("kodama.score.run", evidence);
    expect(lit.cards).toEqual(expect.arrayContaining(["b01", "b02", "t1"]));
    for (const [card, icon] of lit.icons) expect(wood(card).spots[icon]!.kind).toBe(kind);
    expect(lit.icons[0]![0]).toBe("b01");
  });

  it("lights nothing of a run that scored nothing", () => {
    expect(lights("kodama.score.run", { card: "b01", runs: [[kind, 0]] }).icons).toEqual([]);
  });

  it("lights what counted as the icon under its season's decree", () => {
    const caterpillar = WOOD.find((card) => card.startsWith("b") && wood(card).spots.some((spot) => spot.kind === "caterpillar"))!;
    const view = { ...BARE, decrees: ["metamorphosis"] };
    const entry = { seat: 0, source: "kodama.score.run", evidence: { card: caterpillar, runs: [["firefly", 2, "t3"]] } };
    const lit = lightsOf(view, { ...entry, when: "spring" });
    const kinds = lit.icons.filter(([card]) => card === caterpillar).map(([card, icon]) => wood(card).spots[icon]!.kind);
    expect(kinds).toContain("caterpillar");
    const later = lightsOf(view, { ...entry, when: "summer" }).icons.map(([card, icon]) => wood(card).spots[icon]!.kind);
    expect(later).not.toContain("caterpillar");
  });

  it("is found on the tree that holds the cards", () => {
    const lit = lights("kodama.placed", { seat: 1, card: "b01", on: "t1" });
    expect(lit.seat).toBe(1);
    expect(litOn({ cards: ["t1", "b01"] }, lit)).toHaveLength(1 + wood("b01").spots.length);
    expect(litOn({ cards: ["t2"] }, lit)).toEqual([]);
    expect(litOn({ cards: ["t1"] }, null)).toEqual([]);
  });
});
