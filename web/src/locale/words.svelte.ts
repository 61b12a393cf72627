/**
 * The page's words, from Fluent catalogues. The language can change at any moment: whatever calls `t` in a template is
 * worded anew. The page's own catalogues lie beside this file, those in `first` are part of the page and need no fetching;
 * those of the games come from the Python package, and are fetched when a game or its rulebook is opened; those of a game
 * that came to the table later, from the table.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

import { api } from "../table/api";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Readonly<Record<string, FluentVariable>>;

/** Cards by their ids: what each is called and what it says. */
type CardNames = Readonly<Record<string, { readonly name: string; readonly text: string; readonly mark?: string; readonly origin?: string }>>;

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** What we decided where the booklets are silent. */
  readonly ruling: string | null;
}

interface Book {
  readonly title: string;
  readonly rules: readonly Rule[];
}

type Files<T> = Readonly<Record<string, () => Promise<T>>>;
const STORED = "understory.language";
const FIRST: Readonly<Record<string, string>> = import.meta.glob<string>("./first/*.ftl", { query: "?raw", import: "default", eager: true });
const PAGE: Files<string> = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const WORDS: Files<string> = import.meta.glob<string>("../generated/words/*/*.ftl", { query: "?raw", import: "default" });
const CARDS: Files<CardNames> = import.meta.glob<CardNames>("../generated/words/*/*.cards.json", { import: "default" });
const RULES: Files<Book> = import.meta.glob<Book>("../generated/words/*/*.rules.json", { import: "default" });

let language = $state.raw<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));
let cards = $state.raw<CardNames>({});
let seats = $state.raw<readonly string[]>([]);
/** The seat of who reads, where they are called "you". */
let reader = $state.raw<number | null>(null);
/** The game whose words are at hand, if any. */
let game = "";
/** What else of the game's words is at hand: those of its lessons. */
let topic = "";
/** The game's words, while they are on their way. */
let reading = Promise.resolve();

export const current = (): Language => language;

export function isLanguage(word: string | null | undefined): word is Language {
  return word !== null && word !== undefined && Object.hasOwn(LANGUAGES, word);
}

/** The language that was chosen here before, or the first of the browser's that we speak. */
export function preferred(): Language {
  const chosen = localStorage.getItem(STORED);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

/** Speak a language while the page is open. */
export async function speak(to: Language): Promise<void> {
  const folder = `../generated/words/${to}`;
  const files = [PAGE[`./${to}.ftl`], WORDS[`${folder}/table.ftl`], WORDS[`${folder}/${game}.ftl`], WORDS[`${folder}/${game}.${topic}.ftl`]];
  const fetched = game && !WORDS[`${folder}/${game}.ftl`] ? await api.words(game, to) : null;
  const [names, ...texts] = await Promise.all([
    CARDS[`${folder}/${game}.cards.json`]?.() ?? fetched?.cards ?? {},
    ...files.map((file) => file?.() ?? ""),
  ]);
  if (fetched) texts.push(fetched.messages);
  spoken(to, texts);
  cards = names;
}

function spoken(to: Language, texts: readonly string[]): void {
  const made = new FluentBundle(to, { useIsolating: false, functions: { NAME: named } });
  for (const text of [FIRST[`./first/${to}.ftl`] ?? "", ...texts]) made.addResource(new FluentResource(text), { allowOverrides: true });
  [bundle, language] = [made, to];
  document.documentElement.lang = to;
}

/** Speak with the words that need no fetching: enough to say that the others are missing. */
export const fallback = (to: Language): void => spoken(to, []);

/** Speak another language from now on, here and whenever the page is opened. */
export async function choose(to: Language): Promise<void> {
  await speak(to);
  localStorage.setItem(STORED, to);
}

/** Have a game's own words at hand too, and those of a topic of its own. */
export function wordsOf(of: string, further = ""): Promise<void> {
  if (game === of && (!further || topic === further)) return reading;
  const before = [game, topic] as const;
  [game, topic] = [of, further];
  reading = speak(language).catch((unread: unknown) => {
    [game, topic] = before;
    throw unread;
  });
  return reading;
}

/** A game's rules, in the language that is spoken now. */
export async function rulesOf(of: string): Promise<readonly Rule[]> {
  const own = RULES[`../generated/words/${language}/${of}.rules.json`];
  return own ? (await own()).rules : (await api.words(of, language)).rules;
}

/** A game's cards by their ids, in the language that is spoken now. */
export async function cardsOf(of: string): Promise<CardNames> {
  const own = CARDS[`../generated/words/${language}/${of}.cards.json`];
  return own ? own() : (await api.words(of, language)).cards;
}

/** From now on sentences speak of these people, by their seats; who reads may be one of them. */
export function seated(names: readonly string[], you: number | null = null): void {
  [seats, reader] = [names, you];
}

/** Whether who reads sits there. */
export const isYou = (seat: number): boolean => seat === reader;

/** The part of a message that speaks to who reads it, where one of its arguments is their seat: `.you-seat`. */
export const toYou = (id: string, args: Readonly<Record<string, unknown>>): string =>
  Object.keys(args).map((name) => (args[name] === reader ? `${id}.you-${name}` : "")).find((at) => at && has(at)) ?? id;

/** An id of the engine as part of a message's id. */
export const worded = (id: string): string => id.replaceAll(".", "-");

function pattern(id: string): NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"] {
  const [message = "", attribute] = id.split(".");
  const found = bundle.getMessage(message);
  return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
}

/** Whether there is such a message, or attribute, written `message.attribute`. */
export const has = (id: string): boolean => pattern(id) !== null;

/** The message in the reader's language; its id where there is none. */
export function t(id: string, args?: Arguments): string {
  const found = pattern(id);
  return found ? bundle.formatPattern(found, args ?? null, []) : id;
}

export function cardName(id: string): string {
  return cards[id]?.name ?? id;
}

export function cardText(id: string): string {
  return cards[id]?.text ?? "";
}

/** All words of a card: its name, what it says, and where it comes from. */
export function cardWords(id: string): { readonly name: string; readonly text: string; readonly mark?: string; readonly origin?: string } {
  return { mark: "", origin: "", ...cards[id], name: cardName(id), text: cardText(id) };
}

/** What gave points: a rule in a few words, or a card's name. */
export function sourceName(source: string): string {
  return source.includes(".") ? t(`source-${worded(source)}`) : cardName(source);
}

/** `NAME($icons, of: "icon", form: "a", joined: "or")`: the names of one or several things in a list. */
function named(given: FluentValue[], { of = "", form = "", joined = "and" }: Record<string, FluentValue>): FluentValue {
  const value = given[0] instanceof FluentNumber ? given[0].value : given[0];
  const parts = String(value).split(" ").filter(Boolean).map((part) => one(part, String(of), String(form)));
  const last = parts.pop();
  if (last === undefined) return t("list-none");
  return parts.length ? `${parts.join(t("list-comma"))}${t(`list-${String(joined)}`)}${last}` : last;
}

function one(part: string, of: string, form: string): string {
  switch (of) {
    case "seat":
      return part === "-1" ? t("chance") : (seats[Number(part)] ?? t("seat", { number: part }));
    case "card":
      return cardName(part);
    case "text":
      return cardText(part);
    case "source":
      return sourceName(part);
    case "":
      return part;
    default:
      return t(form ? `${of}-${part}.${form}` : `${of}-${part}`);
  }
}
