/** The board of Kodama: The Tree Spirits. */
import type { Board } from "../board";
import Table from "./Table.svelte";
import { lights, scored } from "./lights";
import { seasonOf, type View } from "./view";

export const board: Board<View> = { component: Table, scored, season: seasonOf, lights };
