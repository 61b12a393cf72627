/* What is wrong with the page as it stands, a line each: text that is cut, covered, outside, tiny, raw or
   broken without a hyphen; things to touch that are too small, covered, out of reach or without a name; a page that scrolls sideways. */
() => {
  const found = new Set();
  const [wide, high] = [innerWidth, innerHeight];
  const TEXT = 12;
  const TOUCH = 24;
  const TOUCHED = 'a[href], button, input, select, textarea, [role=button], [role=tab], [role=radio], [role=slider], [role=treeitem]';
  const words = (element) => (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 60);
  const called = (element) => `${element.localName}.${[...element.classList].filter((name) => !name.startsWith("svelte-")).join(".")}`;
  const say = (kind, element, more = "") => found.add(`${kind}: ${called(element)} "${words(element)}" ${more}`.trim());
  const parents = (element) => {
    const all = [];
    for (let one = element; one; one = one.parentElement) all.push(one);
    return all;
  };
  /** What lies over everything else is all that can be touched; the rest is dimmed behind it. */
  const modal = [...document.querySelectorAll("dialog:modal, dialog[open][aria-modal=true]")].at(-1);
  const seen = (element) => (!modal || modal.contains(element)) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const unseen = (element) => parents(element).some((one) => getComputedStyle(one).clipPath.startsWith("inset(50%"));
  const rolls = (one) =>
    /auto|scroll/.test(getComputedStyle(one).overflow) && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  const scrolls = (element) => parents(element).some(rolls);
  /** The part of a box that the boxes round it leave to be seen; what can be scrolled to is not cut. */
  const cutBy = (element, box) => {
    for (const one of parents(element)) {
      const style = getComputedStyle(one);
      if (rolls(one) || one === modal) return 0;
      if (!/hidden|clip/.test(style.overflow)) continue;
      const round = one.getBoundingClientRect();
      const beyond = Math.max(round.left - box.left, box.right - round.right, round.top - box.top, box.bottom - round.bottom);
      if (beyond > 3) return beyond;
    }
    return 0;
  };
  const over = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && !element.contains(top) && !top.contains(element) && !top.closest("label")?.contains(element) ? top : null;
  };
  /** A button's rim that shows nothing covers no words; what is drawn in it does. */
  const rim = (element) => element.localName === "button" && getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)" && !element.textContent.trim();

  /** Words that go on in the next line without a hyphen. */
  const broken = (text, range) => {
    if (range.getClientRects().length < 2) return [];
    const one = document.createRange();
    const top = (at) => {
      one.setStart(text, at);
      one.setEnd(text, at + 1);
      return [...one.getClientRects()].at(-1)?.top ?? 0;
    };
    return [...text.nodeValue.matchAll(/\p{L}{2,}/gu)].filter(({ 0: word, index }) => top(index + word.length - 1) > top(index) + 2).map(([word]) => word);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.nodeValue.trim() || element.closest("script, style, noscript, dialog:not([open])")) continue;
    if (!seen(element) || unseen(element) || element.closest("[inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || box.bottom <= 0) continue;
    const style = getComputedStyle(element);
    const drawn = element.ownerSVGElement;
    const size = parseFloat(style.fontSize) * (drawn ? element.getScreenCTM().a : 1);
    if (!drawn && size < TEXT - 0.05) say("tiny", element, `${size.toFixed(1)} px`);
    if (/NaN/.test(text.nodeValue) || /\b[a-z]+\.[a-z0-9-]+\.[a-z0-9.-]+\b|\b[bdtu]\d\d?\b|\bseat \d\b|\{\s*\$|undefined|\[object/i.test(text.nodeValue)) say("raw", element);
    if (drawn) continue;
    if (style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1) say("ellipsis", element, `${element.scrollWidth} in ${element.clientWidth}`);
    if (style.hyphens !== "auto") for (const word of broken(text, range)) say("broken", element, `in ${word}`);
    const beyond = cutBy(element, box);
    if (beyond) say("cut", element, `by ${Math.round(beyond)} px`);
    else if ((box.right > wide + 1 || box.left < -1) && !scrolls(element)) say("outside", element);
    for (const line of range.getClientRects()) {
      const y = line.top + line.height / 2;
      if (line.width < 2 || y < 0 || y >= high || scrolls(element) || style.pointerEvents === "none") continue;
      for (const x of [line.left + 2, line.left + line.width / 2, line.right - 2]) {
        const top = x >= 0 && x < wide && over(element, x, y);
        if (top && !rim(top)) say("covered", element, `by ${called(top)}`);
      }
    }
  }

  for (const element of document.querySelectorAll(TOUCHED)) {
    if (!seen(element) || element.disabled || element.getAttribute("href")?.startsWith("#") || element.closest("[inert]")) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.bottom <= 0 || unseen(element)) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!words(element) && !element.title && !element.labels?.length && !element.getAttribute("aria-labelledby")) say("nameless", element);
    if (Math.min(box.width, box.height) < TOUCH && getComputedStyle(element).display !== "inline") say("small", element, `${Math.round(box.width)} x ${Math.round(box.height)}`);
    if (element.ownerSVGElement) continue;
    if (x >= 0 && y >= 0 && x < wide && y < high) {
      const top = scrolls(element) ? null : over(element, x, y);
      if (top) say("covered", element, `by ${called(top)}`);
    } else if (!scrolls(element) && document.documentElement.scrollHeight <= high + 1) say("out of reach", element, `at ${Math.round(x)}, ${Math.round(y)}`);
  }
  if (document.documentElement.scrollWidth > wide + 1) found.add(`sideways: ${document.documentElement.scrollWidth} px wide`);
  return [...found];
}
