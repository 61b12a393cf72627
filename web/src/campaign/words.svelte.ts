/** What the screens of campaigns and of the book of feats say, in catalogues of their own that are fetched with them. */
import { speaker } from "../boards/words.svelte";

export const { speak, t: w } = speaker(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));
