import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const LANGUAGES = ["en", "fr", "de", "it"] as const;
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

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

describe.each(LANGUAGES)("the page's words in %s", (language) => {
  const text = read(`./${language}.ftl`);

  test("say all that English says, with the same arguments", () => {
    expect(entries(text)).toEqual(entries(read("./en.ftl")));
  });

  test("can all be read, each once", () => {
    expect(ids(text).length).toBe(new Set(ids(text)).size);
    expect(new Set(ids(text))).toEqual(new Set(entries(text).keys()));
  });

  test("leave the games their own words", () => {
    const folder = new URL(`../generated/words/${language}/`, import.meta.url);
    const games = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    const theirs = new Set(games.flatMap((name) => ids(read(`../generated/words/${language}/${name}`))));
    expect(ids(text).filter((id) => theirs.has(id))).toEqual([]);
  });

  test("name every message that the page asks for", () => {
    const root = new URL("../", import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /(shell|plain|locale)\/.*\.(svelte|ts)$/.test(name) && !name.includes(".test."));
    const asked = files.flatMap((name) =>
      [...read(`../${name}`).matchAll(/\bt\(\s*"([a-z][\w.-]*)"/g)].map((found) => found[1]?.split(".")[0] ?? ""),
    );
    const known = new Set([...ids(text), ...ids(read(`../generated/words/${language}/table.ftl`))]);
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});
