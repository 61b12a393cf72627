/** Signs and pictures as symbols of one drawing, to be used by name. Pictures are fetched when the board first shows. */
import "../../generated/everdell-art.css";
import signs from "../../generated/everdell-signs.json";
import things from "../../generated/everdell-things.json";

type Drawings = Readonly<Record<string, string>>;

let pictures = $state.raw<Drawings>({});
let asked = false;

/** Have the pictures of all cards at hand, as soon as they are here. */
export async function fetchPictures(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const kinds = [import("../../generated/everdell-creatures.json"), import("../../generated/everdell-constructions.json")];
    const [creatures, constructions] = await Promise.all(kinds);
    pictures = { ...creatures?.default, ...constructions?.default };
  } catch {
    asked = false;
  }
}

export const hasPicture = (card: string): boolean => card in pictures;

/** A picture's own classes give it its tones; the kind's colour comes from where it is used. */
const symbol = ([name, drawing]: readonly [string, string]): string =>
  `<symbol id="everdell-${name}" class="ev" viewBox="0 0 100 100">${drawing}</symbol>`;
const sign = ([name, drawing]: readonly [string, string]): string =>
  `<symbol id="everdell-${name}" viewBox="0 0 100 100">${drawing}</symbol>`;

/** Things that have a name of their own; places, seasons and events are named by their family too. */
const OWN = ["goods", "workers", "tokens", "people"];

export function signSymbols(): string {
  const drawn = Object.entries(things as Readonly<Record<string, Drawings>>).flatMap(([family, members]) =>
    Object.entries(members).map(([name, drawing]) => [OWN.includes(family) ? name : `${family}-${name}`, drawing] as const),
  );
  return [...Object.entries(signs).map(sign), ...drawn.map(symbol)].join("");
}

export const pictureSymbols = (): string => Object.entries(pictures).map(symbol).join("");
