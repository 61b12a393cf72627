/** Everybody at a table is told apart. */
import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../generated/protocol";
import { apart, seatNames } from "./names";

describe("names", () => {
  it("that several have are numbered from the second on", () => {
    expect(apart(["Ada", "Grove", "Grove", "Grove"])).toEqual(["Ada", "Grove", "Grove 2", "Grove 3"]);
  });

  it("leave alone what somebody else is called", () => {
    expect(apart(["Grove 2", "Grove", "Grove"])).toEqual(["Grove 2", "Grove", "Grove 3"]);
  });

  it("are for those who sit: free seats are not counted", () => {
    const seats = ["Ada", "", "Ada", ""].map((name, seat): SeatInfo => ({ seat, sitter: "person", name }));
    const [first, free, second, another] = seatNames(seats);
    expect([first, second]).toEqual(["Ada", "Ada 2"]);
    expect(another).toBe(free);
  });
});
