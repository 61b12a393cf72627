/** Python in a worker: its files fetched once, each checked, with how far that is told as it goes. */
import type { PyodideAPI } from "pyodide";
import { handed } from "./geometry";

interface Part {
  readonly folder: string;
  readonly sizes: Readonly<Record<string, number>>;
}

/** What `web/offline/parts.py` writes: where Python and our own modules lie, and how large they are. */
interface Files {
  readonly python: { readonly runtime: Part; readonly ours: Part };
}

export type Progress = (done: number, total: number) => void;

const WASM = "pyodide.asm.wasm";
/** Beside fetching, starting counts as so many bytes: the bar moves on while Python begins. */
const START = 4_000_000;

async function unpacked(data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  if (data[0] !== 0x1f || data[1] !== 0x8b) return data.buffer;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function read(url: string, heard: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const parts: Uint8Array[] = [];
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    heard(value.length);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

export const filesAt = async (list: string): Promise<Files> => (await (await fetch(list)).json()) as Files;

/** What can be played here, as a table tells it; known without Python. */
export async function gamesTold(list: string): Promise<string> {
  const { ours } = (await filesAt(list)).python;
  return (await fetch(new URL(`../${ours.folder}/games.json`, list))).text();
}

/** What Python is started from, fetched once for all workers. */
export interface Parts {
  readonly runtime: string;
  readonly machine: WebAssembly.Module;
  readonly library: ArrayBuffer;
  readonly wheel: ArrayBuffer;
  readonly modules: ArrayBuffer;
}

/** The parts of Python that stand in this list. */
export async function fetched(list: string, told: Progress): Promise<Parts> {
  const { runtime, ours } = (await filesAt(list)).python;
  const large: readonly [Part, string][] = [
    [runtime, `${WASM}.bin`],
    [runtime, "library.bin"],
    [runtime, "msgspec.whl"],
    [ours, "understory.bin"],
  ];
  const total = large.reduce((sum, [part, name]) => sum + (part.sizes[name] ?? 0), START);
  let heard = 0;
  const counted = (bytes: number): void => told((heard += bytes), total);
  const folder = (part: Part): string => new URL(`../${part.folder}/`, list).href;
  const [wasm, library, wheel, modules] = large.map(([part, name]) => read(folder(part) + name, counted).then(unpacked));
  const machine = await WebAssembly.compile(await wasm!);
  counted(START / 2);
  return { runtime: folder(runtime), machine, library: await library!, wheel: await wheel!, modules: await modules! };
}

/** Python with our modules at hand. */
export async function python({ runtime, machine, library, wheel, modules }: Parts): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as typeof import("pyodide");
  // Pyodide would fetch and compile what is here already: it is handed that, whatever types a static host knows.
  const { fetch: plainly } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (url.endsWith(WASM)) return Promise.resolve(new Response());
    if (url.endsWith("python_stdlib.zip")) return Promise.resolve(new Response(library));
    return plainly(asked, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: machine,
    instance: await WebAssembly.instantiate(machine, imports),
  });
  const started = await loadPyodide({ indexURL: runtime });
  globalThis.fetch = plainly;
  WebAssembly.instantiateStreaming = instantiateStreaming;
  started.registerJsModule("understory_geometry", handed(started));
  started.unpackArchive(wheel, "wheel");
  started.unpackArchive(modules, "zip", { extractDir: "/lib/understory" });
  started.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/lib/understory')");
  return started;
}
