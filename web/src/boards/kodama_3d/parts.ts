/** What lessons point at: `stack:b2` of the forest, `goal:ID`, `point:MOVE` where a tile would grow, `level`. */
export function part(name: string): string {
  const [kind = "", id = ""] = name.split(":");
  if (kind === "stack" || kind === "goal" || kind === "point") return `[data-${kind}="${id}"]`;
  return name === "level" ? ".level" : "";
}

/** On a phone: the tab behind which it lies. */
export const way = (name: string): string => `#k3d-tab-${name.startsWith("goal:") ? "goals" : "forest"}`;
