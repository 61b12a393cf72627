/** Who this browser is to the table. A guest is made when first needed, under a name from the forest. */
import type { Who } from "../generated/protocol";
import { api, Trouble } from "./api";

const NAMES = ["Moss", "Fern", "Wren", "Hazel", "Alder", "Rowan", "Sorrel", "Maple", "Juniper", "Linnet", "Bracken", "Ivy"];

let who = $state.raw<Who | null>(null);
let asked: Promise<Who | null> | null = null;

export function me(): Who | null {
  return who;
}

/** Whom the table takes us for, if it knows us. */
export function recognised(): Promise<Who | null> {
  asked ??= api.me().then(
    (known) => (who = known),
    (error: unknown) => {
      if (error instanceof Trouble && error.status === 401) return null;
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Somebody to the table: recognised, or introduced. */
export async function somebody(): Promise<Who> {
  return (await recognised()) ?? (who = await api.introduce(NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Moss"));
}

export async function rename(name: string): Promise<void> {
  who = await api.introduce(name);
}

export async function register(login: string, password: string): Promise<void> {
  await somebody();
  who = await api.register(login, password);
}

export async function logIn(login: string, password: string): Promise<void> {
  who = await api.logIn(login, password);
}

export async function logOut(): Promise<void> {
  await api.logOut();
  who = null;
  asked = Promise.resolve(null);
}
