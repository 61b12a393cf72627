/**
 * All trees of a table in one renderer: the one on the stage on its own canvas, the others copied from it to small ones.
 * Nothing is drawn unless something moved. It knows no player and no rule.
 */
import { CanvasTexture, PerspectiveCamera, SRGBColorSpace, NoColorSpace, Vector2, WebGLRenderer } from "three";
import type { Vec } from "../space/cells";
import type { Frame } from "../space/layout";
import { FOV, look, projector, type Eye, type Look, type Seen, type Size } from "../space/orbit";
import { keptOff } from "../space/pick";
import { drawnAtlas } from "./atlas";
import { inksOf } from "./inks";
import { Model, Palette } from "./model";

/** A tree, from where it is seen, and how much of the picture is to be framed. */
export interface Shot {
  readonly model: Model;
  readonly eye: Eye;
  readonly frame: Frame;
}

/** A small picture that is drawn when it has changed. */
interface Small {
  readonly brush: CanvasRenderingContext2D;
  shot: Shot;
  stale: boolean;
}

const MOST_PIXELS = 2;

export class Grove {
  readonly palette = new Palette();
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera((FOV * 180) / Math.PI, 1, 0.5, 160);
  private readonly smalls = new Map<number, Small>();
  private size: Size = { width: 1, height: 1 };
  private ratio = 1;
  private stage: Shot | null = null;
  private stale = false;
  private due = 0;
  private coloured = false;
  private gone = false;
  private lost = false;
  /** Called after each drawing of the stage with what stands where. */
  drawn: ((project: (place: Vec) => Seen, from: Look) => void) | null = null;

  /** Throws where there is no WebGL. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    lost: () => void,
    /** The browser could draw again. */
    found: () => void,
  ) {
    const context = canvas.getContext("webgl2", { alpha: true, antialias: true, powerPreference: "low-power" });
    if (!context) throw new Error("no WebGL here");
    this.renderer = new WebGLRenderer({ canvas, context });
    this.renderer.outputColorSpace = SRGBColorSpace;
    this.renderer.setClearAlpha(0);
    this.renderer.autoClear = true;
    canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      this.lost = true;
      if (!this.gone) lost();
    });
    canvas.addEventListener("webglcontextrestored", () => {
      if (this.lost) found();
    });
  }

  /** Take the colours of the page where the canvas lies; nothing is drawn before that. */
  async colour(): Promise<void> {
    const element = this.canvas.parentElement ?? document.body;
    const atlas = new CanvasTexture(await drawnAtlas(element));
    if (this.gone) return;
    atlas.colorSpace = NoColorSpace;
    (this.palette.uniforms["atlas"]!.value as CanvasTexture | null)?.dispose();
    this.palette.set(inksOf(element), atlas);
    this.coloured = true;
    this.renew();
  }

  resize(size: Size): void {
    this.size = size;
    this.ratio = Math.min(MOST_PIXELS, window.devicePixelRatio || 1);
    this.renderer.setPixelRatio(this.ratio);
    this.renderer.setSize(size.width, size.height, false);
    this.stale = true;
    this.ask();
  }

  /** Show a tree on the stage. */
  show(shot: Shot): void {
    this.stage = shot;
    this.stale = true;
    this.ask();
  }

  /** Show a tree on a small canvas, under a number. */
  showSmall(number: number, canvas: HTMLCanvasElement, shot: Shot): void {
    const known = this.smalls.get(number);
    if (known?.brush.canvas === canvas) [known.shot, known.stale] = [shot, true];
    else {
      const brush = canvas.getContext("2d");
      if (!brush) return;
      this.smalls.set(number, { brush, shot, stale: true });
    }
    this.ask();
  }

  dropSmall(number: number): void {
    this.smalls.delete(number);
  }

  /** Everything once more. */
  renew(): void {
    this.stale = true;
    for (const small of this.smalls.values()) small.stale = true;
    this.ask();
  }

  dispose(): void {
    this.gone = true;
    cancelAnimationFrame(this.due);
    (this.palette.uniforms["atlas"]!.value as CanvasTexture | null)?.dispose();
    this.renderer.dispose();
    if (!this.lost) this.renderer.forceContextLoss();
  }

  private ask(): void {
    if (!this.due && !this.gone) this.due = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    this.due = 0;
    if (!this.coloured || this.gone) return;
    const began = performance.now();
    for (const small of this.smalls.values()) {
      if (!small.stale) continue;
      small.stale = false;
      this.stale = true;
      this.copy(small);
    }
    if (this.stale && this.stage) {
      this.stale = false;
      const { width, height } = this.size;
      this.renderer.setScissorTest(false);
      this.renderer.setViewport(0, 0, width, height);
      const { project, stand } = this.render(this.stage, this.size);
      this.drawn?.(project, stand);
    }
    this.canvas.dataset["frame"] = (performance.now() - began).toFixed(2);
  }

  /** Draw into a corner of the stage's canvas, then copy it: browsers allow few contexts, and this is one. */
  private copy({ brush, shot }: Small): void {
    const { width, height } = brush.canvas;
    const full = { width: width / this.ratio, height: height / this.ratio };
    const share = Math.min(1, this.size.width / full.width, this.size.height / full.height);
    const size = { width: full.width * share, height: full.height * share };
    this.renderer.setScissorTest(true);
    this.renderer.setScissor(0, 0, size.width, size.height);
    this.renderer.setViewport(0, 0, size.width, size.height);
    this.render(shot, size);
    const [w, h] = [size.width * this.ratio, size.height * this.ratio];
    brush.clearRect(0, 0, width, height);
    brush.drawImage(this.canvas, 0, this.canvas.height - h, w, h, 0, 0, width, height);
  }

  private render({ model, eye, frame }: Shot, size: Size): { readonly project: (place: Vec) => Seen; readonly stand: Look } {
    const stand = look(eye, frame, size);
    const project = projector(stand, size);
    this.camera.aspect = size.width / Math.max(1, size.height);
    this.camera.position.set(...stand.from);
    this.camera.lookAt(...stand.at);
    this.camera.updateProjectionMatrix();
    const reach = frame.radius;
    (this.palette.uniforms["span"]!.value as Vector2).set(stand.distance - reach * 0.3, stand.distance + reach * 1.15);
    (this.palette.uniforms["size"]!.value as Vector2).set(size.width, size.height);
    const shown = model.shown;
    const seen = shown.map((figure) => project(model.leaning(figure.at)));
    model.nudged(keptOff(seen, shown.map((figure, at) => (figure.part ? figure.size * seen[at]!.scale : 0))));
    this.renderer.render(model.scene, this.camera);
    return { project, stand };
  }
}
