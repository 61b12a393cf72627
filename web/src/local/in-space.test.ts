/** What Kodama 3D's bots weigh in play-outs, against the vectors that Python wrote. */
import { expect, it } from "vitest";
import * as inSpace from "../generated/play-outs-in-space";
import told from "../../../tests/golden/kodama_3d_vectors.json";

type Given = number | number[] | string | { room: number } | null;

interface Call {
  name: string;
  args: Given[];
  returned: unknown;
  wrote: number[];
}

const { calls, ...always } = told as unknown as { calls: Call[] } & Record<string, number[]>;

it.each(calls)("$name does as Python's does", ({ name, args, returned, wrote }) => {
  const out = wrote.map(() => 0);
  const camel = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const called = (inSpace as unknown as Record<string, (...args: unknown[]) => unknown>)[camel]!;
  const given = args.map((one) => {
    if (typeof one === "string") return always[one];
    if (one !== null && typeof one === "object" && "room" in one) return Array.from({ length: one.room }, () => 0);
    return one ?? out;
  });
  expect(called(...given) ?? null).toEqual(returned);
  expect(out).toEqual(wrote);
});
