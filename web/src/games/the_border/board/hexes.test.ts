import { expect, test } from "vitest";
import type { Point } from "../../../draw/hand";
import { hexagon, neck, outline } from "./hexes";
import { middleOf, type Cell } from "./pieces";

const at = (cells: Cell[]): Point[] => cells.map((cell) => middleOf(cell, 30));
const corners = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found): Point => [Number(found[1]), Number(found[2])]);

function area(points: Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);
}

test("one hexagon is its own outline", () => {
  expect(corners(outline(at([[0, 0]]), 30))).toHaveLength(6);
});

test("touching hexagons have one outline without the edges between them", () => {
  const three = outline(
    at([
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
    30,
  );
  expect(three.match(/M/g)).toHaveLength(1);
  expect(corners(three)).toHaveLength(12);
  expect(area(corners(three))).toBeCloseTo(3 * area(corners(hexagon([0, 0], 30))), -1);
});

test("a ring has an outer and an inner outline", () => {
  const ring: Cell[] = [
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ];
  expect(outline(at(ring), 30).match(/M/g)).toHaveLength(2);
});

test("rounding does not open an outline", () => {
  const shifted = at([
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ]).map(([x, y]): Point => [Math.round(x * 10) / 10 + 40.05, y + 70]);
  expect(outline(shifted, 30).match(/M/g)).toHaveLength(1);
});

test("necks run round as hexagons do, so that they add to the fill and never punch holes", () => {
  for (const [a, b] of [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [0, 0],
    ],
  ] as [Cell, Cell][]) {
    const [from, to] = at([a, b]) as [Point, Point];
    expect(Math.sign(area(corners(neck(from, to, 30))))).toBe(Math.sign(area(corners(hexagon(from, 30)))));
  }
});
