import { afterEach, expect, it, vi } from "vitest";
import { Chart, type Standing } from "./Chart";
import { Screen, type Element } from "../screen.testing";

afterEach(() => vi.unstubAllGlobals());

const chart = (points: number[][], names: string[]): Promise<Element> => {
  const course: Standing[] = points.map((now, i) => ({ turn: i + 1, points: now }));
  return new Screen().show(<Chart course={course} names={names} hues={["blue", "green", "pink"]} />);
};
/** The corners of each line. */
const lines = (root: Element): [number, number][][] =>
  root.find("path.chart-line").map((path) =>
    path.given
      .get("d")!
      .split(/[ML]/)
      .slice(1)
      .map((corner) => corner.split(" ").map(Number) as [number, number]),
  );
const labels = (root: Element, end: boolean): string[] =>
  root
    .find("text.chart-n")
    .filter((one) => (one.given.get("text-anchor") === "end") === end)
    .map((one) => one.text);

it("draws a line for each seat, the more points the higher, from edge to edge", async () => {
  const root = await chart([[0, 5], [10, 5], [20, -5]], ["Ada", "Ben"]); // prettier-ignore
  const [ada, ben] = lines(root);
  expect(ada!.map(([x]) => x)).toEqual(ben!.map(([x]) => x));
  expect(ada![0]![0]).toBeLessThan(ada![1]![0]);
  expect(ada![1]![0] - ada![0]![0]).toBeCloseTo(ada![2]![0] - ada![1]![0], 0);
  expect(ada![2]![1]).toBe(16); // the best is at the top,
  expect(ben![2]![1]).toBe(220 - 26); // the worst at the bottom
  expect(ada![1]![1]).toBeLessThan(ben![1]![1]);
  const dashes = root.find("path.chart-line").map((path) => path.given.get("stroke-dasharray"));
  expect(new Set(dashes).size).toBe(2);
});

it.each([
  [
    [[17], [23]],
    ["0", "10", "20"],
  ],
  [
    [[0], [4]],
    ["0", "1", "2", "3", "4"],
  ],
  [
    [[0], [0]],
    ["0", "1"],
  ],
  [
    [[-12], [30]],
    ["0", "20"],
  ],
  [
    [[0], [130]],
    ["0", "50", "100"],
  ],
])("has round steps at its side: %j", async (points, steps) => {
  expect(labels(await chart(points, ["Ada"]), true)).toEqual(steps);
});

it("names the first and the last turn, and not so many that they run together", async () => {
  const root = await chart(Array.from({ length: 17 }, (_, i) => [i]), ["Ada"]); // prettier-ignore
  const turns = labels(root, false).map(Number);
  expect(turns[0]).toBe(1);
  expect(turns.at(-1)).toBe(17);
  expect(turns.length).toBeLessThanOrEqual(9);
});

it("lays the ends side by side where they meet", async () => {
  const root = await chart([[0, 0, 0], [9, 9, 1]], ["Ada", "Ben", "Cleo"]); // prettier-ignore
  const ends = root
    .find("circle")
    .filter((one) => one.given.get("r") === "10")
    .map((one) => one.parentNode!.given.get("transform")!);
  expect(new Set(ends).size).toBe(3);
  const [ada, ben, cleo] = ends.map((end) => Number(/\((\S+)/.exec(end)![1]));
  expect(ben! - ada!).toBe(17);
  expect(cleo).toBe(ada);
});

it("says the same as a table", async () => {
  const root = await chart([[0, 5], [10, 5]], ["Ada", "Ben"]); // prettier-ignore
  expect(root.find("tr").map((row) => row.childNodes.map((one) => one.text))).toEqual([
    ["page-chart-round", "Ada", "Ben"],
    ["1", "0", "5"],
    ["2", "10", "5"],
  ]);
});
