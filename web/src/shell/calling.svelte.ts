/** How somebody who looks elsewhere learns that it is their turn: the icon's badge, and the system's own notification. */
import { api } from "../table/api";

/** Whether the browser may notify, can be asked, or cannot at all. */
export type Consent = "yes" | "no" | "ask" | "never";

const known = (): Consent => {
  if (!("Notification" in globalThis) || !isSecureContext) return "never";
  return { granted: "yes", denied: "no", default: "ask" }[Notification.permission] as Consent;
};

let consent = $state.raw<Consent>(known());
let waited = false;
let shown: Notification | null = null;

export const consented = (): Consent => consent;

/** Ask, from a touch on what says why; `words` are what to call with. */
export async function askConsent(words: string): Promise<Consent> {
  if (consent === "ask") await Notification.requestPermission();
  consent = known();
  if (consent === "yes") await subscribed(words).catch(() => null);
  return consent;
}

/** Be called with no page open too, where the table can: its host has keys, and the browser a push service. */
async function subscribed(words: string): Promise<void> {
  const key = await api.pushKey();
  if (!key || !("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.register("/call.js");
  const wish = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh = "", auth = "" } = wish.toJSON().keys ?? {};
  await api.subscribe({ endpoint: wish.endpoint, p256dh, auth, words });
}

/** It is the viewer's turn, or not any more. Told once a turn, and only to those who look elsewhere. */
export function called(mine: boolean, words: string, game: string): void {
  const began = mine && !waited;
  waited = mine;
  void (mine ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => null);
  if (!mine) {
    shown?.close();
    shown = null;
  } else if (began && document.hidden && consent === "yes") {
    shown = new Notification(words, { body: game, tag: "understory-turn", icon: "/leaf.svg" });
    shown.onclick = () => window.focus();
  }
}
