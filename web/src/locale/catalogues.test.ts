/** The page's words: the same in four languages, all there, and none of the games'. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LANGUAGES = ["en", "fr", "de", "it"] as const;
const PAGE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const FIRST = import.meta.glob<string>("./first/*.ftl", { query: "?raw", import: "default", eager: true });
/** All that the page says itself: what it carries, and what it fetches. */
const said = (language: string): string => `${FIRST[`./first/${language}.ftl`] ?? ""}\n${PAGE[`./${language}.ftl`] ?? ""}`;
const GAMES = import.meta.glob<string>("../generated/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../shell/**/*.{svelte,ts}", "../boards/plain/*.svelte", "./*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Ids of messages with their attributes and the arguments they use. */
function entries(text: string): Map<string, string> {
  return new Map(
    new FluentResource(text).body.map((entry) => {
      const used = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]);
      return [entry.id, [...Object.keys(entry.attributes), ...new Set(used)].toSorted().join(" ")] as const;
    }),
  );
}

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

function asked(): readonly string[] {
  const sources = Object.entries(SOURCES).filter(([path]) => !path.includes(".test."));
  const found = sources.flatMap(([, text]) => [...text.matchAll(/\bt\(\s*"([a-z][\w.-]*)"/g)]);
  return [...new Set(found.map((one) => one[1]?.split(".")[0] ?? ""))];
}

describe.each(LANGUAGES)("the page's words in %s", (language) => {
  const text = said(language);

  test("say all that English says, with the same arguments", () => {
    expect(entries(text)).toEqual(entries(said("en")));
  });

  test("can all be read, each once", () => {
    expect(ids(text).length).toBe(new Set(ids(text)).size);
    expect(new Set(ids(text))).toEqual(new Set(entries(text).keys()));
  });

  test("leave the games their own words", () => {
    const theirs = Object.entries(GAMES).flatMap(([path, words]) => (path.includes(`/${language}/`) ? ids(words) : []));
    expect(theirs).not.toEqual([]);
    expect(ids(text).filter((id) => theirs.includes(id))).toEqual([]);
  });

  test("name every message that the page asks for", () => {
    const known = new Set([...ids(text), ...ids(GAMES[`../generated/words/${language}/table.ftl`] ?? "")]);
    expect(asked().length).toBeGreaterThan(100);
    expect(asked().filter((id) => !known.has(id))).toEqual([]);
  });
});
