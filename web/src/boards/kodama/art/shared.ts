/** What is drawn the same everywhere, from `understory.games.kodama.face.export`: icons, leaves, spirits, skies. */
import raw from "../../../generated/kodama-art.json";
import { KINDS, type Kind, type Season } from "../pack";
import { brush } from "./ink";

interface SpiritParts {
  readonly body: string;
  readonly face: string;
  readonly small: boolean;
  readonly parts: readonly [head: number, worn: number, held: number];
}

interface Art {
  readonly icons: Readonly<Record<Kind, string>>;
  readonly tokens: Readonly<Record<Kind, string>>;
  readonly leaves: Readonly<Record<"blade" | "maple", readonly [shape: string, veins: string]>>;
  readonly skies: Readonly<Record<Season, string>>;
  readonly heads: readonly string[];
  readonly worn: readonly string[];
  readonly held: readonly string[];
  readonly spirits: Readonly<Record<string, SpiritParts>>;
}

const art = raw as unknown as Art;
const LEAF = 470;

/** Icons, tokens and the season's leaves, to be defined once for a page. */
export function defs(season: Season | null): string {
  const icons = KINDS.map(
    (kind) => `<g id="kd-icon-${kind}">${art.icons[kind]}</g><g id="kd-token-${kind}">${art.tokens[kind]}</g>`,
  );
  const [shape, veins] = art.leaves[season === "autumn" ? "maple" : "blade"];
  const stalk = brush(
    [
      [-LEAF * 0.3, 0],
      [-LEAF * 0.1, LEAF * 0.04],
      [LEAF * 0.1, 0],
    ],
    [LEAF * 0.1, LEAF * 0.06, LEAF * 0.05],
  );
  const size = season === "autumn" ? ' transform="scale(0.8)"' : "";
  const leaves = [0, 1, 2].map(
    (ink) =>
      `<g id="kd-leaf${ink}"${size}><path d="${stalk}" fill="var(--bark-edge)"/>` +
      `<path d="${shape}" fill="var(--leaf${ink})"/><path d="${veins}" fill="var(--shade)" opacity="0.42"/></g>`,
  );
  return icons.join("") + leaves.join("");
}

/** A Kodama's spirit, about the middle of its head, within 120 units to every side and 150 below. */
export function spirit(number: number): string {
  const parts = art.spirits[String(number)];
  if (!parts) return "";
  const [head, worn, held] = parts.parts;
  const inside = parts.body + art.held[held]! + art.heads[head]! + parts.face + art.worn[worn]!;
  return `<g transform="scale(${parts.small ? 0.82 : 1})">${inside}</g>`;
}

/** A season's sun and hills, and what falls from its sky, on a card of 6300 by 8800 about its centre. */
export function sky(season: Season): string {
  return art.skies[season];
}
