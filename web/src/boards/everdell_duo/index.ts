/** The board of Everdell Duo. */
import type { Board } from "../board";
import { lights, scored } from "./lights";
import { part, way } from "./parts";
import OpenHand from "./OpenHand.svelte";
import Phrases from "./Phrases.svelte";
import Table from "./Table.svelte";
import { companyOf, type Glance, isShared, type Move, seasonOf, type View } from "./view";
import { speak } from "./words.svelte";

/** Two who play together may not tell each other their hands. */
const phrases = (view: View): typeof Phrases | null => (isShared(view) && !companyOf(view).solo ? Phrases : null);

export const board: Board<View, Move, Glance> = { component: Table, hand: OpenHand, speak, scored, season: seasonOf, lights, prompts: true, part, way, wide: true, phrases };
