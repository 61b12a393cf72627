/** Addresses and the places they stand for. */
// @vitest-environment jsdom
import { expect, test } from "vitest";
import { placeOf } from "./route.svelte";

test.each([
  ["/", "", "", { at: "start" }],
  ["/new", "?game=everdell-duo", "", { at: "new", game: "everdell-duo", friends: false }],
  ["/new", "?game=kodama&with=friends", "", { at: "new", game: "kodama", friends: true }],
  ["/lobby", "", "", { at: "lobby" }],
  ["/m/abc", "", "", { at: "match", code: "abc" }],
  ["/r/abc", "?t=37&as=1", "", { at: "replay", code: "abc", moves: 37, as: "1", key: null }],
  ["/r/abc", "?as=all&t=x", "", { at: "replay", code: "abc", moves: null, as: "all", key: null }],
  ["/r/abc", "", "", { at: "replay", code: "abc", moves: null, as: null, key: null }],
  ["/r", "", "", { at: "bring" }],
  ["/join/a-b_c", "", "", { at: "join", key: "a-b_c" }],
  ["/rules/kodama", "", "#kodama.place.ten", { at: "rules", game: "kodama", rule: "kodama.place.ten" }],
  ["/learn/kodama", "", "", { at: "learn", game: "kodama" }],
  ["/learn/kodama/growing", "", "", { at: "lesson", game: "kodama", lesson: "growing" }],
  ["/learn/kodama/growing/more", "", "", { at: "nowhere" }],
  ["/m/abc/more", "", "", { at: "nowhere" }],
  ["/campaign", "", "", { at: "campaigns" }],
  ["/campaign/abc", "", "", { at: "campaign", code: "abc" }],
  ["/sheet/abc", "", "", { at: "sheet", code: "abc" }],
  ["/mayor/a-b_c", "", "", { at: "mayor", key: "a-b_c" }],
  ["/challenges", "", "", { at: "challenges" }],
  ["/elsewhere", "", "", { at: "nowhere" }],
])("%s%s%s", (path, query, hash, place) => {
  expect(placeOf(path, query, hash)).toEqual(place);
});
