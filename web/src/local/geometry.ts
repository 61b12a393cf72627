/** The kernel of the plane for Python in this page: the translated functions, over the memory in which its buffers lie. */
import type { PyodideAPI } from "pyodide";
import * as plane from "../generated/geometry";
import * as playOuts from "../generated/play-outs";
import * as inSpace from "../generated/play-outs-in-space";

type Any = (...given: never[]) => unknown;

/** By the names that Python has for them (`understory.geometry.compiled.Kernel`, and whoever asks `fastest`). */
const KERNEL: Readonly<Record<string, Any>> = {
  judge: plane.judge,
  legal: plane.legal,
  tabulate: plane.tabulate,
  enumerate_free: plane.enumerateFree,
  keep_clear: plane.keepClear,
  draw: plane.draw,
  draw_on: plane.drawOn,
  openness: plane.openness,
  snap: plane.snap,
  tally: playOuts.tally,
  quick_growth: playOuts.quickGrowth,
  promises: inSpace.promises,
  growths: inSpace.growths,
  tiles_weighed: inSpace.tilesWeighed,
};

interface Memory {
  readonly _module: { readonly HEAP8: Int8Array };
}

/** What `understory.geometry.handed` imports: `kinds` says of each argument whether it is a number (`n`), or where and
 * how long a buffer of short integers (`h`) or doubles (`d`) is. */
export function handed(python: PyodideAPI): { call: (name: string, kinds: string, ...numbers: number[]) => unknown } {
  const memory = python as unknown as Memory;
  return {
    call(name, kinds, ...numbers) {
      const { buffer } = memory._module.HEAP8;
      const given: unknown[] = [];
      let at = 0;
      for (const kind of kinds) {
        const [first, second] = [numbers[at], numbers[at + 1]];
        if (kind === "n") given.push(first);
        else if (kind === "h") given.push(new Int16Array(buffer, first, second));
        else given.push(new Float64Array(buffer, first, second));
        at += kind === "n" ? 1 : 2;
      }
      return (KERNEL[name] as (...given: unknown[]) => unknown)(...given);
    },
  };
}
