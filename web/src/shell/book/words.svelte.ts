/** What the rulebook says beside its rules, in catalogues of its own that are fetched with it. */
import { speaker } from "../../boards/words.svelte";

export const { speak, t: w } = speaker(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));
