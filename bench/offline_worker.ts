/** The Python of a page's worker, started as the table starts it, for `bench.offline` to ask what it will. */
import { fetched, python } from "../web/src/local/python";

interface Asked {
  readonly list: string;
  /** Modules of the bench by their names in files. */
  readonly modules: Readonly<Record<string, string>>;
}

let ready: Promise<(code: string) => string>;

async function begun({ list, modules }: Asked): Promise<(code: string) => string> {
  const machine = await python(await fetched(list, () => null));
  machine.FS.mkdirTree("/lib/understory/bench");
  for (const [name, text] of Object.entries(modules)) machine.FS.writeFile(`/lib/understory/bench/${name}`, text);
  return (code) => machine.runPython(code) as string;
}

addEventListener("message", ({ data }: MessageEvent<Asked | string>) => {
  if (typeof data !== "string") ready = begun(data);
  else void ready.then((run) => postMessage({ told: run(data) })).catch((error: unknown) => postMessage({ error: String(error) }));
});
