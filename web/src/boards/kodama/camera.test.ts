import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Box } from "./art/planted";
import { Camera, HELD_UNIT, whole, within } from "./camera.svelte";

const TALL: Box = { left: -20000, top: -80000, width: 40000, height: 80320 };

function camera(box: Box, most: () => number | null = () => null): Camera {
  const made = new Camera(() => box, () => box, most);
  [made.wide, made.high] = [390, 400];
  flushSync();
  return made;
}

describe("how the tree is looked at", () => {
  it("shows the whole tree at first, its foot at the foot", () => {
    const { view } = camera(TALL);
    expect(view.top + view.height).toBeCloseTo(320);
    expect(view.height).toBeCloseTo(TALL.height);
    expect(view.left + view.width / 2).toBeCloseTo(0);
  });

  it("draws no card wider than 230 pixels, however small the tree", () => {
    expect(6300 / whole({ left: -4000, top: -9000, width: 8000, height: 9300 }, 2000, 1200).unit).toBeLessThanOrEqual(230);
  });

  it("is never so far away while a card is held that it is narrower than 56 pixels", () => {
    const seen = camera(TALL, () => HELD_UNIT);
    expect(6300 / seen.look.unit).toBeGreaterThanOrEqual(56 - 1e-9);
    seen.step(-1);
    expect(6300 / seen.look.unit).toBeGreaterThanOrEqual(56 - 1e-9);
    expect(6300 / camera(TALL).look.unit).toBeLessThan(56);
  });

  it("comes nearer about a point, which stays where it is", () => {
    const seen = camera(TALL);
    seen.zoom(2, { x: -3000, y: -50000 });
    const before = seen.view;
    const at = { x: (-3000 - before.left) / before.width, y: (-50000 - before.top) / before.height };
    seen.zoom(1.5, { x: -3000, y: -50000 });
    expect((-3000 - seen.view.left) / seen.view.width).toBeCloseTo(at.x);
    expect((-50000 - seen.view.top) / seen.view.height).toBeCloseTo(at.y);
  });

  it("follows a card to the edge, which nobody has chosen to look at unless they had come nearer themselves", () => {
    const seen = camera(TALL, () => HELD_UNIT);
    const before = seen.look;
    seen.drift(0, 120);
    expect(seen.look.y).toBeLessThan(before.y);
    expect(seen.chosen).toBe(null);
    seen.zoom(1.5);
    seen.drift(0, 40);
    expect(seen.chosen?.y).toBe(seen.look.y);
  });

  it("goes back to the whole tree when it is far enough away", () => {
    const seen = camera(TALL);
    seen.step(1);
    expect(seen.near).toBe(true);
    seen.step(-1);
    seen.step(-1);
    expect(seen.near).toBe(false);
    expect(seen.chosen).toBe(null);
  });

  it("never leaves the box round the tree", () => {
    const seen = camera(TALL);
    seen.zoom(3);
    seen.pan(100000, 100000);
    expect(seen.view.left).toBeGreaterThanOrEqual(TALL.left - 1e-6);
    expect(seen.view.top).toBeGreaterThanOrEqual(TALL.top - 1e-6);
    seen.pan(-200000, -200000);
    expect(seen.view.left + seen.view.width).toBeLessThanOrEqual(TALL.left + TALL.width + 1e-6);
    expect(within({ x: 1e9, y: 1e9, unit: 1e9 }, seen.all, TALL, 390, 400)).toEqual(whole(TALL, 390, 400));
  });

  it("moves only as far as it must for something to be seen", () => {
    const seen = camera(TALL, () => HELD_UNIT);
    const { x, y } = seen.look;
    seen.show(x, y, 4000);
    expect(seen.look).toMatchObject({ x, y });
    seen.show(0, -78000, 4000);
    expect(seen.view.top).toBeLessThanOrEqual(-78000);
    expect(seen.look.unit).toBeCloseTo(HELD_UNIT);
  });
});
