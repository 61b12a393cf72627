/** Who this browser is to the table. A guest is made when first needed, under a name from the forest. */
import type { Who } from "../generated/protocol";
import { api, Trouble } from "./api";
import { MET } from "./carrier";

const NAMES = ["Moss", "Fern", "Wren", "Hazel", "Alder", "Rowan", "Sorrel", "Maple", "Juniper", "Linnet", "Bracken", "Ivy"];

/** Whether somebody has said what they are called. */
const NAMED = "understory.named";

let ownName = $state.raw(localStorage.getItem(NAMED) !== null);
let who = $state.raw<Who | null>(null);
let asked: Promise<Who | null> | null = null;

export function me(): Who | null {
  return who;
}

/** Whom the table takes us for, if it knows us. */
export function recognised(): Promise<Who | null> {
  if (!localStorage.getItem(MET)) return Promise.resolve(who);
  asked ??= api.me().then(
    (known) => (who = known),
    (error: unknown) => {
      asked = null;
      if (!(error instanceof Trouble) || error.status !== 401) throw error;
      localStorage.removeItem(MET);
      return null;
    },
  );
  return asked;
}

/** Somebody to the table: recognised, or introduced. */
export async function somebody(): Promise<Who> {
  return (await recognised()) ?? met(await api.introduce(NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Moss"));
}

function met(known: Who): Who {
  localStorage.setItem(MET, known.name);
  who = known;
  asked = Promise.resolve(known);
  return known;
}

/** Whether this browser's owner chose the name they go by. */
export const named = (): boolean => ownName;

/** A name to sit down under: one's own, or where the forest gave it and somebody at the table has it too, another. */
export function nameAmong(taken: readonly string[]): string {
  const own = who?.name ?? "";
  return ownName || !taken.includes(own) ? own : (NAMES.find((name) => !taken.includes(name)) ?? own);
}

export async function rename(name: string): Promise<void> {
  met(await api.introduce(name));
  localStorage.setItem(NAMED, "yes");
  ownName = true;
}

export async function register(login: string, password: string): Promise<void> {
  await somebody();
  met(await api.register(login, password));
}

export async function logIn(login: string, password: string): Promise<void> {
  met(await api.logIn(login, password));
}

export async function logOut(): Promise<void> {
  await api.logOut();
  localStorage.removeItem(MET);
  who = null;
  asked = null;
}
