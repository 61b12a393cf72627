/** The board of Kodama 3D. */
import type { View } from "../../generated/games/kodama-3d";
import type { Board } from "../board";
import OpenHand from "./OpenHand.svelte";
import { part, way } from "./parts";
import Table from "./Table.svelte";
import { lights, scored } from "./view";
import { speak } from "./words.svelte";

export const board: Board<View> = { component: Table as Board<View>["component"], hand: OpenHand, prompts: true, speak, scored, season: () => null, lights, part, way };
