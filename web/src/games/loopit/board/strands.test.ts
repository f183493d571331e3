import { describe, expect, test } from "vitest";
import { curlOf, lineOf, middleOf, placeOf } from "./strands";

const SIDES = ["N", "E", "S", "W"];
const END: Record<string, [number, number]> = { N: [0, -50], E: [50, 0], S: [0, 50], W: [-50, 0] };
const VALUES: Record<number, number[]> = { 1: [7, 8], 2: [4, 5, 6], 3: [2, 3], 4: [1] };
const PATTERNS = Array.from({ length: 15 }, (_, i) =>
  SIDES.filter((_, side) => ((i + 1) >> side) & 1).join(""),
);

/** First and last points of the strands in path data. */
function tips(d: string): [number, number][] {
  return d
    .split("M")
    .filter(Boolean)
    .flatMap((part) => {
      const v = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      return [
        [v[0]!, v[1]!],
        [v.at(-2)!, v.at(-1)!],
      ] as [number, number][];
    });
}

const curls = (ends: string): number[] =>
  ends.length === 4
    ? ["a1", "b1", "c1"].map((square) => curlOf(ends, 1, square))
    : VALUES[ends.length]!.map((value) => curlOf(ends, value));

describe.each(PATTERNS)("tile %s", (ends) => {
  test("has at least two different curls", () => {
    const drawn = new Set(curls(ends).map((curl) => lineOf(ends, curl).d));
    expect(drawn.size).toBeGreaterThanOrEqual(2);
  });

  test("reaches the middle of each of its sides and no other side", () => {
    for (const curl of curls(ends)) {
      const reached = tips(lineOf(ends, curl).d);
      for (const side of SIDES) {
        const there = reached.some(([x, y]) => Math.hypot(x - END[side]![0], y - END[side]![1]) < 0.2);
        expect(there, `${ends} curl ${curl}, side ${side}`).toBe(ends.includes(side));
      }
    }
  });

  test("stays on the tile and off the corner where the value stands", () => {
    for (const curl of curls(ends)) {
      const v = (lineOf(ends, curl).d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      for (let i = 0; i + 1 < v.length; i += 2) {
        expect(Math.max(Math.abs(v[i]!), Math.abs(v[i + 1]!)), `${ends} curl ${curl}`).toBeLessThanOrEqual(
          50,
        );
        expect(v[i]! < -26 && v[i + 1]! < -26, `${ends} curl ${curl} at ${v[i]} ${v[i + 1]}`).toBe(false);
      }
    }
  });
});

test("a tile keeps its curl when it is laid; only crossings go by their square", () => {
  expect(curlOf("NES", 3, "a1")).toBe(curlOf("NES", 3, "m13"));
  expect(curlOf("NESW", 1, "a1")).not.toBe(curlOf("NESW", 1, "b1"));
  expect(curlOf("NESW", 1, "a1")).not.toBe(curlOf("NESW", 1, "a2"));
});

test("squares by name", () => {
  expect(placeOf("h8")).toEqual([7, 7]);
  expect(middleOf("b1", { margin: 40, square: 100 })).toEqual([190, 90]);
});
