import { expect, it } from "vitest";
import { shortHash, someWords } from "./luckwords";

it("shows both ends of a hash, on one line", () => {
  expect(shortHash("25029adc9def3dd5796826e034ca")).toBe("2502\u00a09adc\u00a0…\u00a034ca");
});

it("never says the same words twice", () => {
  const said = Array.from({ length: 50 }, someWords);
  expect(new Set(said).size).toBe(50);
  expect(said.every((words) => words.length === 12)).toBe(true);
});
