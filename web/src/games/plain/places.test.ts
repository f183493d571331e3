import { expect, test } from "vitest";
import type { Layout, Scene } from "../../api/wire";
import { arrange, box, folded } from "./places";

const label = { key: "some", values: {} };
const scene = (labels: string[], controls: string[] = []): Scene => ({
  prompt: null,
  labels: Object.fromEntries(labels.map((handle) => [handle, label])),
  controls,
  status: [],
  first: null,
  sheet: [],
  board: {},
});
const layout: Layout = { board: {}, spots: { a: [0, 0], b: [30, 40], c: [200, 0] }, near: {} };

test("places stay where the game has them", () => {
  const { spots, board } = arrange(layout, scene(["a", "b", "c", "done"], ["done"]));
  expect(spots).toEqual(layout.spots);
  expect(board).toEqual({ cards: [], gap: 50 });
});

test("what has a name and no place lies in rows below", () => {
  const { spots, board } = arrange(layout, scene(["a", "t1", "t2", "t3", "t4"]));
  expect(board.cards).toEqual(["t1", "t2", "t3", "t4"]);
  expect(spots["t2"]).toEqual([100, 90]);
  expect(spots["t1"]![1]).toBe(90);
  expect(spots["t4"]![1]).toBe(130);
  const [x, y, width, height] = box(layout, scene(["a", "t1", "t2", "t3", "t4"]));
  for (const [u, v] of Object.values(spots)) {
    expect(u).toBeGreaterThan(x);
    expect(u).toBeLessThan(x + width);
    expect(v).toBeGreaterThan(y);
    expect(v).toBeLessThan(y + height);
  }
});

test("arranging twice is arranging once", () => {
  const named = scene(["a", "t1", "t2"]);
  const once = arrange(layout, named);
  expect(arrange(once, named)).toBe(once);
  expect(box(once, named)).toEqual(box(layout, named));
});

test("a game that tells nothing has an empty board all the same", () => {
  const [, , width, height] = box({ board: {}, spots: {}, near: {} }, null);
  expect(width).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(0);
});

test("long words are folded once, then cut", () => {
  expect(folded("lay a tile", 12)).toEqual(["lay a tile"]);
  expect(folded("lay a tile on c3", 12)).toEqual(["lay a tile", "on c3"]);
  expect(folded("lay a tile on c3 beside the river", 12)).toEqual(["lay a tile", "on c3 besid…"]);
});
