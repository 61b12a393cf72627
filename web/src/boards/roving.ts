/** Arrows go from thing to thing within a region, Tab from region to region: one of its buttons is in the tab order. */
type Thing = HTMLElement | SVGElement;
type Way = readonly [x: number, y: number];
const WAYS: Readonly<Record<string, Way>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

const middle = (element: Element): Way => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Whether two things stand in one row, or in one column for a way up or down: by a fifth of the smaller, not by a hair. */
function inLine(one: Element, other: Element, [dx]: Way): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const shared = dx ? Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) : Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared > (dx ? Math.min(a.height, b.height) : Math.min(a.width, b.width)) / 5;
}

/**
 * The nearest in a direction, first of those in line with it. There, what stands half aside counts half as far, so that
 * a token between four cards is met on the way from one to the next; beside the line it counts twice.
 */
function next(from: Element, all: readonly Thing[], way: Way): Thing | null {
  const [[x, y], [dx, dy]] = [middle(from), way];
  let [best, lined, least]: [Thing | null, boolean, number] = [null, false, Infinity];
  for (const other of all) {
    if (other === from) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const beside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const line = inLine(from, other, way);
    const away = ahead + (line ? 0.5 : 2) * beside;
    if (ahead > 1 && (line === lined ? away < least : line)) [best, lined, least] = [other, line, away];
  }
  return best;
}

export function roving(region: HTMLElement): () => void {
  const all = (): Thing[] =>
    [...region.querySelectorAll<Thing>('button, [role="button"]')].filter((one) => !one.hasAttribute("disabled") && one.checkVisibility());

  function stand(on: Thing | undefined): void {
    for (const one of all()) one.tabIndex = one === on ? 0 : -1;
  }

  function settle(): void {
    const items = all();
    const held = items.find((one) => one === document.activeElement);
    stand(held ?? items.find((one) => one.dataset["lit"] === "true") ?? items[0]);
  }

  function pressed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = document.activeElement;
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    next(from, all(), way)?.focus();
  }

  const focused = (event: FocusEvent): void => stand(event.target as Thing);
  const watcher = new MutationObserver(settle);
  watcher.observe(region, { childList: true, subtree: true, attributeFilter: ["data-lit"] });
  region.addEventListener("keydown", pressed);
  region.addEventListener("focusin", focused);
  settle();
  return () => {
    watcher.disconnect();
    region.removeEventListener("keydown", pressed);
    region.removeEventListener("focusin", focused);
  };
}
