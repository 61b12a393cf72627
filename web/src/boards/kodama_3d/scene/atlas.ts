/** The eight figures on one picture, four features above four kodamas, drawn from the same shapes as everywhere. */
import { ART, FEATURES, KODAMAS, type Trait } from "../pack";
import { coloured } from "./inks";

const CELL = 192;
const ORDER: readonly Trait[] = [...FEATURES, ...KODAMAS];

export const placeOf = (trait: Trait): number => ORDER.indexOf(trait);

/** Draw them with the colours that the page has where the element lies. */
export async function drawnAtlas(element: HTMLElement): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [4 * CELL, 2 * CELL];
  const brush = canvas.getContext("2d");
  if (!brush) return canvas;
  const drawings = [...FEATURES.map((feature) => ART.features[feature]), ...KODAMAS.map((kodama) => ART.kodamas[kodama])];
  await Promise.all(
    drawings.map(async (drawing, at) => {
      const picture = await loaded(`<g>${coloured(drawing, element)}</g>`);
      brush.drawImage(picture, (at % 4) * CELL, Math.floor(at / 4) * CELL, CELL, CELL);
    }),
  );
  return canvas;
}

async function loaded(drawing: string): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CELL}" viewBox="-118 -118 236 236">${drawing}</svg>`;
  const picture = new Image(CELL, CELL);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}
