/** What lessons point at on the boards of the family: `card:ID` of a tree, `branch:ID` on offer, `kodamas`, `decree`. */
const REGIONS: Readonly<Record<string, string>> = { kodamas: ".tray .kodamas", decree: ".tray .season", market: ".tray .cards" };

export function part(name: string): string {
  const [kind = "", id = ""] = name.split(":");
  switch (kind) {
    case "card":
      return `[data-card="${id}"] path[fill="var(--sheet)"]`;
    case "branch":
      return `[data-branch="${id}"]`;
    case "spirit":
      return `[data-spirit="${id}"]`;
    case "pile":
      return `[data-pile="${id}"]`;
    default:
      return REGIONS[name] ?? "";
  }
}

/** The tab of the drawer in which such a part lies, on a phone. */
export function way(name: string): string {
  const [kind = ""] = name.split(":");
  const drawer = kind === "branch" || kind === "pile" || name === "market" ? "market" : name === "kodamas" || name === "decree" ? name : "";
  return drawer ? `.tabs [data-tab="${drawer}"]` : "";
}
