/** What is lacking for an event, in words. */
import type { Lacking } from "./view";
import { listed, t, thingWords } from "./words.svelte";

/** `1 blue card more`; nothing where nothing is lacking. */
export function lackWords(lack: Lacking): string {
  const parts = lack.things.map(([thing, count]) => thingWords(thing, count));
  const [one, two] = lack.together;
  if (lack.more && one && two) {
    parts.push(t("more-of-two", { count: lack.more, one: t(`thing-${one}.many`), two: t(`thing-${two}.many`) }));
  }
  return parts.length ? t("lack-more", { things: listed(parts) }) : "";
}
