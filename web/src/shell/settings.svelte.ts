/** What this browser prefers: kept here, known to no table. */
export type Light = "system" | "light" | "dark";

export interface Settings {
  readonly light: Light;
  readonly sound: boolean;
  /** Motion, where the system does not ask for less. */
  readonly motion: boolean;
  /** End the turn with the move, without a chance to undo. */
  readonly endAtOnce: boolean;
}

const STORED = "understory.settings";
const DEFAULTS: Settings = { light: "system", sound: true, motion: true, endAtOnce: false };

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
