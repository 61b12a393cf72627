/** Ways to pay, asked for before a card's sheet is opened. */
import { expect, it } from "vitest";
import type { Way } from "./paying";
import type { View } from "./view";
import { type Playable, Weighing } from "./weighing";

const [castle, fool]: readonly Playable[] = ["castle", "fool"].map((card) => ({ card, move: `play ${card}` })) as [Playable, Playable];
const lies = (): View => ({}) as View;
const way = { moves: [] } as unknown as Way;

function told(answer: (asked: readonly string[]) => readonly Way[] = () => [way]): { weighing: Weighing; asked: string[] } {
  const asked: string[] = [];
  const weighing = new Weighing(({ card }) => {
    asked.push(card);
    return Promise.resolve(answer(asked));
  });
  return { weighing, asked };
}

it("asks nothing more when the sheet of a card opens that was asked about ahead", async () => {
  const { weighing, asked } = told();
  const view = lies();
  await weighing.ahead([castle!, fool!], view, () => view);
  expect(asked).toEqual(["castle", "fool"]);
  expect(await weighing.of(fool!, view)).toEqual([way]);
  expect(asked).toEqual(["castle", "fool"]);
});

it("asks anew once the table lies otherwise", async () => {
  const { weighing, asked } = told();
  await weighing.of(castle!, lies());
  await weighing.of(castle!, lies());
  expect(asked).toEqual(["castle", "castle"]);
});

it("goes no further ahead once the table lies otherwise", async () => {
  const [before, after] = [lies(), lies()];
  let now = before;
  const { weighing, asked } = told(() => {
    now = after;
    return [way];
  });
  const many = Array.from({ length: 9 }, (_, n) => ({ card: `card ${n}`, move: `play card ${n}` }));
  await weighing.ahead(many, before, () => now);
  expect(asked.length).toBeLessThan(4);
});

it("asks again where no way was told", async () => {
  const { weighing } = told((asked) => (asked.length > 1 ? [way] : []));
  const view = lies();
  expect(await weighing.of(castle!, view)).toEqual([]);
  expect(await weighing.of(castle!, view)).toEqual([way]);
});
