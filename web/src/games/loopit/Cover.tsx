/** Loopit on the home page: the line that runs through all four games comes in from the left and ties itself into a loop. */
import { Square, TileFace } from "./board/Tile";
import type { Tile } from "./wire";

const tile = (name: string): Tile => ({ name, ends: name.slice(0, -1), value: Number(name.slice(-1)) });

// Squares of 70 on a cloth, as they are laid one after the other from the left edge.
const LAID: [name: string, x: number, y: number][] = [
  ["EW4", -1, 1],
  ["EW5", 0, 1],
  ["NSW3", 1, 1],
  ["ES5", 1, 0],
  ["SW4", 2, 0],
  ["NS6", 2, 1],
  ["NE5", 2, 2],
  ["NW4", 3, 2],
  ["S8", 3, 1],
  ["N7", 1, 2],
];
const BONUS: [times: number, x: number, y: number][] = [
  [2, 0, 0],
  [6, 3, 0],
  [3, 0, 2],
];

export function Cover() {
  const at = (x: number, y: number): string => `translate(${54 + x * 70} ${62 + y * 70}) scale(.7)`;
  return (
    <svg class="cover loopit-cover" viewBox="0 0 311 250" aria-hidden="true">
      <rect class="cloth" width="311" height="250" />
      {[-1, 0, 1, 2, 3, 4].flatMap((x) =>
        [-1, 0, 1, 2, 3].map((y) => (
          <g key={`${x} ${y}`} transform={at(x, y)}>
            <Square times={BONUS.find(([, bx, by]) => bx === x && by === y)?.[0] ?? 1} />
          </g>
        )),
      )}
      {LAID.map(([name, x, y], order) => (
        <g key={name + x} transform={at(x, y)}>
          <TileFace tile={tile(name)} fresh order={order} />
        </g>
      ))}
    </svg>
  );
}
