/** The printed sheet: a sea chart with a neatline, coordinates, waterlines, dotted lines, islands and flags. */
import { useId } from "preact/hooks";
import { handle, nameIn } from "../../../desk/handles";
import { at, blob, seedOf, short } from "../../../draw/hand";
import { Glyph } from "../../../draw/Glyph";
import type { Layout } from "../../../api/wire";
import { Kind } from "../handles";
import type { Flag, Ground } from "../wire";
import "./chart.css";

export const SHORE = 29; // radius of an island
const WATERLINES = [
  [44, "wl far"],
  [41.6, "sea"],
  [33, "wl far"],
  [30.4, "sea"],
  [21, "wl"],
  [18, "sea"],
  [10, "wl"],
  [6.5, "sea"],
] as const;

export const shoreOf = (name: string, x: number, y: number, r = SHORE): string =>
  blob(x, y, r, seedOf(handle(Kind.ISLAND, name)), { corners: 8, rough: 0.07 });

/** The waterlines round islands: one coast, drawn again and again with a thinner line. */
export function Waterlines({ shores, scale = 1 }: { shores: string[]; scale?: number }) {
  const id = `coast${useId()}`;
  return (
    <g class="hashi-waterlines">
      <defs>
        <g id={id}>
          {shores.map((d, i) => (
            <path key={i} d={d} />
          ))}
        </g>
      </defs>
      {WATERLINES.map(([width, kind]) => (
        <use key={width} href={`#${id}`} class={`co-${kind}`} style={{ strokeWidth: width * scale }} />
      ))}
    </g>
  );
}

/** A flag beside an island: red is a pennant with a lozenge, blue a swallowtail with waves. */
export function FlagAt({ flag, x, y, small = false }: { flag: Flag; x: number; y: number; small?: boolean }) {
  if (flag === "") return null;
  const k = small ? 1.38 : 1;
  const [px, py] = [x + (small ? 14 : 17), y - (small ? 16 : 17)];
  const cloth =
    flag === "red"
      ? `M${at(px, py - 25 * k)}l${at(25 * k, 8 * k)}l${at(-25 * k, 8 * k)}z`
      : `M${at(px, py - 25 * k)}h${short(23 * k)}l${at(-6 * k, 8 * k)}l${at(6 * k, 8 * k)}h${short(-23 * k)}z`;
  return (
    <g class="hashi-flag">
      <path class="pole" d={`M${at(px, py + 3)}V${short(py - 27 * k)}`} />
      <path class={`f-${flag}`} d={cloth} />
      {!small && (
        <Glyph
          hue={flag}
          x={px + (flag === "red" ? 8.5 : 9)}
          y={py - 17}
          scale={flag === "red" ? 0.62 : 0.66}
        />
      )}
    </g>
  );
}

/** The ends of a line where it leaves the shore, `off` from the middles of its islands. */
export function span(ground: Ground, line: number, off: number): [number, number, number, number] {
  const [a, b] = ground.lines[line]!.ends;
  const [[x1, y1], [x2, y2]] = [ground.islands[a]!.at, ground.islands[b]!.at];
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [tx, ty] = [(x2 - x1) / long, (y2 - y1) / long];
  return [x1 + tx * off, y1 + ty * off, x2 - tx * off, y2 - ty * off];
}

/** How far a point is from an island's shore or from a line, wherever along it. */
export function far({ board, spots }: Layout<Ground>, h: string, x: number, y: number): number {
  const line = board.lines.findIndex(({ name }) => h === handle(Kind.LINE, name));
  if (line >= 0) {
    const [x1, y1, x2, y2] = span(board, line, SHORE);
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
    const there = Math.min(Math.max(along, 0), 1);
    return Math.hypot(x - x1 - there * dx, y - y1 - there * dy);
  }
  const spot = spots[h];
  if (!spot) return Infinity;
  const away = Math.hypot(spot[0] - x, spot[1] - y);
  return nameIn(h, Kind.ISLAND) !== null ? Math.max(0, away - SHORE) : away;
}

export const level = (ground: Ground, line: number): boolean => {
  const [a, b] = ground.lines[line]!.ends;
  return ground.islands[a]!.at[1] === ground.islands[b]!.at[1];
};

/** Where two lines cross, or null. */
export function crossing(ground: Ground, one: number, other: number): [number, number] | null {
  const [x1, y1, x2, y2] = span(ground, one, 0);
  const [x3, y3, x4, y4] = span(ground, other, 0);
  if (level(ground, one) === level(ground, other)) return null;
  const [x, y] = level(ground, one) ? [x3, y1] : [x1, y3];
  const inside = (v: number, a: number, b: number): boolean => v > Math.min(a, b) && v < Math.max(a, b);
  const across = level(ground, one)
    ? inside(x, x1, x2) && inside(y, y3, y4)
    : inside(y, y1, y2) && inside(x, x3, x4);
  return across ? [x, y] : null;
}

const COLUMNS = "abcdef";

/** Neatline with scale bars, and the letters and numbers that places are called by. */
export function Neatline({ ground: { step, margin } }: { ground: Ground }) {
  const size = step * COLUMNS.length;
  const bars: string[] = [];
  for (let k = 0; k < 2 * COLUMNS.length; k += 2) {
    const from = margin + (k * step) / 2;
    const [low, high] = [margin - 11, margin + size + 11];
    bars.push(
      `M${from} ${low}h${step / 2}M${from} ${high}h${step / 2}M${low} ${from}v${step / 2}M${high} ${from}v${step / 2}`,
    );
  }
  return (
    <g class="hashi-neatline">
      <rect class="sea" x={margin - 8} y={margin - 8} width={size + 16} height={size + 16} />
      <rect class="neat" x={margin - 8} y={margin - 8} width={size + 16} height={size + 16} />
      <rect class="neat thin" x={margin - 14} y={margin - 14} width={size + 28} height={size + 28} />
      <path class="scale" d={bars.join("")} />
      {[...COLUMNS].map((letter, k) => (
        <g key={letter}>
          <text class="co" x={margin + step / 2 + k * step} y={margin - 20}>
            {letter}
          </text>
          <text class="co" x={margin - 26} y={margin + step / 2 + k * step + 5}>
            {k + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Open water without island or line has room for a compass rose; the one nearest a corner takes it. */
export function Rose({ ground }: { ground: Ground }) {
  const spot = roseAt(ground);
  if (!spot) return null;
  const [x, y] = spot;
  const point = (turn: number, long: number, wide: number): string => {
    const a = (turn * Math.PI) / 4;
    const [dx, dy] = [Math.sin(a), -Math.cos(a)];
    return `M${at(x + dx * long, y + dy * long)}L${at(x - dy * wide, y + dx * wide)}L${at(x + dy * wide, y - dx * wide)}z`;
  };
  return (
    <g class="hashi-rose">
      <circle cx={x} cy={y} r={19} />
      <circle cx={x} cy={y} r={22} />
      <path class="half" d={[1, 3, 5, 7].map((turn) => point(turn, 21, 3.2)).join("")} />
      <path class="half" d={[2, 4, 6].map((turn) => point(turn, 27, 4)).join("")} />
      <path class="north" d={point(0, 33, 4.6)} />
    </g>
  );
}

export function roseAt(ground: Ground): [number, number] | null {
  const { step, margin, islands, lines } = ground;
  const cell = ([x, y]: readonly [number, number]): string =>
    `${Math.round((x - margin - step / 2) / step)},${Math.round((y - margin - step / 2) / step)}`;
  const taken = new Set(islands.map((island) => cell(island.at)));
  lines.forEach((_, line) => {
    const [x1, y1, x2, y2] = span(ground, line, 0);
    const steps = Math.round(Math.hypot(x2 - x1, y2 - y1) / step);
    for (let k = 1; k < steps; k++)
      taken.add(cell([x1 + ((x2 - x1) * k) / steps, y1 + ((y2 - y1) * k) / steps]));
  });
  let best: [number, number] | null = null;
  let least = 2.5; // steps from a corner: in the middle it would be in the way
  const last = COLUMNS.length - 1;
  for (let row = 0; row <= last; row++) {
    for (let column = 0; column <= last; column++) {
      if (taken.has(`${column},${row}`)) continue;
      const far = Math.min(column, last - column) + Math.min(row, last - row);
      if (far < least) {
        least = far;
        best = [margin + step / 2 + column * step, margin + step / 2 + row * step];
      }
    }
  }
  return best;
}
