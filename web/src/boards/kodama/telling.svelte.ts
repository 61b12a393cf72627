/** What has happened since the last view, seen and said: cards that fly, lines that shine, a new season, and words. */
import { onDestroy, untrack } from "svelte";
import type { CardWords, Lit, Player } from "../board";
import type { Flying } from "./Flight.svelte";
import { lightsOf } from "./lights";
import { type News, newsBetween, wentBack } from "./news";
import { newsWords, sentences } from "./saying";
import { countedSince, isOver, type View } from "./view";

/** Milliseconds: a card flies, then its line is lit; how long what was scored shines, and a new season is told. */
export const FLIES = 300;
const SHINE = 1600;
const SEASON = 6000;
/** What a dragged card would do is said once it rests. */
const RESTS = 350;

interface Around {
  readonly view: () => View;
  readonly viewer: () => number | null;
  readonly players: () => readonly Player[];
  readonly motion: () => boolean;
  readonly card: (id: string) => CardWords;
  readonly board: () => HTMLElement | null;
  /** What is asked, in words; and what the card in the hand would do, and whether it still moves. */
  readonly asking: () => string;
  readonly held: () => { readonly words: string; readonly moves: boolean };
}

export class Telling {
  /** What others did last, what the viewer did, what was asked about, what a new season brings. */
  happened = $state("");
  did = $state.raw<News | undefined>();
  explained = $state("");
  seasonal = $state("");
  /** Said once to those who hear the page. */
  announced = $state("");
  flights = $state.raw<readonly Flying[]>([]);
  /** What has just been scored. */
  fresh = $state.raw<Lit | null>(null);
  readonly #around: Around;
  /** By what they end or begin, so that a later word is not cut short by an earlier one's end. */
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** What others did, and a new season with what its decree says, until something else happens. */
  #told = $state("");

  constructor(around: Around) {
    this.#around = around;
    onDestroy(() => this.#timers.forEach(clearTimeout));

    let seen: View | null = null;
    $effect.pre(() => {
      const before = seen;
      seen = around.view();
      if (before && before !== seen) untrack(() => this.#tell(before));
    });

    // Whose turn it is, what others did, and what the held card would do are said once.
    let asked = "";
    $effect(() => {
      const asking = around.asking();
      if (this.#told || asking !== asked) this.announced = sentences([this.#told, asking]);
      asked = asking;
    });
    let tried = "";
    let resting: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const { words, moves } = around.held();
      clearTimeout(resting);
      if (words && words !== tried) resting = setTimeout(() => (this.announced = words), moves ? RESTS : 0);
      tried = words;
    });
    onDestroy(() => clearTimeout(resting));
  }

  /** What was asked about is said for a while. */
  explain(words: string): void {
    this.explained = this.announced = words;
    this.#later("explained", () => (this.explained = ""), SEASON);
  }

  /** What was said makes room for what comes. */
  quiet(): void {
    this.happened = this.explained = "";
  }

  /** Nothing moves any longer. */
  skip(): void {
    this.flights = [];
    const moving = this.#around.board()?.getAnimations({ subtree: true }) ?? [];
    moving.forEach((one) => one.effect?.getComputedTiming().iterations !== Infinity && one.finish());
  }

  landed(flying: Flying): void {
    this.flights = this.flights.filter((one) => one !== flying);
  }

  #tell(before: View): void {
    const { view, viewer, motion } = this.#around;
    const news = newsBetween(before, view());
    const others = news.filter((one) => one.kind === "season" || one.seat !== viewer());
    const mine = news.findLast((one) => one.kind !== "season" && one.seat === viewer());
    if (mine || others.length) this.did = mine;
    if (others.length) this.happened = this.#words(others.at(-1)!, true);
    else if (wentBack(before, view())) this.happened = "";
    const season = others.find((one) => one.kind === "season");
    if (season?.kind === "season" && !isOver(view())) this.#turn(season);
    if (motion()) this.#move(before, others);
    this.#told = sentences(others.map((one) => (one.kind === "season" ? this.#seasonWords(one) : this.#words(one))));
  }

  /** A new season is told for a while, with what its decree says. */
  #turn(season: Extract<News, { kind: "season" }>): void {
    this.seasonal = this.#seasonWords(season);
    this.#later("seasonal", () => (this.seasonal = ""), SEASON);
  }

  /** Cards of others fly from where they lay; then what was scored shines. */
  #move(before: View, others: readonly News[]): void {
    const at = (card: string): DOMRect | null => this.#around.board()?.querySelector(`[data-branch="${card}"]`)?.getBoundingClientRect() ?? null;
    this.flights = others.flatMap((one) => (one.kind === "grew" ? [{ ...one, from: at(one.card) }] : []));
    const view = this.#around.view();
    const entry = countedSince(view, before.ledger.length);
    if (!entry) return;
    const shine = (): void => {
      this.fresh = lightsOf(this.#around.view(), { ...entry, evidence: Object.fromEntries(entry.evidence) });
      this.#later("shone", () => (this.fresh = null), SHINE);
    };
    this.#later("shine", shine, this.flights.length ? 2 * FLIES : 0);
  }

  #seasonWords(season: Extract<News, { kind: "season" }>): string {
    return sentences([this.#words(season), season.decree ? this.#around.card(season.decree).text : ""]);
  }

  #words(news: News, brief = false): string {
    const { players, viewer, card } = this.#around;
    return newsWords(news, players(), viewer(), (id) => card(id).name, brief);
  }

  #later(what: string, act: () => void, after: number): void {
    clearTimeout(this.#timers.get(what));
    this.#timers.set(what, setTimeout(act, after));
  }
}
