/** Addresses and the places they stand for. */
// @vitest-environment jsdom
import { expect, test } from "vitest";
import { placeOf } from "./route.svelte";

test.each([
  ["/", "", "", { at: "start" }],
  ["/new", "?game=everdell-duo", "", { at: "new", game: "everdell-duo" }],
  ["/lobby", "", "", { at: "lobby" }],
  ["/m/abc", "", "", { at: "match", code: "abc" }],
  ["/join/a-b_c", "", "", { at: "join", key: "a-b_c" }],
  ["/rules/kodama", "", "#kodama.place.ten", { at: "rules", game: "kodama", rule: "kodama.place.ten" }],
  ["/m/abc/more", "", "", { at: "nowhere" }],
  ["/elsewhere", "", "", { at: "nowhere" }],
])("%s%s%s", (path, query, hash, place) => {
  expect(placeOf(path, query, hash)).toEqual(place);
});
