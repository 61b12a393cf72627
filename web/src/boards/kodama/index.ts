/** The board of Kodama: The Tree Spirits. */
import type { Board } from "../board";
import OpenHand from "./OpenHand.svelte";
import Table from "./Table.svelte";
import { lights, scored } from "./lights";
import { part, way } from "./parts";
import { seasonOut, type View } from "./view";
import { speak } from "./words.svelte";

export const board: Board<View> = { component: Table, hand: OpenHand, speak, scored, season: seasonOut, lights, prompts: true, tells: true, part, way };
