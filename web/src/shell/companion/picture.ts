/** A sheet as a picture: paper, ink and the numbers. */
export interface Pictured {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly part: string; readonly name: string; readonly cells: readonly string[] }[];
  readonly totals: readonly string[];
  readonly total: string;
}

const SCALE = 2;
const LINE = 30;
const NAME = 190;
const CELL = 96;
const EDGE = 28;

/** The picture as PNG, in the page's own colours. */
export function pictured(what: Pictured): Promise<Blob> {
  const look = getComputedStyle(document.documentElement);
  const ink = (name: string): string => resolved(look.getPropertyValue(name));
  const headings = what.rows.filter((row, at) => row.part && row.part !== what.rows[at - 1]?.part).length;
  const width = 2 * EDGE + NAME + CELL * what.columns.length;
  const height = 2 * EDGE + LINE * (what.rows.length + headings + 4);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  const pen = canvas.getContext("2d")!;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = ink("--ground");
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = pen.strokeStyle = ink("--ink");
  let y = EDGE + 16;
  const display = look.getPropertyValue("--display");
  const text = look.getPropertyValue("--text");
  const write = (words: string, x: number, font: string, align: CanvasTextAlign, most: number): void => {
    [pen.font, pen.textAlign] = [font, align];
    pen.fillText(words, x, y, most);
  };
  const middle = (at: number): number => EDGE + NAME + CELL * (at + 0.5);
  const rule = (thick: number): void => {
    pen.lineWidth = thick;
    pen.beginPath();
    pen.moveTo(EDGE, y + 9);
    pen.lineTo(width - EDGE, y + 9);
    pen.stroke();
  };
  write(what.title, EDGE, `600 20px ${display}`, "left", width - 2 * EDGE);
  y += LINE + 8;
  what.columns.forEach((name, at) => write(name, middle(at), `700 16px ${text}`, "center", CELL - 8));
  rule(2);
  let part = "";
  for (const row of what.rows) {
    if (row.part && row.part !== part) {
      y += LINE;
      write(row.part, EDGE, `600 16px ${display}`, "left", NAME);
    }
    part = row.part;
    y += LINE;
    write(row.name, EDGE, `400 16px ${text}`, "left", NAME - 8);
    row.cells.forEach((cell, at) => write(cell, middle(at), `600 18px ${display}`, "center", CELL));
    rule(0.4);
  }
  y += LINE + 10;
  write(what.total, EDGE, `600 18px ${display}`, "left", NAME);
  what.totals.forEach((total, at) => write(total, middle(at), `600 26px ${display}`, "center", CELL));
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** A colour as the canvas can read it: of two for day and night, the one that is shown. */
function resolved(colour: string): string {
  const probe = document.createElement("span");
  probe.style.color = colour;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
