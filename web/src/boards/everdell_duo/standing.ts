/** Points as they stand, by where they come from. */
import { cardOf, eventOf, sum } from "./pack";
import { cityOf, type Glance, handSize, supplyOf, type View } from "./view";

export const SOURCES = ["cards", "purple", "tokens", "events", "journey", "start"] as const;
export type Source = (typeof SOURCES)[number];
export type Entry = Glance["standing"][number];

/** Miss Thorn, who has no seat. */
export const THORN = -1;
const HER_END = "everdell.challenge.end";
/** What Miss Thorn gets for a purple card stands under her rule, with the card beside it. */
const purpleOf = (entry: Entry): string => String(entry.evidence.find(([what]) => what === "card")?.[1] ?? "");

export function sourceOf(entry: Entry): Source {
  if (entry.source === HER_END) return purpleOf(entry) ? "purple" : "start";
  if (entry.when !== "end") return "tokens";
  if (entry.source === "journey") return "journey";
  if (eventOf(entry.source)) return "events";
  const [proof] = entry.evidence;
  return !proof || !cardOf(entry.source) ? "cards" : proof[0] === "tokens" ? "tokens" : "purple";
}

export const pointsOf = (entries: readonly Entry[], seat: number, source?: Source): number =>
  entries.reduce((points, entry) => points + (entry.seat === seat && (!source || sourceOf(entry) === source) ? entry.amount : 0), 0);

export const TIES = ["events", "resources", "city", "hand"] as const;

/** What breaks a tie, in this order: how much of each both have, and which of them decides; none where points do. */
export function tiesOf(view: View, glance: Glance): readonly (readonly [tie: (typeof TIES)[number], have: readonly number[], decides: boolean])[] {
  const [first, second] = [0, 1].map((seat) => pointsOf(glance.standing, seat));
  const journeyed = (seat: number): number => ((glance.journey[seat] ?? 0) > (glance.journey[1 - seat] ?? 0) ? 1 : 0);
  const counts: Readonly<Record<(typeof TIES)[number], (seat: number) => number>> = {
    events: (seat) => (view.achieved[seat]?.length ?? 0) + journeyed(seat),
    resources: (seat) => sum(supplyOf(view, seat)),
    city: (seat) => cityOf(view, seat).length,
    hand: (seat) => handSize(view, seat),
  };
  const all = TIES.map((tie) => [tie, [counts[tie](0), counts[tie](1)] as const] as const);
  const decides = first === second ? all.find(([, [mine, theirs]]) => mine !== theirs)?.[0] : undefined;
  return all.map(([tie, have]) => [tie, have, tie === decides] as const);
}

/** What one source gave a seat, thing by thing, the most first. */
export function listOf(entries: readonly Entry[], seat: number, source: Source): readonly (readonly [string, number, string])[] {
  const sums = new Map<string, [number, string]>();
  for (const entry of entries) {
    if (entry.seat !== seat || sourceOf(entry) !== source) continue;
    if (source === "start") continue;
    const what = purpleOf(entry) || entry.source;
    const [before] = sums.get(what) ?? [0];
    const [proof] = entry.evidence;
    sums.set(what, [before + entry.amount, source === "purple" && proof && what === entry.source ? `${proof[0]} ${proof[1]}` : ""]);
  }
  return [...sums].map(([name, [amount, proof]]) => [name, amount, proof] as const).sort((one, other) => other[1] - one[1]);
}
