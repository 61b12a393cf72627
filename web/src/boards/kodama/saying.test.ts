/** What happened and what is asked, in words: people by their names, cards by what they show, in every language. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { View as KodamaView } from "../../generated/games/kodama";
import type { View as DuoView } from "../../generated/games/kodama-duo";
import { newsBetween, type News, wentBack } from "./news";
import { WOOD } from "./pack";
import { helpWords, newsWords, ownWords, sentences, type Situation } from "./saying";
import { places } from "./placing";
import { grown, planted, type Tree } from "./tree";
import { branchWords, fromWords, iconWords, speak, theirWords } from "./words.svelte";

const PLAYERS = [
  { seat: 0, name: "You", bot: "" },
  { seat: 1, name: "Maple", bot: "level:1" },
];
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
  decrees: ["first-shoots"],
  pending: [],
  ledger: [],
} as const;
const BARE: KodamaView = { ...COMMON, first: 0, market: ["b01"], gusted: false, draft: null };
const DUO: DuoView = { ...COMMON, pruner: 0, covers: [[], []], lone: [], revealed: [], piles: [], spares: [], waiting: null, own: null };
const card = (id: string): string => (id === "k01" ? "Cap Tipper" : "First Shoots");
/** What a player must never read or hear: a card's id, a seat's number. */
const RAW = /\b[bdtku]\d\d?\b|\bseat\b|\{|undefined/;

async function spoken(language: string): Promise<void> {
  vi.stubGlobal("document", { documentElement: { lang: language } });
  await speak(language);
}

function written({ cards, parents, poses }: Tree): KodamaView["trees"][number] {
  const hex = (bytes: Iterable<number>): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { is: "Tree", cards, parents: hex(parents), poses: hex(new Uint8Array(new BigInt64Array(poses.map(BigInt)).buffer)) };
}

const TRUNK = planted("t1");
const SAPLING = grown(TRUNK, "b01", places(TRUNK, "b01", { covers: [], decree: null }, 50)[0]!);
const BEFORE: KodamaView = { ...BARE, trees: [written(planted("t2")), written(TRUNK)] };
const AFTER: KodamaView = {
  ...BEFORE,
  market: [],
  trees: [BEFORE.trees[0]!, written(SAPLING)],
  ledger: [{ is: "Entry", seat: 1, amount: 6, source: "kodama.score.run", when: "spring", evidence: [["card", "b01"]] }],
};

describe("what others did", () => {
  beforeEach(() => spoken("en"));

  it("is told by name, card, place and points", () => {
    const news = newsBetween(BEFORE, AFTER);
    expect(news).toEqual([{ kind: "grew", seat: 1, card: "b01", on: "t1", points: 6 }]);
    expect(newsWords(news[0]!, PLAYERS, 0, card)).toMatch(/^Maple grew a branch with .+ from their trunk: 6 points$/);
  });

  it("is not told of a view that went back", () => {
    expect(newsBetween(AFTER, BEFORE)).toEqual([]);
  });

  it("is not told of a spirit or a split that was taken back: nobody summoned it anew", () => {
    const at = (ask: "duo.split" | "duo.choose" | "duo.summon" | "duo.reveal", turn: number): Pick<DuoView, "pending"> => ({ pending: [{ is: "Pending", ask, seat: 1, turn }] });
    const split: DuoView = { ...DUO, ...at("duo.choose", 0), piles: [["d01"], ["d02", "d03"]] };
    expect(newsBetween({ ...DUO, ...at("duo.split", 0) }, split)).toHaveLength(1);
    expect(wentBack(split, { ...DUO, ...at("duo.split", 0) })).toBe(true);
    const star = { is: "Cover", card: 0, icon: 0, kind: "star" } as const;
    const trees = [BEFORE.trees[0]!, BEFORE.trees[0]!];
    const lies: DuoView = { ...DUO, ...at("duo.summon", 0), trees, covers: [[star], []] };
    const taken: DuoView = { ...DUO, ...at("duo.reveal", 1), trees, covers: [[], [star]] };
    expect(newsBetween(lies, taken)).toEqual([{ kind: "summoned", seat: 1, spirit: "star", taken: true }]);
    expect(newsBetween(taken, lies)).toEqual([]);
    expect(wentBack(lies, taken)).toBe(false);
  });

  it("is told of a Kodama that moved in, with what it gave", () => {
    const entry = { is: "Entry", seat: 1, amount: 8, source: "k01", when: "spring", evidence: [] } as const;
    const [news] = newsBetween(BEFORE, { ...BEFORE, scored: [[], ["k01"]], ledger: [entry] });
    expect(newsWords(news!, PLAYERS, 0, card)).toBe("Cap Tipper moved into the tree of Maple: 8 points");
  });

  it("ends with the season that begins, and its decree", () => {
    const turned = { ...AFTER, season_number: 1, decrees: ["first-shoots", "gust"] };
    const news = newsBetween(BEFORE, turned);
    expect(news.map((one) => one.kind)).toEqual(["grew", "season"]);
    expect(newsWords(news[1]!, PLAYERS, 0, card)).toBe("Summer begins: First Shoots");
  });

  it("tells a season once: when its decree is turned up, not while the move that ended the last can be taken back", () => {
    const ended = { ...AFTER, season_number: 1 };
    expect(newsBetween(BEFORE, ended).map((one) => one.kind)).toEqual(["grew"]);
    expect(newsBetween(ended, { ...ended, decrees: ["first-shoots", "gust"] }).map((one) => one.kind)).toEqual(["season"]);
    const plain = { ...BEFORE, decrees: [] };
    expect(newsBetween(plain, { ...plain, season_number: 1 }).map((one) => one.kind)).toEqual(["season"]);
  });

  it("is told of Duo: who split, who chose, and a spirit that left one's own tree", () => {
    const split: DuoView = { ...DUO, pruner: 1, piles: [["d01"], ["d02", "d03"]], pending: [{ is: "Pending", ask: "duo.choose", seat: 0, turn: 0 }] };
    expect(newsBetween({ ...DUO, pruner: 1 }, split)).toEqual([{ kind: "split", seat: 1 }]);
    const chosen: DuoView = { ...split, pending: [{ is: "Pending", ask: "duo.place", seat: 0, turn: 0 }] };
    expect(newsBetween(split, chosen)).toEqual([{ kind: "chose", seat: 0 }]);
    const taken: News = { kind: "summoned", seat: 1, spirit: "star", taken: true };
    expect(newsWords(taken, PLAYERS, 0, card)).toBe("Maple summoned the star spirit from your tree");
  });
});

it("sentences one after the other are each ended once", () => {
  expect(sentences(["Summer begins: First Shoots", "1 point for each card.", "", "It is your turn"])).toBe(
    "Summer begins: First Shoots. 1 point for each card. It is your turn",
  );
  expect(sentences(["Summer begins", ""])).toBe("Summer begins");
});

describe("whose part is what in Duo", () => {
  const now: Situation = { view: DUO, viewer: 0, players: PLAYERS, waiting: [0], asked: null, ask: null, putDown: false, trying: false };
  const asking = (ask: "duo.split" | "duo.choose", pruner: number): string =>
    helpWords({ ...now, view: { ...DUO, pruner, pending: [{ is: "Pending", ask, seat: 0, turn: 0 }] } });

  it("is said to who splits and to who chooses", async () => {
    await spoken("en");
    expect(asking("duo.split", 0)).toMatch(/^You split, Maple chooses/);
    expect(asking("duo.split", 1)).toBe("Maple splits, you choose");
    expect(asking("duo.choose", 1)).toBe("Maple has split, you choose");
    expect(asking("duo.choose", 0)).toBe("Maple chooses a pile");
  });
});

describe.each(["en", "fr", "de", "it"])("in %s", (language) => {
  it("every card, place and piece of news is told without an id", async () => {
    await spoken(language);
    const told = [...newsBetween(BEFORE, AFTER), { kind: "summoned", seat: 1, spirit: "star", taken: false } as const].flatMap((news) => [
      newsWords(news, PLAYERS, 0, card),
      newsWords(news, PLAYERS, 0, card, true),
      ownWords(news, card),
    ]);
    const cards = WOOD.flatMap((id) => [branchWords(id), fromWords(id), theirWords(id), iconWords(id, 0)]);
    for (const words of [...told, ...cards]) {
      expect(words).not.toBe("");
      expect(words).not.toMatch(RAW);
    }
  });
});
