/** The Border on the home page: the line that runs through all four games is a border here, being crossed off. */
import { at } from "../../draw/hand";
import "./board/board.css";
import { Motif } from "./board/Motif";
import { Links, middleOf, type Cell } from "./board/pieces";

const RADIUS = 17.6;
const [LEFT, LINE] = [15, 132];

const row = (from: number, to: number): Cell[] =>
  Array.from({ length: to - from + 1 }, (_, i): Cell => [from + i, 0]);
const NORTH: Cell[] = [
  [4, -1],
  [5, -2],
  [5, -3],
  [5, -4],
  [4, -5],
];
const SOUTH: Cell[] = [
  [6, 1],
  [6, 2],
  [6, 3],
  [7, 4],
];
const along = (cells: Cell[]): string => cells.map((cell) => at(...middleOf(cell, RADIUS))).join("L");

export function Cover() {
  return (
    <svg class="cover border-cover" viewBox="0 0 311 250" aria-hidden="true">
      <g transform={`translate(${LEFT} ${LINE})`}>
        <g class="tb-meadow">
          <path class="tb-ground" d="M-30-150H320V0H-30z" />
        </g>
        <g class="tb-rock">
          <path class="tb-ground" d={`M-30-150V0L${along([[4, 0]])}L${along(NORTH)}L137-150z`} />
        </g>
        <g class="tb-sand">
          <path class="tb-ground" d="M-30 0H320V130H-30z" />
        </g>
        <g class="tb-lake">
          <path class="tb-ground" d={`M-30 0L${along([[6, 0]])}L${along(SOUTH)}L213 130H-30z`} />
          <path
            class="tb-marks"
            d="M22 62c3-3 5-3 8 0s5 3 8 0M150 92c3-3 5-3 8 0s5 3 8 0M34 100c3-3 5-3 8 0s5 3 8 0"
          />
        </g>
        <Links cells={NORTH} hue="blue" radius={RADIUS} />
        <Links cells={SOUTH} hue="grey" radius={RADIUS} />
        <Links cells={[[7, 5]]} hue="red" radius={RADIUS} />
        <Links cells={row(-1, 1)} hue="green" radius={RADIUS} crossed={[0, 1, 2]} />
        <Links cells={row(2, 3)} hue="red" radius={RADIUS} crossed={[0, 1]} from={3} />
        <Links cells={row(4, 6)} hue="yellow" radius={RADIUS} crossed={[0]} from={7} />
        <Links cells={row(7, 10)} hue="orange" radius={RADIUS} />
        <Motif name="castle" x={64} y={-68} scale={1.2} />
        <Motif name="windmill" x={238} y={-68} scale={1.18} />
        <Motif name="boat" x={94} y={72} scale={1.02} />
        <Motif name="well" x={262} y={72} scale={0.86} />
      </g>
    </svg>
  );
}
