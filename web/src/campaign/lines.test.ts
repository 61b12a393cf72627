/** Titles in lines. */
import { expect, it } from "vitest";
import { lines } from "./lines";

it("fills lines with whole words", () => {
  expect(lines("Ein Groschen für die Laternen", 17)).toEqual(["Ein Groschen für", "die Laternen"]);
});

it("leaves a long word alone on its line", () => {
  expect(lines("a Redaktionsschlusszeit b", 8)).toEqual(["a", "Redaktionsschlusszeit", "b"]);
});
