/** Hashi on the home page: a corner of a sheet, from which a bridge leads on to the next game. */
import { straight } from "../../draw/hand";
import { Line } from "./board/Pen";
import { Scrap, type ScrapIsland, type ScrapLine } from "./Scrap";

const MIDDLE = 132;
const ISLANDS: readonly ScrapIsland[] = [
  { x: 52, y: 46, number: 2, finished: true },
  { x: 156, y: 46, number: 3, flag: "red" },
  { x: 258, y: 46, number: 1, finished: true },
  { x: 52, y: MIDDLE, number: 4, finished: true },
  { x: 258, y: MIDDLE, number: 4, finished: true },
  { x: 52, y: 216 },
  { x: 156, y: 216 },
  { x: 258, y: 216, flag: "blue" },
];
const LINES: readonly ScrapLine[] = [
  { ends: [0, 1], bridges: 1 },
  { ends: [0, 3], bridges: 1 },
  { ends: [3, 4], bridges: 2 },
  { ends: [3, 5], bridges: 1 },
  { ends: [2, 4], bridges: 1 },
  { ends: [1, 2] },
  { ends: [5, 6] },
  { ends: [6, 7] },
  { ends: [4, 7] },
];

export function Cover() {
  return (
    <svg viewBox="0 0 311 250">
      <g class="hashi-piece">
        <rect class="sea" width="311" height="250" />
      </g>
      <Scrap islands={ISLANDS} lines={LINES} name="cover" scale={0.8} fresh />
      <Line
        d={straight(280, MIDDLE, 322, MIDDLE, 5, { bow: 0.02 })}
        width={4.6}
        seed={8}
        fresh
        delay={1500}
      />
    </svg>
  );
}
