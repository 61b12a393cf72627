/** The words of Kodama's and Kodama Duo's boards. Cards are called by what they show, never by an id. */
import { speaker } from "../words.svelte";
import { KINDS, type Kind, wood } from "./pack";

export const { speak, t } = speaker(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** Several parts as a sentence lists them. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(parts);
}

/** "two fireflies and a star", as it follows "with". */
export function iconsWords(icons: readonly Kind[]): string {
  const counts = KINDS.map((kind) => [kind, icons.filter((one) => one === kind).length] as const);
  return listed(counts.flatMap(([kind, count]) => (count ? [t(`some-${kind}`, { count })] : [])));
}

const kindsOf = (card: string): Kind[] => wood(card).spots.map((spot) => spot.kind);

/** A branch card by its icons: as printed, or as they are now. */
export const branchWords = (card: string, icons: readonly Kind[] = kindsOf(card)): string => t("branch", { icons: iconsWords(icons) });

const isTrunk = (card: string): boolean => wood(card).join === null;

/** "from the trunk", "from the branch with a star". */
export const fromWords = (card: string): string =>
  isTrunk(card) ? t("from-trunk") : t("from-branch", { icons: iconsWords(kindsOf(card)) });

/** "from their trunk". */
export const theirWords = (card: string): string =>
  isTrunk(card) ? t("their-trunk") : t("their-branch", { icons: iconsWords(kindsOf(card)) });

/** "the trunk", as what breaks a run. */
export const byWords = (card: string): string => (isTrunk(card) ? t("by-trunk") : t("by-branch", { icons: iconsWords(kindsOf(card)) }));

/** An icon of a card in the tree. */
export function iconWords(card: string, icon: number): string {
  const kind = t(wood(card).spots[icon]!.kind);
  return isTrunk(card) ? t("icon-on-trunk", { icon: kind }) : t("icon-on-branch", { icon: kind, icons: iconsWords(kindsOf(card)) });
}
