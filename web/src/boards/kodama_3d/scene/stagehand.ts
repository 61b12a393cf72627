/**
 * Moves the eye: orbit by hand, turns to a side, frames that change, all softly and within limits. Draws through a grove
 * only while something moves.
 */
import type { Frame } from "../space/layout";
import { frameBetween } from "../space/layout";
import { eyeBetween, FIRST, limited, nearest, type Eye } from "../space/orbit";

/** Milliseconds that a turn or a new frame takes. */
const CALM = 280;

export class Stagehand {
  eye: Eye = FIRST;
  frame: Frame | null = null;
  /** How far the tree leans, in radians. */
  leaning = 0;
  private from: { readonly eye: Eye; readonly frame: Frame; readonly leaning: number; readonly at: number } | null = null;
  private to: { eye: Eye; frame: Frame; leaning: number } | null = null;
  private due = 0;

  constructor(
    private readonly motion: () => boolean,
    /** Show the tree from here. */
    private readonly show: () => void,
  ) {}

  /** Whether it is on its way to somewhere. */
  get moving(): boolean {
    return this.to !== null;
  }

  /** Turn, tilt or come nearer by hand: at once. */
  by(azimuth: number, tilt: number, zoom = 1): void {
    this.stop();
    this.eye = limited({ azimuth: this.eye.azimuth + azimuth, tilt: this.eye.tilt + tilt, zoom: this.eye.zoom * zoom });
    this.show();
  }

  /** Go there softly. */
  go(to: { readonly eye?: Partial<Eye>; readonly frame?: Frame; readonly leaning?: number }): void {
    const aim = this.to ?? { eye: this.eye, frame: this.frame ?? to.frame, leaning: this.leaning };
    const frame = to.frame ?? aim.frame;
    if (!frame) return;
    const eye = limited({ ...aim.eye, ...to.eye });
    const turned = { ...eye, azimuth: nearest(eye.azimuth, this.eye.azimuth) };
    const next = { eye: turned, frame, leaning: to.leaning ?? aim.leaning };
    if (!this.motion() || !this.frame) {
      this.stop();
      [this.eye, this.frame, this.leaning] = [next.eye, next.frame, next.leaning];
      this.show();
      return;
    }
    this.to = next;
    this.from = { eye: this.eye, frame: this.frame, leaning: this.leaning, at: performance.now() };
    if (!this.due) this.due = requestAnimationFrame((now) => this.move(now));
  }

  stop(): void {
    cancelAnimationFrame(this.due);
    if (this.to) [this.frame, this.leaning] = [this.to.frame, this.to.leaning];
    [this.due, this.from, this.to] = [0, null, null];
  }

  private move(now: number): void {
    this.due = 0;
    if (!this.from || !this.to) return;
    const share = Math.min(1, Math.max(0, (now - this.from.at) / CALM));
    const eased = 1 - (1 - share) ** 3;
    this.eye = eyeBetween(this.from.eye, this.to.eye, eased);
    this.frame = frameBetween(this.from.frame, this.to.frame, eased);
    this.leaning = this.from.leaning + (this.to.leaning - this.from.leaning) * eased;
    this.show();
    if (share < 1) this.due = requestAnimationFrame((later) => this.move(later));
    else this.stop();
  }
}
