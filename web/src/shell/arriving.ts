/** Coming to a screen: its heading names the browser's tab, and has the focus of whoever followed a link there. */

/**
 * Follow the heading of the screen that is shown until the function returned is called: it may come later, and be in
 * another language from then on. With `moved`, whoever lost the focus with the screen before stands on it; with `named`
 * the tab is called by it.
 */
export function arriving(moved: boolean, named: boolean): () => void {
  let waiting = moved;
  const look = (): void => {
    const heading = document.querySelector<HTMLElement>("main h1");
    const name = named && heading?.textContent;
    document.title = name ? `${name} · Understory` : "Understory";
    if (!heading || !waiting) return;
    waiting = false;
    if (document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  return () => watching.disconnect();
}
