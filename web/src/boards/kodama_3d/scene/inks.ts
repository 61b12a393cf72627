/** The page's own colours as numbers, by day or by night: read off its style, so that there is one palette. */

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Inks {
  readonly ground: Rgb;
  readonly paper: Rgb;
  readonly bark: Rgb;
  readonly barkDark: Rgb;
  readonly barkLight: Rgb;
  readonly barkGrain: Rgb;
  readonly edge: Rgb;
  readonly moss: Rgb;
  readonly accent: Rgb;
  readonly shade: Rgb;
  readonly leaves: readonly [Rgb, Rgb, Rgb];
  readonly glow: Rgb;
  readonly night: boolean;
}

const LEAVES_BY_DAY = ["#61794b", "#7d9a58", "#94a85f"] as const;
const LEAVES_BY_NIGHT = ["#4f6a4a", "#648055", "#78915e"] as const;

/** Read colours where the element lies. */
export function inksOf(element: HTMLElement): Inks {
  return reading(element, (named) => {
    const read = (name: string): Rgb => numbers(named(name));
    const ground = read("--ground");
    const night = luminance(ground) < 0.3;
    const [one, two, three] = night ? LEAVES_BY_NIGHT : LEAVES_BY_DAY;
    return {
      ground,
      paper: read("--sheet"),
      bark: read("--bark"),
      barkDark: read("--bark-edge"),
      barkLight: read("--bark-light"),
      barkGrain: read("--bark-grain"),
      edge: read("--bark-grain"),
      moss: read("--moss"),
      accent: read("--seal"),
      shade: read("--shade"),
      leaves: [hex(one), hex(two), hex(three)],
      glow: read("--firefly-light"),
      night,
    };
  });
}

/** A drawing's variables given the values that they have where the element lies. */
export function coloured(svg: string, element: HTMLElement): string {
  return reading(element, (named) => svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => named(name)));
}

/** Look variables up on a probe: `light-dark` is settled only where a colour is used. */
function reading<T>(element: HTMLElement, read: (named: (name: string) => string) => T): T {
  const probe = document.createElement("i");
  probe.hidden = true;
  element.append(probe);
  const style = getComputedStyle(probe);
  try {
    return read((name) => {
      probe.style.color = `var(${name})`;
      return style.color;
    });
  } finally {
    probe.remove();
  }
}

function numbers(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red / 255, green / 255, blue / 255];
}

const hex = (colour: string): Rgb => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Rgb;

export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
