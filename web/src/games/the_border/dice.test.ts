import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { agreed, rolledNow, slotsOf } from "./Beside";
import type { Die, Lying, Scene } from "./wire";

const HUES = { r: "red", g: "green", b: "blue", y: "yellow", o: "orange", s: "grey" } as const;

function dice(letters: string): Die[] {
  return [...letters].map((letter) => ({ letter, hue: HUES[letter as keyof typeof HUES], use: "free" }));
}

function scene(letters: string, part: Partial<Lying> = {}): Scene {
  const board = { round: 1, roll: 1, flying: 0, dice: dice(letters), ...part } as Lying;
  return { prompt: null, labels: {}, controls: [], status: [], first: null, sheet: [], board };
}

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

test("the die that was tapped is the one that is held, though equal dice are picked by their number", () => {
  const lying = dice("rrgyo");
  expect(agreed([1], lying, ["die-r"])).toEqual([1]);
  expect(agreed([0, 1], lying, ["die-r", "die-r"])).toEqual([0, 1]);
  expect(agreed([1, 2], lying, ["die-g", "die-r"])).toEqual([1, 2]);
});

test("what the desk has dropped is not held any more, and what it has picked by itself is", () => {
  const lying = dice("rrgyo");
  expect(agreed([0, 1, 2], lying, [])).toEqual([]);
  expect(agreed([0, 1], lying, ["die-r"])).toEqual([0]);
  expect(agreed([], lying, ["die-y", "roll"])).toEqual([3]);
});

test("all dice of a new round tumble, later only those that changed", () => {
  expect(rolledNow(scene("rrgyo", { round: 2 }), scene("rrgyo"))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(rolledNow(scene("rrroo", { roll: 2 }), scene("rrgyo"))).toEqual(new Set([2, 4]));
  expect(rolledNow(scene("rrroo"), scene("rrroo"))).toEqual(new Set());
  expect(rolledNow(scene("rrroo"), null)).toEqual(new Set());
});

test("nothing tumbles for those who want it calm", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(rolledNow(scene("rrgyo", { round: 2 }), scene("rrgyo"))).toEqual(new Set());
});

test("dice that stay keep their places, new ones come where the others were", () => {
  expect(slotsOf([], dice("rgbyo"))).toEqual([0, 1, 2, 3, 4]);
  // y and g were rolled again and show b and r; the server tells them sorted
  expect(slotsOf(["r", "y", "b", "g", "o"], dice("rrbbo"))).toEqual([0, 1, 2, 3, 4]);
  expect(slotsOf(["o", "y", "r"], dice("ryo"))).toEqual([2, 1, 0]);
  expect(slotsOf(["o", "y", "r", "g"], dice("go"), 2)).toEqual([1, null, null, 0]); // two are in the air
});
