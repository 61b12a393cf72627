/**
 * The page's words, from Fluent catalogues. The language can change at any moment: whatever calls `t` in a template is
 * worded anew. The page's own catalogues lie beside this file, those of the games in the Python package.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Readonly<Record<string, FluentVariable>>;

const STORED = "understory.language";
const PAGE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/understory/locale/*/*.ftl", { query: "?raw", import: "default" });

let language = $state.raw<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));
let games = false;

export function current(): Language {
  return language;
}

export function isLanguage(word: string | null | undefined): word is Language {
  return word !== null && word !== undefined && word in LANGUAGES;
}

/** The language that was chosen here before, or the first of the browser's that we speak. */
export function preferred(): Language {
  const chosen = localStorage.getItem(STORED);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

async function read(to: Language): Promise<FluentBundle> {
  const files = [PAGE[`./${to}.ftl`]];
  if (games) files.push(...Object.entries(GAMES).flatMap(([path, file]) => (path.includes(`/${to}/`) ? [file] : [])));
  const texts = await Promise.all(files.map((file) => file?.() ?? ""));
  const made = new FluentBundle(to, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** Speak another language from now on. */
export async function speak(to: Language): Promise<void> {
  const read_ = await read(to);
  bundle = read_;
  language = to;
  document.documentElement.lang = to;
  localStorage.setItem(STORED, to);
}

/** Have the games' own words at hand too. */
export async function withGames(): Promise<void> {
  if (games) return;
  games = true;
  bundle = await read(language);
}

/** A rule's, event's or error's id as a catalogue's: words parted by hyphens. */
const key = (id: string): string => id.replaceAll(/[._]/g, "-");

export function has(id: string): boolean {
  return bundle.hasMessage(key(id));
}

/** The message in the reader's language; its id where there is none. */
export function t(id: string, args?: Arguments): string {
  const message = bundle.getMessage(key(id));
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
}
