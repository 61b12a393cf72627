/** The companion's own words. */
import { speaker } from "../../boards/words.svelte";

export const { speak, t: c } = speaker(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));
