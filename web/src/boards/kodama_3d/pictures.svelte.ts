/** The trees of a table as models in one grove, kept in step with the views; or why there is no picture in space. */
import type { Tree } from "../../generated/games/kodama-3d";
import type { Grove } from "./scene/grove";
import type { Model } from "./scene/model";
import { layoutOf } from "./space/layout";

type Three = typeof import("./scene");

export class Pictures {
  grove = $state.raw<Grove | null>(null);
  /** Why there is none, if there is none: it is fetched, there is no WebGL, or its context was lost. */
  trouble = $state<"none" | "missing" | "lost">("none");
  private readonly models = new Map<number, { readonly key: string; readonly model: Model }>();
  private three: Three | null = null;
  private closed = false;

  /** Draw on this canvas from now on. */
  async open(canvas: HTMLCanvasElement): Promise<void> {
    try {
      this.three ??= await import("./scene");
      if (this.closed) return;
      const grove = new this.three.Grove(canvas, () => this.lose("lost"), () => this.again());
      await grove.colour();
      if (this.closed) grove.dispose();
      else this.grove = grove;
    } catch {
      this.lose("missing");
    }
  }

  /** The tree of a seat as a model, made anew when it has grown. */
  model(grove: Grove, seat: number, tree: Tree): Model {
    const key = `${tree.kodama} ${tree.parts.map(([tile, on, number]) => `${tile}@${on}.${number}`).join(" ")}`;
    const known = this.models.get(seat);
    if (known?.key === key) return known.model;
    const layout = layoutOf(tree);
    const model = known?.model ?? new this.three!.Model(grove.palette, layout);
    if (known) model.show(layout);
    this.models.set(seat, { key, model });
    return model;
  }

  /** Once more in space: asked for by hand, or because the browser has its context back. */
  again(): void {
    if (this.trouble === "lost") this.trouble = "none";
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private lose(trouble: "missing" | "lost"): void {
    this.drop();
    this.trouble = trouble;
  }

  private drop(): void {
    for (const { model } of this.models.values()) model.dispose();
    this.models.clear();
    this.grove?.dispose();
    this.grove = null;
  }
}
