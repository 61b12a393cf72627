/** The words of the screens that show games again; fetched with them. */
import { speaker } from "../boards/words.svelte";

export const { speak, t } = speaker(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));
