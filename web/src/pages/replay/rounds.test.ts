import { expect, it } from "vitest";
import { inRounds } from "./rounds";

const fact = (key: string, turn: number) => ({ key, values: {}, turn });

it("puts what was told at once under the number of its own round", () => {
  const first = inRounds([], [fact("card", 1)]);
  const log = inRounds(first, [fact("drew", 1), fact("finished", 1), fact("card", 2)]);
  expect(log.map(({ id, turn, facts }) => [id, turn, facts.map((one) => one.key)])).toEqual([
    [1, 1, ["card"]],
    [2, 1, ["drew", "finished"]],
    [3, 2, ["card"]],
  ]);
  expect(first).toHaveLength(1);
});

it("has nothing to add when nothing was told", () => {
  expect(inRounds([], [])).toEqual([]);
});
