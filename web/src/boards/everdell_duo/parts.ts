/** What lessons point at: spots by their own names, and `goals` for what two who play together have to reach. */
export const part = (name: string): string => (name === "goals" ? "[data-goals]" : `[data-spot="${name}"]`);

/** On a phone: the tab behind which it may lie. */
export const way = (name: string): string => `#everdell-tab-${name.startsWith("card:") ? "hand" : "company"}`;
