/** Whole trees as the page draws them, against the fingerprints of Python's drawings: neither side changes alone. */
import { describe, expect, it } from "vitest";
import told from "../../../../../tests/golden/kodama_vectors.json";
import { type Tree, grown, planted } from "../tree";
import { cross, lantern, rim, ring } from "./marks";
import { corners, earth, frame, grass, laid, layer, onPage, tilt } from "./planted";
import { defs } from "./shared";

interface Drawn {
  readonly trunk: string;
  readonly laid: readonly (readonly [string, number, number, number, number])[];
  readonly near: readonly number[];
  readonly far: readonly number[];
  readonly ground: number;
  readonly icons: readonly (readonly number[])[];
  readonly marks: number;
  readonly leaves: readonly number[];
}

/** FNV-1a over all shapes and places in some markup, one after another. */
function fingerprint(markup: string): number {
  const shapes = [...markup.matchAll(/ (?:d|transform)="([^"]*)"/g)].map((found) => found[1]);
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(shapes.join(" "))) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

function treeFrom({ trunk, laid: cards }: Drawn): Tree {
  return cards.reduce((tree, [card, parent, u, v, turn]) => grown(tree, card, { parent, u, v, turn }), planted(trunk));
}

const path = (d: string): string => `<path d="${d}"/>`;

describe.each((told as unknown as { strokes: Drawn[] }).strokes)("the tree on $trunk", (drawn) => {
  const cards = laid(treeFrom(drawn));

  it("is drawn stroke for stroke as Python draws it, near and from afar", () => {
    expect(cards.map((_, at) => fingerprint(layer(cards, at, "k")))).toEqual(drawn.near);
    expect(cards.map((_, at) => fingerprint(layer(cards, at, "k", false)))).toEqual(drawn.far);
  });

  it("stands on the same ground, its icons tilted alike, in the same leaves", () => {
    expect(fingerprint(earth(-9000, 18000, "t") + grass(-9000, 18000, "t"))).toBe(drawn.ground);
    expect(cards.map((one) => [0, 1].map((icon) => tilt(one.card.id, icon) + 0))).toEqual(drawn.icons);
    const leaves = [null, "autumn" as const].map((season) => defs(season).split('<g id="kd-leaf0"')[1]!);
    expect(leaves.map((markup) => fingerprint(markup.replaceAll(' transform="scale(0.8)"', "")))).toEqual(drawn.leaves);
  });

  it("bears the same marks", () => {
    const last = cards.at(-1)!;
    const middles = cards.map((one) => onPage(one, one.card.spots[0]!.x, one.card.spots[0]!.y));
    const chosen = `<path d="${rim(last.card.width, last.card.height, last.card.id)}" transform="${frame(last)}"/>`;
    const rings = middles.map(([x, y], at) => path(ring(x, y, cards[at]!.card.radius, at)));
    const crossed = path(cross(...middles[0]!, cards[0]!.card.radius));
    const top = corners(cards[0]!, cards[0]!.card).reduce((best, corner) => (corner[1] < best[1] ? corner : best));
    const points = told.strokes.indexOf(drawn as never) + 3;
    const hung = path(lantern(...top, 1050, points));
    expect(fingerprint([chosen, ...rings, crossed, hung].join(""))).toBe(drawn.marks);
  });
});
