import { expect, test } from "vitest";
import { crossing, far, level, roseAt, shoreOf, span } from "./chart";
import type { Ground } from "../wire";

//      a   b   c
//  1       o
//  2   o───┼───o      the two lines cross at b2
//  3       o
const at = (column: number, row: number): [number, number] => [88 + 100 * column, 88 + 100 * row];
const ground: Ground = {
  step: 100,
  margin: 38,
  side: "A",
  title: "test",
  paper: false,
  islands: [
    { name: "b1", at: at(1, 0), flag: "" },
    { name: "a2", at: at(0, 1), flag: "red" },
    { name: "c2", at: at(2, 1), flag: "" },
    { name: "b3", at: at(1, 2), flag: "" },
  ],
  lines: [
    { name: "b1-b3", ends: [0, 3], at: [188, 138] },
    { name: "a2-c2", ends: [1, 2], at: [138, 188] },
  ],
  cards: [],
};

test("a line leaves the shore and ends at the other", () => {
  expect(span(ground, 1, 30)).toEqual([118, 188, 258, 188]);
  expect(span(ground, 0, 30)).toEqual([188, 118, 188, 258]);
  expect([level(ground, 0), level(ground, 1)]).toEqual([false, true]);
});

test("two lines cross in open water, whichever is asked first", () => {
  expect(crossing(ground, 0, 1)).toEqual([188, 188]);
  expect(crossing(ground, 1, 0)).toEqual([188, 188]);
});

test("lines that only touch an island do not cross", () => {
  const touching: Ground = {
    ...ground,
    lines: [ground.lines[0]!, { name: "b3-c3", ends: [3, 2], at: [0, 0] }],
  };
  expect(crossing(touching, 0, 1)).toBeNull();
});

test("the rose takes a corner that nothing needs", () => {
  expect(roseAt(ground)).toEqual(at(0, 0));
  const taken: Ground = { ...ground, islands: [...ground.islands, { name: "a1", at: at(0, 0), flag: "" }] };
  expect(roseAt(taken)).toEqual(at(5, 0));
});

test("a crowded board has no rose", () => {
  const islands = Array.from({ length: 36 }, (_, i) => ({
    name: String(i),
    at: at(i % 6, Math.floor(i / 6)),
    flag: "" as const,
  }));
  expect(roseAt({ ...ground, islands, lines: [] })).toBeNull();
});

test("an island looks the same on every screen, and no two alike", () => {
  expect(shoreOf("c3", 0, 0)).toBe(shoreOf("c3", 0, 0));
  expect(shoreOf("c3", 0, 0)).not.toBe(shoreOf("c4", 0, 0));
});

test("a point is as far from a line as from its nearest part, and not at all from the island it lies on", () => {
  const spots = Object.fromEntries(ground.islands.map(({ name, at: place }) => [`island-${name}`, place]));
  const layout = { board: ground, spots, near: {} };
  expect(far(layout, "line-b1-b3", 192, 180)).toBe(4); // 8 above the crossing: the upright line is nearer
  expect(far(layout, "line-a2-c2", 192, 180)).toBe(8);
  expect(far(layout, "line-a2-c2", 100, 188)).toBe(17); // before its beginning
  expect(far(layout, "island-a2", 100, 188)).toBe(0);
  expect(far(layout, "island-a2", 128, 188)).toBe(11);
  expect(far(layout, "number-3", 0, 0)).toBe(Infinity);
});
