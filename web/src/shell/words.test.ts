/** The words of the screens behind the start page: the same in every language, and none that nobody says. */
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["./**/*.{svelte,ts}", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const said = Object.values(SOURCES).join("\n");
const ids = (text: string): string[] => [...new FluentResource(text).body].map((entry) => entry.id).sort();
const english = ids(FILES["./words/en.ftl"]!);
/** Said by a name that is put together. */
const MADE = /^(group-|pace-|rival-)/;

it("is spoken in four languages", () => {
  expect(Object.keys(FILES)).toHaveLength(4);
});

it.each(Object.keys(FILES))("%s says what English says", (file) => {
  expect(ids(FILES[file]!)).toEqual(english);
});

it.each(english.filter((id) => !MADE.test(id)))("%s is said somewhere", (id) => {
  expect(said).toMatch(new RegExp(`["']${id}["']`));
});
