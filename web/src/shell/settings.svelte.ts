/** What this browser prefers: kept here, known to no table. */
export type Light = "system" | "light" | "dark";

/** How long a finished turn stays open for an undo: seconds, or until its owner ends it. */
export type Closing = "0" | "3" | "10" | "wait";

/** Seconds for which each step of a bot is looked at. */
export type Bots = "0" | "0.6" | "1.5";

export interface Settings {
  readonly light: Light;
  readonly sound: boolean;
  /** Motion, where the system does not ask for less. */
  readonly motion: boolean;
  readonly closing: Closing;
  readonly bots: Bots;
}

const STORED = "understory.settings";
const DEFAULTS: Settings = { light: "system", sound: true, motion: true, closing: "3", bots: "0.6" };

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

let settings = $state.raw<Settings>(read());
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let systemCalm = $state.raw(calm.matches);
calm.addEventListener("change", () => {
  systemCalm = calm.matches;
});

export const preferred = (): Settings => settings;

/** Seconds after which a finished turn closes by itself; null waits for its owner. */
export const closes = (): number | null => (settings.closing === "wait" ? null : Number(settings.closing));

/** Milliseconds for which each step of a bot is looked at. */
export const pause = (): number => 1000 * Number(settings.bots);

/** Whether things may move. */
export const motion = (): boolean => settings.motion && !systemCalm;

export function prefer(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(STORED, JSON.stringify(settings));
  show();
}

/** Put light and motion on the page, for the style sheets. */
export function show(): void {
  const root = document.documentElement;
  if (settings.light === "system") root.removeAttribute("data-light");
  else root.setAttribute("data-light", settings.light);
  root.toggleAttribute("data-still", !settings.motion);
}
