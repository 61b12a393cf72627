/** The boards' own words, from Fluent catalogues beside this file, read when a language is first spoken. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

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

/** A branch card and its icons, for those who hear the page. */
export function branchWords(name: string, icons: readonly string[]): string {
  return t("branch", { card: name, icons: icons.map((kind) => t(kind)).join(", ") });
}

/** The message in the reader's language; nothing while it is being read. */
export function t(id: string, args?: Readonly<Record<string, FluentVariable>>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : "";
}
