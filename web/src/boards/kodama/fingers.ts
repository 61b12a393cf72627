/** What pointers do on the stage: drag or turn the held card, touch the bark, move the view, bring it nearer. */
import type { Camera } from "./camera.svelte";
import type { Held } from "./held.svelte";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a gesture began on decides what it does. */
type Doing = "card" | "dial" | "view";

/** A finger hides what is under it, so a touched card floats this many pixels above. */
const LIFT = 64;
/** Pixels that a pointer may tremble. */
const STILL = 6;
/** Two touches within so many milliseconds are one double touch. */
const TWICE = 320;
/** A card dragged so near the stage's edge moves the view, by so many pixels a frame. */
const EDGE = 30;
const DRIFT = 7;

const angle = (a: Spot, b: Spot): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
const apart = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);

export class Fingers {
  readonly #down = new Map<number, Spot>();
  #doing: Doing = "view";
  #moved = false;
  #start: Spot = { x: 0, y: 0 };
  #grip: Spot = { x: 0, y: 0 };
  #last = { at: -Infinity, x: 0, y: 0 };
  /** Where a card is dragged, in pixels of the screen, so that it can drift. */
  #carried: Spot | null = null;
  #frame = 0;

  constructor(
    private readonly held: Held,
    private readonly camera: Camera,
    /** A point of the screen in the world, y up. */
    private readonly world: (x: number, y: number) => Spot,
    private readonly area: () => DOMRect | null,
  ) {}

  press(event: PointerEvent, on: Doing): void {
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#down.size > 1) {
      this.#moved = true;
      return;
    }
    this.#doing = on;
    this.#moved = false;
    this.#start = { x: event.clientX, y: event.clientY };
    const at = this.world(event.clientX, event.clientY);
    const { pose } = this.held;
    this.#grip = pose ? { x: pose.x - at.x, y: pose.y - at.y } : { x: 0, y: 0 };
  }

  pull(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY };
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, here);
    if (apart(here, this.#start) > STILL) this.#moved = true;
    if (other && this.#doing === "card") this.held.turn((angle(other, before) - angle(other, here)) * 10);
    else if (other) this.#pinch(other, before, here);
    else if (this.#doing === "dial") this.#spin(here);
    else if (!this.#moved) return;
    else if (this.#doing === "card") this.#drag(here, this.#grip);
    else this.camera.pan(here.x - before.x, here.y - before.y);
  }

  /** A pointer was lifted. */
  release(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId) || this.#down.size) return;
    this.#settle();
    if (this.#doing === "card" && this.#moved) this.held.release();
    else if (this.#doing === "view" && !this.#moved) this.#touch(event);
  }

  /** Carried here from the market: the card's middle under the pointer, above a finger. */
  carry(event: PointerEvent): void {
    this.#drag({ x: event.clientX, y: event.clientY - (event.pointerType === "touch" ? LIFT : 0) }, { x: 0, y: 0 });
  }

  /** The card was let go. */
  drop(): void {
    this.#settle();
    this.held.release();
  }

  roll(event: WheelEvent): void {
    event.preventDefault();
    const near = this.world(event.clientX, event.clientY);
    if (this.held.pose && !event.ctrlKey) this.held.turn(-Math.sign(event.deltaY || event.deltaX) * (event.shiftKey ? 10 : 50));
    else this.camera.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 400)), { x: near.x, y: -near.y });
  }

  #touch(event: PointerEvent): void {
    const at = this.world(event.clientX, event.clientY);
    if (this.held.card) {
      this.held.touch(at.x, at.y);
      return;
    }
    const twice = event.timeStamp - this.#last.at < TWICE && apart(this.#last, { x: event.clientX, y: event.clientY }) < 30;
    this.#last = { at: twice ? -Infinity : event.timeStamp, x: event.clientX, y: event.clientY };
    if (!twice) return;
    if (this.camera.near) this.camera.whole();
    else this.camera.zoom(2, { x: at.x, y: -at.y });
    this.camera.smooth = true;
  }

  #pinch(other: Spot, before: Spot, here: Spot): void {
    const [was, is] = [apart(other, before), apart(other, here)];
    const middle = this.world((other.x + here.x) / 2, (other.y + here.y) / 2);
    if (was > 0 && is > 0) this.camera.zoom(is / was, { x: middle.x, y: -middle.y });
    this.camera.pan((here.x - before.x) / 2, (here.y - before.y) / 2);
  }

  /** The dial's knob follows the pointer about the card's middle. */
  #spin(here: Spot): void {
    const { pose } = this.held;
    if (!pose) return;
    const at = this.world(here.x, here.y);
    this.held.turnTo((Math.atan2(at.y - pose.y, at.x - pose.x) * 1800) / Math.PI - 900);
  }

  #drag(to: Spot, grip: Spot): void {
    this.#carried = to;
    this.#grip = grip;
    this.#lift();
    if (!this.#frame) this.#frame = requestAnimationFrame(this.#drift);
  }

  /** The card follows the pointer, but not beyond the stage's sides and top: it is seen whole wherever it is. */
  #lift(): void {
    const [to, area] = [this.#carried, this.area()];
    if (!to || !area) return;
    const reach = Math.min(3150 / this.camera.look.unit, area.width / 2, area.height / 2);
    const x = Math.min(Math.max(to.x, area.left + reach), area.right - reach);
    const at = this.world(x, Math.max(to.y, area.top + reach));
    this.held.drag(at.x + this.#grip.x, at.y + this.#grip.y);
  }

  /** Near an edge of the stage the view moves on, as far as there is a tree. */
  #drift = (): void => {
    this.#frame = 0;
    const [to, area] = [this.#carried, this.area()];
    if (!to || !area || !this.held.dragging) return;
    const inside = to.y < area.bottom;
    const toward = (low: number, at: number, high: number): number => (at < low + EDGE ? DRIFT : at > high - EDGE ? -DRIFT : 0);
    const [dx, dy] = [toward(area.left, to.x, area.right), toward(area.top, to.y, area.bottom)];
    if (inside && (dx || dy) && this.camera.near) {
      const { x, y } = this.camera.look;
      this.camera.drift(dx, dy);
      if (this.camera.look.x !== x || this.camera.look.y !== y) requestAnimationFrame(() => this.#lift());
    }
    this.#frame = requestAnimationFrame(this.#drift);
  };

  #settle(): void {
    cancelAnimationFrame(this.#frame);
    [this.#carried, this.#frame] = [null, 0];
  }
}
