/** The board of Everdell Duo. */
import type { Board } from "../board";
import { lights, scored } from "./lights";
import { part, way } from "./parts";
import OpenHand from "./OpenHand.svelte";
import Phrases from "./Phrases.svelte";
import Table from "./Table.svelte";
import type { Glance, Move, View } from "./view";
import { seasonOf } from "./view";
import { phraseWords, speak } from "./words.svelte";

export const board: Board<View, Move, Glance> = { component: Table, hand: OpenHand, speak, scored, season: seasonOf, lights, prompts: true, part, way, wide: true, phrases: Phrases, phrase: phraseWords };
