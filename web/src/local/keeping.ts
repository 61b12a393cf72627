/** Keeps the page for when there is no network, and lets a new release take over between games, never in one. */
import { base } from "./base";
import { Store } from "./store";

/** Held by every tab in which a match is on the screen. */
const PLAYING = "understory/playing";

/** Said when a board was left. */
const IDLE = "understory:idle";
/** Milliseconds in which the next screen fetches what it needs: a release that is asked for files cannot be followed. */
const SETTLED = 1500;

interface Sparing {
  readonly connection?: { readonly saveData?: boolean };
}

/** What makes the page one that can be installed. */
const INSTALLED = { manifest: "manifest.webmanifest", "apple-touch-icon": "icon-180.png" };

export async function keep(): Promise<void> {
  for (const [rel, file] of Object.entries(INSTALLED)) {
    document.head.append(Object.assign(document.createElement("link"), { rel, href: new URL(file, base()).href }));
  }
  const service = navigator.serviceWorker;
  if (!service || (navigator as Sparing).connection?.saveData) return;
  // A page that was there before its service worker goes on as it is: only a change of release loads it anew.
  let before = service.controller;
  service.addEventListener("controllerchange", () => {
    if (before) location.reload();
    before = service.controller;
  });
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  const registration = await service.register(new URL("service.js", base()), { updateViaCache: "none" });
  if (!registration) return;
  const offered = (): void => void takeOver(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offered);
  });
  addEventListener(IDLE, () => setTimeout(offered, SETTLED));
  offered();
}

/** No release takes over until what is given back is called; one that waits may then. */
export function playing(): () => void {
  let left = (): void => undefined;
  const played = new Promise<void>((leave) => (left = leave));
  void navigator.locks?.request(PLAYING, { mode: "shared" }, () => played).then(() => dispatchEvent(new Event(IDLE)));
  return left;
}

export interface Weight {
  readonly games: number;
  /** All that this browser keeps of the page. */
  readonly bytes: number;
  /** Whether the browser has promised to keep it. */
  readonly persisted: boolean;
}

/** How much is kept here. */
export async function weighed(): Promise<Weight> {
  const [games, told, persisted] = await Promise.all([
    new Store().count().catch(() => 0),
    navigator.storage?.estimate?.().catch(() => null),
    navigator.storage?.persisted?.().catch(() => false),
  ]);
  return { games, bytes: told?.usage ?? 0, persisted: !!persisted };
}

/** Throw away the files that are kept for when there is no network; the next visit fetches what it needs. */
export async function unkept(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("understory/")) await caches.delete(name);
}

/** The release that waits takes over where no tab plays. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  await navigator.locks?.request(PLAYING, { ifAvailable: true }, (free) => {
    if (free) registration.waiting?.postMessage("take over");
  });
}
