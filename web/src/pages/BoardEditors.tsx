/** Changing a board by clicking: signs in a grid, points on a plane. What is allowed, the validator says. */
import { useState } from "preact/hooks";
import { say } from "../texts/speak";
import type { Drawing, Spot } from "./boardtext";

interface GridProps {
  drawing: Drawing;
  /** What the game suggests; else the signs that stand there already. */
  signs?: string[] | undefined;
  onCell(row: number, cell: number, sign: string): void;
}

/** A file names its drawings for itself (`drawing`, `board2`); people read “Board”, “Board 2”. */
const boardName = (name: string): string =>
  say("page-boards-board", { number: Number(/\d+$/.exec(name)?.[0] ?? 0) });

export function GridEditor({ drawing, signs, onCell }: GridProps) {
  const used = [...new Set(drawing.rows.flatMap((row) => row.cells))].sort(
    (a, b) => a.length - b.length || a.localeCompare(b),
  );
  const palette = signs ?? used;
  const [pen, setPen] = useState<string | null>(null);
  const next = (sign: string): string => pen ?? palette[(palette.indexOf(sign) + 1) % palette.length]!;
  return (
    <figure class="grid-editor">
      <figcaption>
        <b>{boardName(drawing.name)}</b> {say("page-boards-grid")}
      </figcaption>
      <div class="pens row" role="group" aria-label={say("page-boards-pens")}>
        {palette.map((sign) => (
          <button
            key={sign}
            type="button"
            class="pen"
            aria-pressed={pen === sign}
            onClick={() => setPen(pen === sign ? null : sign)}
          >
            {sign}
          </button>
        ))}
      </div>
      <div class="scroll" tabIndex={0} role="group" aria-label={boardName(drawing.name)}>
        <table>
          {drawing.head.length > 0 && (
            <thead>
              <tr>
                <td />
                {drawing.head.map((letter) => (
                  <th key={letter} scope="col">
                    {letter}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {drawing.rows.map((row, r) => (
              <tr key={row.line}>
                <th scope="row">{row.label}</th>
                {row.cells.map((sign, c) => (
                  <td key={c}>
                    <button
                      type="button"
                      class={`cell${sign === "." ? " empty" : ""}`}
                      aria-label={`${drawing.head[c] ?? c + 1}${row.label}: ${sign}`}
                      onClick={() => onCell(r, c, next(sign))}
                    >
                      {sign}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const DOWN = Math.sqrt(3); // a step up in the file is so many half steps across

export function PointEditor({
  points,
  onPoint,
}: {
  points: Spot[];
  onPoint(point: Spot, x: number, y: number): void;
}) {
  const [chosen, setChosen] = useState(0);
  const point = points[Math.min(chosen, points.length - 1)]!;
  const wide = Math.max(...points.map((one) => Math.abs(one.x))) + 60;
  const high = Math.max(...points.map((one) => Math.abs(one.y) * DOWN)) + 60;
  const put = (event: MouseEvent): void => {
    const svg = event.currentTarget as SVGSVGElement;
    const screen = svg.getScreenCTM();
    if (!screen) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
    const near = points.findIndex((one) => Math.hypot(one.x - at.x, -one.y * DOWN - at.y) < 16);
    if (near >= 0) return setChosen(near);
    const y = Math.round(-at.y / DOWN);
    // On a triangular lattice a row's points lie half a step aside of the next row's.
    const x = Math.round((at.x - (y & 1)) / 2) * 2 + (y & 1);
    onPoint(point, x, y);
  };
  const nudge = (event: KeyboardEvent): void => {
    const by: Record<string, [number, number]> = {
      ArrowLeft: [-2, 0],
      ArrowRight: [2, 0],
      ArrowUp: [1, 1],
      ArrowDown: [-1, -1],
    };
    const step = by[event.key];
    if (!step) return;
    event.preventDefault();
    onPoint(point, point.x + step[0], point.y + step[1]);
  };
  return (
    <figure class="point-editor">
      <figcaption>{say("page-boards-points")}</figcaption>
      <label class="field">
        {say("page-boards-point")}
        <select value={String(chosen)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {points.map((one, i) => (
            <option key={one.line} value={String(i)}>
              {one.table} {one.name} [{one.x}, {one.y}]
            </option>
          ))}
        </select>
      </label>
      <svg
        viewBox={`${-wide} ${-high} ${2 * wide} ${2 * high}`}
        role="application"
        aria-label={say("page-boards-points")}
        tabIndex={0}
        onClick={put}
        onKeyDown={nudge}
      >
        <rect class="sea" x={-wide} y={-high} width={2 * wide} height={2 * high} rx="14" />
        {points.map((one, i) => (
          <g
            key={one.line}
            class={i === chosen ? "point chosen" : "point"}
            transform={`translate(${one.x} ${-one.y * DOWN})`}
          >
            <circle r="13" />
            <text text-anchor="middle" y="5">
              {one.name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
