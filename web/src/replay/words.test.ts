/** The words of looking back: the same in every language, and none that nobody says. */
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>("./*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const said = Object.values(SOURCES).join("\n");
const ids = (text: string): string[] => [...new FluentResource(text).body].map((entry) => entry.id).toSorted();
const english = ids(FILES["./words/en.ftl"]!);
/** Said by a name that is put together. */
const MADE = /^(speed|result|dealt-anew|as-it-was)(-|$)/;

it.each(Object.keys(FILES))("%s says what English says", (file) => {
  expect(ids(FILES[file]!)).toEqual(english);
});

it.each(english.filter((id) => !MADE.test(id)))("%s is said somewhere", (id) => {
  expect(said).toMatch(new RegExp(`["']${id}["']`));
});
