/** Keys of links that this browser was given, by match, so that a reload finds its way back. */
const STORED = "understory.keys";
const MOST = 50;

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keyOf(code: string): string | null {
  return stored()[code] ?? null;
}

export function keepKey(code: string, key: string): void {
  const kept = Object.entries(stored()).filter(([match]) => match !== code);
  localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST), [code, key]])));
}
