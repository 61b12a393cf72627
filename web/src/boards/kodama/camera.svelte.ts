/**
 * How the own tree is looked at: whole, or nearer. Lengths are the page's, 0.01 mm and y down; `unit` is how many of them
 * a pixel shows. The tree's box is what has to be seen of it; one may look about as far as its bounds.
 */
import type { Box } from "./art/planted";

/** A point in the middle of the view, and how near it is. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** A branch card's width; what is held is never narrower than so many pixels, nor is a tree drawn larger than wide. */
const CARD = 6300;
const NARROW = 56;
const WIDE = 230;
/** Icons that may be touched are this many pixels across; their discs are about 13 mm. */
const TOUCHED = 25;
const ICON = 1300;
/** One press of + or -. */
const STEP = 1.35;
const NEAREST = CARD / 420;

export const HELD_UNIT = CARD / NARROW;
export const TOUCHED_UNIT = ICON / TOUCHED;

/** The look at the whole box: in the middle, its foot at the foot of the view. */
export function whole(box: Box, wide: number, high: number): Look {
  const unit = Math.max(box.width / wide, box.height / high, CARD / WIDE);
  return { x: box.left + box.width / 2, y: box.top + box.height - (high * unit) / 2, unit };
}

/** A look no farther away than the whole, and within the bounds; a side that is wider than them keeps to the whole's. */
export function within(look: Look, all: Look, bounds: Box, wide: number, high: number): Look {
  const unit = Math.min(Math.max(look.unit, NEAREST), all.unit);
  const [w, h] = [(wide * unit) / 2, (high * unit) / 2];
  const [right, foot] = [bounds.left + bounds.width, bounds.top + bounds.height];
  const x = 2 * w >= bounds.width ? all.x : Math.min(Math.max(look.x, bounds.left + w), right - w);
  const y = 2 * h >= bounds.height ? foot - h : Math.min(Math.max(look.y, bounds.top + h), foot - h);
  return { x, y, unit };
}

export class Camera {
  wide = $state(1);
  high = $state(1);
  /** Whether the view glides to where it is moved; under fingers it does not. */
  smooth = false;
  #box: () => Box;
  #bounds: () => Box;
  /** Cards may not be shown smaller than this now; null where the whole tree may be seen. */
  #most: () => number | null;
  /** Where somebody has looked of their own accord; null sees the whole. */
  chosen = $state.raw<Look | null>(null);
  /** What the view was last moved to so that something can be seen. */
  shown = $state.raw<{ readonly x: number; readonly y: number } | null>(null);

  constructor(box: () => Box, bounds: () => Box, most: () => number | null) {
    this.#box = box;
    this.#bounds = bounds;
    this.#most = most;
  }

  readonly all = $derived.by(() => whole(this.#box(), this.wide, this.high));

  readonly look = $derived.by((): Look => {
    const most = this.#most() ?? Infinity;
    const from = this.chosen ?? this.shown;
    const unit = Math.min(this.chosen?.unit ?? this.all.unit, most);
    return this.#within({ x: from?.x ?? this.all.x, y: from?.y ?? this.all.y, unit });
  });

  /** Whether something other than the whole is seen. */
  readonly near = $derived(this.look.unit < this.all.unit * 0.99 || Math.abs(this.look.y - this.all.y) > this.all.unit);

  /** Whether nothing can be seen larger. */
  readonly nearest = $derived(this.look.unit <= NEAREST * 1.01);

  readonly view = $derived.by((): Box => {
    const { x, y, unit } = this.look;
    const [width, height] = [this.wide * unit, this.high * unit];
    return { left: x - width / 2, top: y - height / 2, width, height };
  });

  /** Nearer by a factor, this point of the page staying where it is. */
  zoom(by: number, about: { readonly x: number; readonly y: number } | null = null): void {
    const { x, y, unit } = this.look;
    const to = this.#within({ x, y, unit: Math.min(unit / by, this.#most() ?? Infinity) }).unit;
    const at = about ?? { x, y };
    this.chosen = { x: at.x + ((x - at.x) * to) / unit, y: at.y + ((y - at.y) * to) / unit, unit: to };
    if (to >= this.all.unit * 0.99) this.chosen = this.shown = null;
    this.smooth = false;
  }

  step(by: 1 | -1): void {
    this.zoom(by > 0 ? STEP : 1 / STEP);
    this.smooth = true;
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, unit } = this.look;
    this.chosen = this.#within({ x: x - dx * unit, y: y - dy * unit, unit });
    this.smooth = false;
  }

  /** The same for a card that is carried to the edge: nobody has looked there of their own accord, so it does not stay. */
  drift(dx: number, dy: number): void {
    const { x, y, unit } = this.look;
    const to = this.#within({ x: x - dx * unit, y: y - dy * unit, unit });
    if (this.chosen) this.chosen = to;
    else this.shown = { x: to.x, y: to.y };
    this.smooth = false;
  }

  whole(): void {
    this.chosen = this.shown = null;
    this.smooth = true;
  }

  /** Let a point be seen, with as much round it as there is room for: nothing moves where it is seen already. */
  show(x: number, y: number, round: number): void {
    const look = this.look;
    const w = Math.max(0, (this.wide * look.unit) / 2 - round);
    const h = Math.max(0, (this.high * look.unit) / 2 - round);
    const to = { x: Math.min(Math.max(look.x, x - w), x + w), y: Math.min(Math.max(look.y, y - h), y + h) };
    if (to.x === look.x && to.y === look.y) return;
    this.smooth = true;
    if (this.chosen) this.chosen = { ...to, unit: look.unit };
    else this.shown = to;
  }

  #within(look: Look): Look {
    return within(look, this.all, this.#bounds(), this.wide, this.high);
  }
}
