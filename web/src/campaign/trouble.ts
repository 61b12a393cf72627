/** What went wrong, in the words of these screens where they have some, else in those of the page. */
import { spread, troubleWords } from "../locale/wording";
import type { Trouble } from "../table/api";
import { w } from "./words.svelte";

export function wrong(trouble: Trouble): string {
  const id = `error-${trouble.id.replaceAll(".", "-")}`;
  const said = trouble.id.startsWith("campaign.") ? w(id, { where: "none", ...blank(spread(trouble.details)) }) : "";
  return said || troubleWords(trouble);
}

/** Without what is empty: it says nothing. */
const blank = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== "")) as Partial<T>;

/** Whether a trouble may be over the next time: nobody said no, the table could not be reached or broke. */
export const passes = (trouble: Trouble | null): boolean => trouble !== null && ["page.unreachable", "table.needs-network", "table.broken"].includes(trouble.id);
