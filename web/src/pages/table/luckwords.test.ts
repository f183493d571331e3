import { afterEach, expect, it, vi } from "vitest";
import { keeping } from "../shared/keeping.testing";
import { keepPromise, keptPromise, shortHash, someWords } from "./luckwords";

afterEach(() => vi.unstubAllGlobals());

it("keeps the first promise of each table, whatever is said later", () => {
  keeping(new Map());
  expect(keptPromise("t")).toBeNull();
  keepPromise("t", "abc");
  keepPromise("t", "def");
  keepPromise("u", "ghi");
  expect([keptPromise("t"), keptPromise("u")]).toEqual(["abc", "ghi"]);
});

it("does without where a browser keeps nothing", () => {
  const never = (): never => {
    throw new Error("storage is switched off");
  };
  vi.stubGlobal("localStorage", { getItem: never, setItem: never });
  keepPromise("t", "abc");
  expect(keptPromise("t")).toBeNull();
});

it("shows both ends of a hash, on one line", () => {
  expect(shortHash("25029adc9def3dd5796826e034ca")).toBe("2502\u00a09adc\u00a0…\u00a034ca");
});

it("never says the same words twice", () => {
  const said = Array.from({ length: 50 }, someWords);
  expect(new Set(said).size).toBe(50);
  expect(said.every((words) => words.length === 12)).toBe(true);
});
