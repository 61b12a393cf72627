/** The page answers questions as the command line does: Python wrote down what it finds. */
import { expect, test } from "vitest";
import answers from "../../generated/answers.json";
import { lookedUp, type Book } from "./search";

const BOOKS = import.meta.glob<Book>("../../generated/words/*/*.book.json", { eager: true, import: "default" });

test.each(Object.entries(answers as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>))("%s", (name, asked) => {
  const book = BOOKS[`../../generated/words/${name}.book.json`]!;
  expect(Object.keys(asked).length).toBeGreaterThan(15);
  for (const [question, rules] of Object.entries(asked)) expect([question, lookedUp(book, question)]).toEqual([question, rules]);
});
