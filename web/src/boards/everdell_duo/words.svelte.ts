/** The board's own words, from Fluent catalogues beside this file, read when a language is first spoken. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Bundle, cardOf, type Goods, RESOURCES, type Thing } from "./pack";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
let bundle = $state.raw(new FluentBundle("en"));
let spoken = "";
let wished = "";

/** Speak this language, as soon as its words are here. */
export async function speak(language: string): Promise<void> {
  wished = language;
  if (language === spoken) return;
  const text = await (FILES[`./words/${language}.ftl`] ?? FILES["./words/en.ftl"])!();
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  if (language === wished) [bundle, spoken] = [made, language];
}

export type Arguments = Readonly<Record<string, FluentVariable>>;

const pattern = (id: string) => {
  const [message = "", attribute] = id.split(".");
  const found = bundle.getMessage(message);
  return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
};

export const has = (id: string): boolean => pattern(id) !== null;

/** The message in the reader's language; nothing while it is being read. */
export function t(id: string, args?: Arguments): string {
  const found = pattern(id);
  return found ? bundle.formatPattern(found, args ?? null, []) : "";
}

/** Things one after another, as a person would say them. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return t("list", { most: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

/** `2 twigs and 1 berry`. */
export const goodsWords = (goods: Goods): string =>
  listed(RESOURCES.flatMap((resource, at) => (goods[at] ? [t(`thing-${resource}`, { count: goods[at] })] : [])));

/** What a bundle brings. */
export function bundleWords(bundle: Bundle): string {
  const parts = RESOURCES.flatMap((resource, at) => (bundle.goods[at] ? [t(`thing-${resource}`, { count: bundle.goods[at] })] : []));
  if (bundle.free) parts.push(t("n-free", { count: bundle.free }));
  if (bundle.points) parts.push(t("n-point", { count: bundle.points }));
  if (bundle.cards) parts.push(t("n-cards", { count: bundle.cards }));
  if (bundle.meadow) parts.push(t("n-meadow", { count: bundle.meadow }));
  if (bundle.token || bundle.any_token) parts.push(t("a-token", { colour: bundle.token ?? "any" }));
  return listed(parts);
}

/** A name with the places where it may be broken, if its words are too long for a card. */
export function softly(name: string): string {
  const breaks = new Map(t("long-words").split(" ").map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]));
  return name.split(" ").map((word) => breaks.get(word) ?? word).join(" ");
}

/** Letters of the longest part of a name that stays on one line. */
export const longest = (name: string): number => Math.max(...softly(name).split(/[ \u00ad-]/).map((part) => part.length));

/** A ready phrase by its id: `want-twig`, `want-green-creature`, `try-A1`, `yes`. */
export function phraseWords(id: string, name: (id: string) => string): string {
  const [kind, what = "", card] = id.split("-");
  if (kind === "try") return t("say-try-this", { what: name(what) });
  if (kind !== "want") return t(`say-${id}`);
  return card ? t("say-want-card", { what: t(`look-${what}-${card}`) }) : t("say-want-this", { what: t(`some-${what}`) });
}

/** A number of what events count. */
export const thingWords = (thing: Thing, count: number): string => t(`thing-${thing}`, { count });

/** What a card costs, in words. */
export function costWords(id: string): string {
  const printed = cardOf(id);
  if (!printed) return "";
  return printed.toll ? t("n-discard", { count: printed.toll }) : goodsWords(printed.cost);
}

/** A card for those who hear the page: `Castle, purple construction, 4 points, costs 2 twigs`. */
export function cardWords(id: string, name: string): string {
  const printed = cardOf(id);
  if (!printed) return name;
  const { colour, kind, points } = printed;
  return t("card", { name, look: t(`look-${colour}-${kind}`), points, cost: costWords(id) });
}
