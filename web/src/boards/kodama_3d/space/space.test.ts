/** Where things stand in space and on the picture: as in the drawings, within the frame, under the pointer. */
import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { Tree } from "../../../generated/games/kodama-3d";
import { BOX } from "../pack";
import { SPOTS, situation } from "../sample";
import { coordinates, spotOf, type Vec } from "./cells";
import { frameWith, ghostOf, layoutOf } from "./layout";
import { bestAzimuth, clearestAzimuth, FIRST, FOV, limited, look, nearest, projector, sideAzimuth, sideFacing, SIDES, SIXTH } from "./orbit";
import { keptOff, picked, spread } from "./pick";

const SIZES = [
  { width: 560, height: 600 },
  { width: 390, height: 300 },
  { width: 430, height: 250 },
  { width: 900, height: 1200 },
];
const trees = situation("over").view.trees as readonly Tree[];
const EYES = [0, 1, 2, 3, 4, 5].flatMap((side) => [0, 0.5, 1.15].map((tilt) => ({ ...FIRST, azimuth: side * SIXTH, tilt })));

describe("space", () => {
  it("has six sides to draw from, each the one that faces where it looks from", () => {
    for (let side = 0; side < SIDES; side++)
      for (const turns of [-2, 0, 1]) expect(sideFacing(sideAzimuth(side) + 0.4 * SIXTH + turns * 2 * Math.PI)).toBe(side);
  });

  it("has every cell where the drawings have it", () => {
    expect(SPOTS.length).toBeGreaterThan(20);
    for (const [cell, right, away, up] of SPOTS) {
      const [x, y, z] = spotOf(cell);
      expect(x).toBeCloseTo(right / 1000, 2);
      expect(-z).toBeCloseTo(away / 1000, 2);
      expect(y).toBeCloseTo(((up / 1000) * BOX.space.rise) / 1000, 2);
    }
  });

  it("takes packed cells apart, on both sides of the trunk", () => {
    expect(coordinates(0)).toEqual([0, 0, 0]);
    expect(coordinates(-3 + 64 * 5 + 4096 * 7)).toEqual([-3, 5, 7]);
    expect(coordinates(31 - 64 * 31 + 4096 * 2)).toEqual([31, -31, 2]);
  });
});

describe("a tree in space", () => {
  it("has a limb and two figures for each tile, and a socket for each point, free or taken", () => {
    for (const tree of trees) {
      const layout = layoutOf(tree);
      expect(layout.limbs.map(({ part }) => part)).toEqual(tree.parts.map((_, index) => index + 1));
      expect(layout.figures).toHaveLength(2 * tree.parts.length + 1);
      expect(layout.sockets).toHaveLength(tree.parts.length + tree.free.length);
    }
  });

  it("lets every limb begin where the one that it hangs on ends", () => {
    for (const tree of trees) {
      const { limbs } = layoutOf(tree);
      tree.parts.forEach(([, on], index) => {
        if (on) expect(limbs[index]!.path[0]).toEqual(limbs[on - 1]!.path.at(-1));
      });
    }
  });

  it("tries a tile where it then stands", () => {
    const grown = trees[0]!;
    const [name, on, number, at, heading, limb] = grown.parts.at(-1)!;
    const before: Tree = { ...grown, parts: grown.parts.slice(0, -1) };
    const ghost = ghostOf(before, name, [on, number, at, heading, 0, 0, limb], grown.parts.length);
    const { limbs, figures } = layoutOf(grown);
    expect(ghost.limb).toEqual(limbs.at(-1));
    expect(ghost.figures).toEqual(figures.slice(-2));
  });
});

describe("the eye", () => {
  it("sees as the renderer's camera does", () => {
    const size = SIZES[0]!;
    const stand = look({ ...FIRST, azimuth: 1.2, tilt: 0.4 }, layoutOf(trees[0]!).frame, size);
    const camera = new PerspectiveCamera((FOV * 180) / Math.PI, size.width / size.height);
    camera.position.set(...stand.from);
    camera.lookAt(...stand.at);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    const project = projector(stand, size);
    for (const { at } of layoutOf(trees[0]!).figures) {
      const seen = new Vector3(...at).project(camera);
      expect(project(at).x).toBeCloseTo(((seen.x + 1) / 2) * size.width, 3);
      expect(project(at).y).toBeCloseTo(((1 - seen.y) / 2) * size.height, 3);
    }
  });

  it.each(SIZES)("frames whole trees from every side in $width x $height", (size) => {
    for (const tree of trees) {
      const { frame, figures, sockets } = layoutOf(tree);
      for (const eye of EYES) {
        const project = projector(look(eye, frame, size), size);
        for (const at of [...figures.map((figure) => figure.at), ...sockets.filter(({ free }) => free).map(({ mark }) => mark)]) {
          const { x, y } = project(at);
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(size.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(size.height);
        }
      }
    }
  });

  it.each(SIZES)("keeps room at the edges of $width x $height, for every tile at every free point", (size) => {
    const pad = 20;
    for (const tree of trees) {
      const name = tree.parts[0]![0];
      const frame = frameWith(tree, name, tree.free);
      const tried = tree.free.flatMap((point) => ghostOf(tree, name, point, 15).figures);
      for (const eye of EYES) {
        const project = projector(look(eye, frame, { ...size, pad }), size);
        for (const { at } of [...tried, ...layoutOf(tree).figures]) {
          const { x, y } = project(at);
          expect(Math.min(x, y, size.width - x, size.height - y)).toBeGreaterThan(pad);
        }
      }
    }
  });

  it("shows a tree from the side on which least is covered", () => {
    const row: readonly Vec[] = [0, 1, 2, 3].map((step) => [step * Math.sin(1), 2, step * Math.cos(1)]);
    expect(Math.abs(Math.sin(clearestAzimuth(row, 1) - 1))).toBeGreaterThan(0.7);
    expect(clearestAzimuth([], 0.4)).toBeCloseTo(0.4);
  });

  it("stays within its limits, and turns the short way", () => {
    expect(limited({ azimuth: 9, tilt: 7, zoom: 0.1 })).toEqual({ azimuth: 9, tilt: 1.15, zoom: 1 });
    expect(limited({ azimuth: 0, tilt: -2, zoom: 40 })).toMatchObject({ zoom: 3 });
    expect(nearest(6.2, 0.1)).toBeCloseTo(6.2 - 2 * Math.PI);
  });

  it("turns to the side where the points are, and not without need", () => {
    const front: Vec = [Math.sin(2), 3, Math.cos(2)];
    const found = bestAzimuth([front], 0);
    expect(Math.cos(found - 2)).toBeGreaterThan(0.7);
    expect(bestAzimuth([], 0.4)).toBe(0.4);
    expect(bestAzimuth([front], 2)).toBeCloseTo(2, 0);
  });
});

describe("picking", () => {
  const at = (x: number, y: number, depth: number): { seen: { x: number; y: number; depth: number; scale: number } } => ({ seen: { x, y, depth, scale: 50 } });

  it("means the nearest point within reach, and of two alike the one in front", () => {
    const [far, near, away] = [at(100, 100, 14), at(102, 100, 9), at(300, 100, 9)];
    expect(picked([far, near, away], 100, 100, 30)).toBe(near);
    expect(picked([far, near, away], 310, 110, 30)).toBe(away);
    expect(picked([far, near, away], 200, 100, 30)).toBeNull();
  });

  it("spreads marks so that each can be read and touched", () => {
    const marks = spread([at(100, 100, 9), at(106, 104, 9), at(300, 100, 9)], 15);
    const [one, other, alone] = marks.map(({ seen }) => seen);
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(24);
    expect([alone!.x, alone!.y]).toEqual([300, 100]);
  });

  it("moves figures off each other, those in front less, and none far from its place", () => {
    const seen = [at(100, 100, 9).seen, at(104, 100, 12).seen, at(400, 100, 9).seen];
    const moved = keptOff(seen, [20, 20, 20]);
    const gap = 4 + moved[2]! - moved[0]!;
    expect(gap).toBeGreaterThan(20);
    expect(Math.abs(moved[2]!)).toBeGreaterThan(Math.abs(moved[0]!));
    expect(Math.max(...moved.map(Math.abs))).toBeLessThanOrEqual(20);
    expect(moved[4]).toBe(0);
  });

  it.each(EYES.filter(({ tilt }) => tilt === 0))("leaves no figure of a grown tree hidden behind another (side $azimuth)", (eye) => {
    for (const tree of trees) {
      const { frame, figures } = layoutOf(tree);
      const project = projector(look({ ...eye, tilt: FIRST.tilt }, frame, SIZES[0]!), SIZES[0]!);
      const seen = figures.map((figure) => project(figure.at));
      const radii = figures.map((figure, index) => (figure.part ? figure.size * seen[index]!.scale : 0));
      const moved = keptOff(seen, radii);
      const shown = seen.map(({ x, y }, index) => [x + moved[2 * index]!, y + moved[2 * index + 1]!] as const);
      for (let i = 1; i < shown.length; i++) {
        for (let j = i + 1; j < shown.length; j++) {
          const gap = Math.hypot(shown[i]![0] - shown[j]![0], shown[i]![1] - shown[j]![1]);
          expect(gap, `${figures[i]!.trait} ${figures[i]!.part}, ${figures[j]!.trait} ${figures[j]!.part}`).toBeGreaterThan(0.5 * Math.min(radii[i]!, radii[j]!));
        }
      }
    }
  });
});
