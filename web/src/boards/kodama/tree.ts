/** A growing tree: which cards, which of them each was laid on, and where they lie (0.01 mm, 0.1 degree, y up). */
import type { Tree as Told } from "../../generated/games/kodama";
import { POSE, posed } from "../../generated/geometry";
import { type Join, type Wood, waves, wood } from "./pack";

/** Where a card is laid: the parent, its connecting end there, and its turn against the parent. */
export interface Lie {
  readonly parent: number;
  readonly u: number;
  readonly v: number;
  readonly turn: number;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export interface Tree {
  readonly cards: readonly string[];
  /** For each card the place of the one it lies on; the trunk's is its own. */
  readonly parents: readonly number[];
  /** For each card: x, y, angle, half width, half height. */
  readonly poses: readonly number[];
}

/** A tree as views write it: parents a byte each, poses five 64-bit numbers a card, both in hexadecimal. */
export type TreeTold = Pick<Told, "cards" | "parents" | "poses">;

export function treeOf(told: TreeTold): Tree {
  const poses = new DataView(bytes(told.poses).buffer);
  return {
    cards: told.cards,
    parents: [...bytes(told.parents)],
    poses: Array.from({ length: told.cards.length * POSE }, (_, i) => Number(poses.getBigInt64(8 * i, true))),
  };
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** A bare trunk, flush with the table edge. */
export function planted(trunk: string): Tree {
  const { halfWidth: w, halfHeight: h } = wood(trunk);
  return { cards: [trunk], parents: [0], poses: [0, h, 0, w, h] };
}

export function grown(tree: Tree, card: string, lie: Lie): Tree {
  const { x, y, angle } = poseOf(tree, card, lie);
  const { halfWidth: w, halfHeight: h } = wood(card);
  return {
    cards: [...tree.cards, card],
    parents: [...tree.parents, lie.parent],
    poses: [...tree.poses, x, y, angle, w, h],
  };
}

export function poseOf(tree: Tree, card: string, lie: Lie): Pose {
  const join = joinOf(wood(card));
  const [x, y, angle] = posed(waves, tree.poses, lie.parent, lie.u, lie.v, lie.turn, join.x, join.y);
  return { x, y, angle };
}

export function joinOf(card: Wood): Join {
  if (!card.join) throw new Error(`${card.id} is a trunk: it is laid on nothing`);
  return card.join;
}

/** Where a card of the tree lies. */
export function pose(tree: Tree, at: number): Pose {
  const k = at * POSE;
  return { x: tree.poses[k]!, y: tree.poses[k + 1]!, angle: tree.poses[k + 2]! };
}
