/** Sentences about a situation: what is asked, what a held card would do, what others did. */
import { askedWords, reasonWords } from "../../locale/wording";
import type { Asked, Fault, Player } from "../board";
import type { Held } from "./held.svelte";
import type { News } from "./news";
import { wood } from "./pack";
import { sideOf } from "./stops";
import type { Tree } from "./tree";
import { firstOf, isOver, type Ask, type View } from "./view";
import { fromWords, iconsWords, listed, t, theirWords } from "./words.svelte";

const FAULTS: Readonly<Record<string, string>> = {
  "kodama.place.bark": "fault-bark",
  "kodama.place.one-card": "fault-one-card",
  "kodama.place.no-icon": "fault-no-icon",
  "kodama.place.table-edge": "fault-table-edge",
  "kodama.place.ten": "fault-ten",
};

/** A broken rule in three or four words, to stand beside others. */
export function faultWords({ rule, evidence }: Fault): string {
  return t(FAULTS[rule] ?? "fault-other", { most: Number(evidence["most"] ?? 0) });
}

/** Sentences one after the other, each ended once. */
export function sentences(said: readonly string[]): string {
  return said.filter(Boolean).reduce((all, one) => (all ? `${all}${/[.!?]$/.test(all) ? "" : "."} ${one}` : one), "");
}

/** What the held card would do where it is, for those who hear the page. */
export function heldWords(tree: Tree, held: Held): string {
  const shown = held.shown;
  if (!shown || !held.card) return "";
  if (!held.legal) return shown.faults.map(reasonWords).join(" ");
  const { points, bonus } = shown.worth;
  return t("held-told", {
    from: fromWords(tree.cards[shown.lie.parent]!),
    side: t(`side-${sideOf(tree, held.card, shown.lie)}`),
    points: points + bonus,
  });
}

export interface Situation {
  readonly view: View;
  readonly viewer: number | null;
  readonly players: readonly Player[];
  readonly waiting: readonly number[];
  readonly asked: Asked | null;
  readonly ask: Ask | null;
  readonly putDown: boolean;
  readonly trying: boolean;
}

/** What is asked now, of whom. */
export function promptWords({ view, viewer, players, waiting, asked, ask, putDown }: Situation): string {
  if (isOver(view)) return t("over");
  const name = listed(waiting.filter((seat) => seat !== viewer).map((seat) => players[seat]?.name ?? ""));
  if (putDown) return t("put-down", { name });
  if (ask) return askedWords(asked);
  return name ? t("waits", { name }) : "";
}

/** What may help besides: whose part is what in Duo, how a card is taken up, that one can try meanwhile. */
export function helpWords(now: Situation): string {
  const { view, viewer, players, waiting, ask, trying } = now;
  const other = viewer === null ? "" : (players[1 - viewer]?.name ?? "");
  const stage = view.pending.at(-1)?.ask;
  if ("pruner" in view && viewer !== null && !isOver(view)) {
    const own = firstOf(view) === viewer;
    if (stage === "duo.split") return own ? `${t("duo-you-split", { name: other })}. ${t("split-how")}` : t("duo-they-split", { name: other });
    if (stage === "duo.choose") return t(own ? "duo-they-choose" : "duo-you-choose", { name: other });
  }
  if (ask === "grow") return t("pick-up");
  if (ask === "kodama") return t("explain-now");
  if (ask === "summon") return t("summon-what");
  return trying && waiting.some((seat) => seat !== viewer) ? t("waits-try") : "";
}

/** What one did oneself, where nothing more is asked. */
export function ownWords(news: News | undefined, card: (id: string) => string): string {
  switch (news?.kind) {
    case "grew":
      return t("you-grew", { from: fromWords(news.on), points: news.points });
    case "kodama":
      return t("you-kodama", { kodama: card(news.kodama), points: news.points });
    case "summoned":
      return t("you-summoned", { spirit: t(news.spirit) });
    case "split":
      return t("you-split");
    case "chose":
      return t("you-chose");
    default:
      return t("you-done");
  }
}

/** What happened, in a sentence; a brief one leaves out what can be seen. */
export function newsWords(news: News, players: readonly Player[], viewer: number | null, card: (id: string) => string, brief = false): string {
  const name = "seat" in news ? (players[news.seat]?.name ?? "") : "";
  switch (news.kind) {
    case "grew": {
      const icons = iconsWords(wood(news.card).spots.map((spot) => spot.kind));
      if (brief) return t("other-laid", { name, icons, points: news.points });
      return t("other-grew", { name, card: t("other-branch", { icons }), from: theirWords(news.on), points: news.points });
    }
    case "kodama":
      return t("other-kodama", { name, kodama: card(news.kodama), points: news.points });
    case "summoned":
      return t(news.taken && viewer !== null ? "other-took" : "other-summoned", { name, spirit: t(news.spirit) });
    case "split":
      return t("other-split", { name });
    case "chose":
      return t("other-chose", { name });
    case "season": {
      const { season, decree } = news;
      return decree ? t("season-begins", { season, decree: card(decree) }) : t("season-plain", { season });
    }
  }
}
