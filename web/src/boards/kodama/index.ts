/** The board of Kodama: The Tree Spirits. */
import type { Board } from "../board";
import Table from "./Table.svelte";
import { lights, scored } from "./lights";
import { seasonOf, type View } from "./view";
import { speak } from "./words.svelte";

export const board: Board<View> = { component: Table, speak, scored, season: seasonOf, lights };
