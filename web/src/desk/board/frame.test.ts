import { expect, it } from "vitest";
import type { Layout } from "../../api/wire";
import { neighbour } from "./Frame";

type Way = [number, number];
const LEFT: Way = [-1, 0];
const RIGHT: Way = [1, 0];
const UP: Way = [0, -1];
const DOWN: Way = [0, 1];

/**
 *   a . b
 *   . x .     the graph: a–b, a–c, and a–e far below to the right; x is near but not joined to anything
 *   c . . . . e
 */
const LAYOUT: Layout = {
  board: {},
  spots: { a: [0, 0], b: [200, 0], x: [90, 80], c: [0, 200], e: [400, 210], lone: [0, -300] },
  near: { a: ["b", "c", "e"], b: ["a"], c: ["a"], e: ["a"] },
};
const all = (): boolean => true;
const from = (at: string, way: Way, known: (handle: string) => boolean = all): string | null =>
  neighbour(LAYOUT, at, way, known);

it("follows the game's own graph before anything that merely lies closer", () => {
  expect(from("a", RIGHT)).toBe("b");
  expect(from("a", DOWN)).toBe("c");
  expect(from("b", LEFT)).toBe("a");
  expect(from("c", UP)).toBe("a");
});

it("goes to the nearest in that direction where the graph leads nowhere", () => {
  expect(from("c", RIGHT)).toBe("e");
  expect(from("x", RIGHT)).toBe("b");
  expect(from("a", UP)).toBe("lone");
});

it("takes a slanting way of the graph rather than none", () => {
  const steep: Layout = { board: {}, spots: { a: [0, 0], b: [30, 100] }, near: { a: ["b"] } };
  expect(neighbour(steep, "a", RIGHT, all)).toBe("b");
  expect(neighbour(steep, "a", LEFT, all)).toBeNull();
  expect(neighbour({ ...steep, near: {} }, "a", RIGHT, all)).toBeNull();
});

it("prefers what lies straight ahead to what lies aside", () => {
  const fork: Layout = { board: {}, spots: { a: [0, 0], aside: [100, 90], ahead: [200, 0] }, near: {} };
  expect(neighbour(fork, "a", RIGHT, all)).toBe("ahead");
  expect(neighbour({ ...fork, near: { a: ["aside", "ahead"] } }, "a", RIGHT, all)).toBe("ahead");
});

it("passes over what is not drawn, and stays where nothing is", () => {
  expect(from("a", RIGHT, (handle) => handle !== "b")).toBe("e");
  expect(from("e", RIGHT)).toBeNull();
  expect(from("nowhere", LEFT)).toBeNull();
});
