/** A worker in which bots think and games are looked into, so that nothing else waits for them. */
import { python, type Parts } from "./python";
import type { FromBot, ToBot } from "./talk";

type Thinker = (question: Uint8Array) => string | undefined;

let started: Promise<Thinker> | null = null;
const tell = (message: FromBot): void => postMessage(message);

async function begun(parts: Parts): Promise<Thinker> {
  const machine = await python(parts);
  const thinker = machine.runPython("from understory.hosting.port import thinker; thinker") as Thinker;
  return (question) => thinker(machine.toPy(question) as Uint8Array);
}

addEventListener("message", ({ data }: MessageEvent<ToBot>) => {
  if (data.kind === "begin") {
    started = begun(data.parts);
    started.then(() => tell({ kind: "alive" })).catch((error: unknown) => console.error(error));
  } else {
    const { number, question } = data;
    void started?.then((think) => tell({ kind: "answered", number, answer: think(question) ?? null }));
  }
});
