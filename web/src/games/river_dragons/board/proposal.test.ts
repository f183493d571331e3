import { expect, test } from "vitest";
import { wobble } from "../../../draw/hand";
import { pointAt } from "./proposal";
import type { Delta } from "../table";

const delta = { width: 980, height: 900, grid: 3 } as Delta;

/** Every point of the stones' grid near a place, by the ruling's own words: multiples of 3, both even or both odd. */
function nearby(x: number, y: number): [number, number, number][] {
  const [u, v] = [x - 490, (450 - y) / Math.sqrt(3)];
  const found: [number, number, number][] = [];
  for (let row = Math.round(v) - 9; row <= v + 9; row++) {
    for (let column = Math.round(u) - 9; column <= u + 9; column++) {
      if (row % 3 === 0 && column % 3 === 0 && (row + column) % 2 === 0)
        found.push([column, row, Math.hypot(column - u, (row - v) * Math.sqrt(3))]);
    }
  }
  return found;
}

test("a touch means the nearest point of the grid", () => {
  const random = wobble(5);
  for (let i = 0; i < 500; i++) {
    const [x, y] = [random() * 980, random() * 900];
    const proposal = pointAt(delta, x, y);
    const [column, row] = proposal.handle.slice("point-".length).split(",").map(Number);
    const least = Math.min(...nearby(x, y).map((one) => one[2]));
    const meant = nearby(x, y).find((one) => one[0] === column && one[1] === row);
    expect(meant, proposal.handle).toBeDefined();
    expect(meant![2]).toBeCloseTo(least, 6);
    expect(Math.hypot(proposal.at[0] - x, proposal.at[1] - y)).toBeCloseTo(least, 6);
  }
});

test("the middle of the board is the point 0,0", () => {
  expect(pointAt(delta, 490, 450)).toEqual({ handle: "point-0,0", at: [490, 450] });
});
