/** Words of the screens behind the start page, which loads none of them. `say` is silent until they have been read. */
import { speaker } from "../boards/words.svelte";

export const { speak, t: say } = speaker(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));
