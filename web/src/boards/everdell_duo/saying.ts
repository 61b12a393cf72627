/** What is asked and what may be answered, in words: each button says what it does. */
import { askedWords } from "../../locale/wording";
import { isYou } from "../../locale/words.svelte";
import type { Asked } from "../board";
import type { Desk } from "./desk.svelte";
import { cardOf, RESOURCES } from "./pack";
import type { Offered } from "./spots";
import { animalOf, companyOf, type Thorn } from "./view";
import { goodsWords, listed, t } from "./words.svelte";

/** What is asked, by what, and how much of it is left; who plays both mayors is told which of them. */
export function promptWords(asked: Asked, desk: Desk): string {
  const words = askedWords(asked);
  return companyOf(desk.view).solo ? t("as-mayor", { mayor: t(animalOf(desk.view, desk.me)), words }) : words;
}

/** A move as a button: what it does. */
export function saying({ move, data }: Offered, desk: Desk): string {
  const asked = desk.given.asked;
  const { name, view } = desk;
  const who = (seat: number): string => (companyOf(view).solo ? t(animalOf(view, seat)) : isYou(seat) ? t("for-you") : desk.player(seat));
  switch (data.is) {
    case "Pass":
      return declined(asked);
    case "Step":
      return t(`move-${data.token}`);
    case "Watch":
      return t(`back-${data.token}`);
    case "Pay":
      return data.ways.length ? t("pay-with", { what: listed(data.ways.map((way) => (way === "token" ? t("your-token") : name(way)))) }) : t("pay-plainly");
    case "Spend":
      return t("spend", { goods: goodsWords(data.goods) });
    case "Give":
      return t(cardOf(data.what) ? "give-card" : `give-${data.what}`, { who: who(data.mayor), card: name(data.what) });
    case "Share":
      return t("share-this", { what: shareWords(data.what, name) });
    case "News":
      return t("use-as", { who: who(data.mayor) });
    case "Keep":
      return t("keep", { card: name(data.news) });
    case "Agree":
      return t(asked?.what === "everdell.agree" ? "do-agree" : asked?.what === "everdell.decide" ? "do-counter" : "do-agreed");
    case "Store":
    case "Unload":
    case "Twice":
    case "Trust":
    case "Insist":
    case "Concede":
    case "Trade":
      return t(`do-${data.is.toLowerCase()}`);
    default:
      return move;
  }
}

/** What it means to do no more of what is asked. */
function declined(asked: Asked | null): string {
  const token = asked?.arguments?.["case"];
  if (asked?.what === "everdell.step" && typeof token === "string") return t(`move-${token}`);
  return t(`no-${(asked?.what ?? "").replace("everdell.", "")}`) || t("no-more");
}

/** What Miss Thorn takes when the season ends. */
export function takenNext(thorn: Thorn, name: (id: string) => string): string {
  return t("thorn-takes", { cards: listed([...thorn.cards, ...thorn.events].map(name)) || "none", unseen: thorn.unseen });
}

export function shareWords(what: string, name: (id: string) => string): string {
  if (cardOf(what)) return name(what);
  return (RESOURCES as readonly string[]).includes(what) ? t(`one-${what}`) : t("token-of", { colour: t(`colour-${what}`) });
}
