/** Whether a part of the page that is fetched when it is needed did not come: a screen, a board, its words, a sheet. */

let missing = $state(false);

export const isMissing = (): boolean => missing;

/** What is needed now is here. */
export function found(): void {
  missing = false;
}

/** From now on hear of every part that cannot be fetched. */
export function listen(): () => void {
  const missed = (): void => void (missing = true);
  addEventListener("vite:preloadError", missed);
  return () => removeEventListener("vite:preloadError", missed);
}

/**
 * Load the page anew, where it answers: what a browser failed to fetch once, some never ask for again. Where it does not,
 * what is there stays; the answer is whether the page comes.
 */
export async function again(): Promise<boolean> {
  const answered = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (!answered?.ok) return false;
  location.reload();
  return true;
}
