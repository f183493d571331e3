/** Chains of spaces apart from a board, for pictures: the cover and the rules. */
import type { JSX } from "preact";
import { Glyph, type Hue } from "../../../draw/Glyph";
import type { Point } from "../../../draw/hand";
import { Stroke } from "../../../draw/Ink";
import { CROSSES, SPACE } from "./cross";
import { hexagon, neck } from "./hexes";

export type Cell = readonly [column: number, row: number];

/** Where a cell lies: every second row half a space to the right, 0,0 at the origin. */
export function middleOf([column, row]: Cell, radius: number): Point {
  return [radius * Math.sqrt(3) * (column + Math.abs(row % 2) / 2), radius * 1.5 * row];
}

interface LinkProps {
  cells: readonly Cell[];
  /** White: crossed off from the start, of no segment. */
  hue: Hue | "white";
  radius: number;
  /** Which of the cells are crossed off. */
  crossed?: readonly number[];
  wet?: boolean;
  /** The crosses are written one after the other, beginning with this step. */
  from?: number;
}

export function Links({ cells, hue, radius, crossed = [], wet = false, from }: LinkProps): JSX.Element {
  const middles = cells.map((cell) => middleOf(cell, radius));
  const hexes = middles.map((middle) => hexagon(middle, radius * SPACE));
  const necks = middles.slice(1).map((middle, i) => neck(middles[i]!, middle, radius));
  const shut = cells.map((_, i) => crossed.includes(i));
  const scale = radius / 30;
  const open =
    hexes.filter((_, i) => !shut[i]).join("") + necks.filter((_, i) => !shut[i] && !shut[i + 1]).join("");
  return (
    <g>
      <path
        class={`tb-edge tb-e-${hue}`}
        style={{ strokeWidth: 3 * scale + 0.4 }}
        d={hexes.join("") + necks.join("")}
      />
      {hue !== "white" && <path class={`tb-w-${hue}`} d={hexes.join("") + necks.join("")} />}
      <path class={`tb-c-${hue}`} d={hue === "white" ? hexes.join("") : open} />
      {middles.map(([x, y], i) => (
        <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}>
          {hue === "white" ? (
            <path class="tb-printed" d="M-9-9 9 9M9-9-9 9" />
          ) : shut[i] ? (
            CROSSES[(i * 3 + cells.length) % CROSSES.length]!.map((d, k) => (
              <Stroke
                key={k}
                d={d}
                width={5}
                seed={i * 3 + k}
                wet={wet}
                core={false}
                fresh={from !== undefined}
                delay={(from ?? 0) + i * 1.5 + k}
              />
            ))
          ) : (
            <Glyph hue={hue} scale={1.3} />
          )}
        </g>
      ))}
    </g>
  );
}
