import { expect, test } from "vitest";
import { arrange } from "./arrange";
import type { Layout, Lying, Scene } from "../wire";

// A row of five spaces: red red white blue blue.
const names = ["a1", "b1", "c1", "d1", "e1"];
const layout: Layout = {
  board: {
    radius: 30,
    width: 400,
    height: 100,
    spaces: names.map((name, i) => ({ name, at: [52 * i, 0] })),
    white: [2],
    areas: [],
    boards: [
      [
        { name: "2r", hue: "red", spaces: [0, 1] },
        { name: "2b", hue: "blue", spaces: [4, 3] },
      ],
    ],
  },
  spots: Object.fromEntries(names.map((name, i) => [`space-${name}`, [52 * i, 0]])),
  near: Object.fromEntries(
    names.map((name, i) => [
      `space-${name}`,
      [i - 1, i + 1].flatMap((n) => (names[n] ? [`space-${names[n]}`] : [])),
    ]),
  ),
};

function scene(stage: Lying["stage"], dry: number[] = []): Scene {
  const board = { stage, seats: [{ board: 0, dry, wet: [] }] } as unknown as Lying;
  return { prompt: null, labels: {}, controls: [], status: [], first: null, sheet: [], board };
}

test("spaces are touched one by one unless segments are completed", () => {
  expect(arrange(layout, scene("second"), 0)).toBe(layout);
  expect(arrange(layout, scene("choose"), 0)).toBe(layout);
});

test("in the first action segments have the spots, and arrow keys lead from one to the next", () => {
  const { spots, near } = arrange(layout, scene("first", [2]), 0);
  expect(Object.keys(spots).sort()).toEqual(["segment-2b", "segment-2r", "space-c1"]);
  expect(near).toEqual({
    "segment-2r": ["space-c1"],
    "space-c1": ["segment-2r", "segment-2b"],
    "segment-2b": ["space-c1"],
  });
});

test("a segment's spot lies on a space that is still open", () => {
  expect(arrange(layout, scene("first", [2, 0]), 0).spots["segment-2r"]).toEqual([52, 0]);
  expect(arrange(layout, scene("first", [2, 3]), 0).spots["segment-2b"]).toEqual([208, 0]);
});
