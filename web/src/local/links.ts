/** On a static host: links are written as places; before one can be opened in any other way, it gets its address. */
import { address } from "../shell/route.svelte";

function pointed(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const to = link?.getAttribute("href") ?? "";
  if (to.startsWith("/") && !to.startsWith("/api/")) link?.setAttribute("href", address(to));
}

addEventListener("pointerover", pointed);
addEventListener("focusin", pointed);
