/**
 * The lines on Loopit's tiles. A tile is 100 by 100 around 0,0; ends lie in the middle of the sides N E S W.
 *
 * A strand is a cubic that leaves and enters its sides at right angles, slowed down in the middle, plus one full turn of a
 * vector: the loop opens by itself and crosses itself once. Dead ends curl up like a fern. Every set of ends has at
 * least two different curls; which one a tile has depends on its value, so that a tile keeps its face when it is laid.
 */
import { openCurve, type Point } from "../../../draw/hand";

type Side = "N" | "E" | "S" | "W";
type Line = Point[];

const END: Record<Side, Point> = { N: [0, -50], E: [50, 0], S: [0, 50], W: [-50, 0] };
const INWARD: Record<Side, Point> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };
const ACROSS: Record<Side, Side> = { N: "S", S: "N", E: "W", W: "E" };

interface Curl {
  /** Radius of the loop; 0: none. */
  r?: number;
  /** On which side of the way the loop lies. */
  side?: 1 | -1;
  /** How far the way runs straight in before it bends. */
  bend?: number;
  /** Shifts the middle to the other side, to make room for the loop. */
  drift?: number;
  /** How much the way is slowed down in the middle. */
  slow?: number;
}

const smooth = (t: number): number => {
  const x = Math.min(1, Math.max(0, t));
  return x * x * x * (x * (6 * x - 15) + 10);
};
const ease = (from: number, to: number, t: number): number => {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const one = (i: 0 | 1): number =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [one(0), one(1)];
}

function strand(
  from: Side,
  to: Side,
  { r = 0, side = 1, bend = 30, drift = 0, slow = 0.3 }: Curl = {},
): Line {
  const [a, d] = [END[from], END[to]];
  const b: Point = [a[0] + INWARD[from][0] * bend, a[1] + INWARD[from][1] * bend];
  const c: Point = [d[0] + INWARD[to][0] * bend, d[1] + INWARD[to][1] * bend];
  const steps = r ? 44 : 12;
  const points: Line = [];
  for (let i = 0; i <= steps; i++) {
    const even = i / steps;
    const t = r ? even - (slow / (2 * Math.PI)) * Math.sin(2 * Math.PI * (even - 0.5)) : even;
    const p = cubic(a, b, c, d, t);
    const q = cubic(a, b, c, d, Math.min(1, t + 0.01));
    const o = cubic(a, b, c, d, Math.max(0, t - 0.01));
    const long = Math.hypot(q[0] - o[0], q[1] - o[1]) || 1;
    const [tx, ty] = [(q[0] - o[0]) / long, (q[1] - o[1]) / long];
    const [nx, ny] = [-ty * side, tx * side];
    const angle = 2 * Math.PI * ease(0.1, 0.9, even);
    const aside = r * (1 - Math.cos(angle)) - drift * smooth(even * 2) * (1 - smooth(even * 2 - 1));
    const along = r * Math.sin(angle);
    points.push([p[0] + tx * along + nx * aside, p[1] + ty * along + ny * aside]);
  }
  return points;
}

/** A dead end: the line comes in and winds up. */
function fern(from: Side, side: 1 | -1, r: number, turns: number): Line {
  const [a, v] = [END[from], INWARD[from]];
  const [nx, ny] = [-v[1] * side, v[0] * side];
  const heart: Point = [v[0] * 3 + nx * r * 0.6, v[1] * 3 + ny * r * 0.6];
  const points: Line = [a];
  for (const [deep, sway] of [
    [9, 0],
    [18, 0.06],
    [29, 0.24],
    [41, 0.38],
  ] as const) {
    points.push([a[0] + v[0] * deep - nx * r * sway, a[1] + v[1] * deep - ny * r * sway]);
  }
  const steps = 30;
  for (let i = 2; i <= steps; i++) {
    const t = i / steps;
    const angle = t * turns * 2 * Math.PI;
    const reach = r * (1.02 - 0.64 * t ** 1.2);
    const [out, on] = [-Math.cos(angle) * reach, Math.sin(angle) * reach];
    points.push([heart[0] + nx * out + v[0] * on, heart[1] + ny * out + v[1] * on]);
  }
  return points;
}

/** The side of a strand from one end to the other that is away from the corner between them. */
const outward = (from: Side, to: Side): 1 | -1 =>
  INWARD[from][1] * INWARD[to][0] - INWARD[from][0] * INWARD[to][1] > 0 ? -1 : 1;

/** Which curl a tile has; crossings have one value only and go by their square instead. */
export function curlOf(ends: string, value: number, square = "a1"): number {
  if (ends.length === 2) return value % 3;
  if (ends.length < 4) return value % 2;
  const [column, row] = placeOf(square);
  return (column + 2 * row) % 3;
}

function strandsOf(ends: string, curl: number): Line[] {
  const sides = [...ends] as Side[];
  const side: 1 | -1 = curl % 2 ? -1 : 1;
  const [a, b] = sides as [Side, Side];
  if (sides.length === 1) return [fern(a, side, curl ? 18 : 20, curl ? 1.5 : 1.28)];
  if (sides.length === 2 && ACROSS[a] === b) {
    return [
      strand(
        a,
        b,
        [
          { r: 23, drift: 16, slow: 0.34 },
          { r: 23, drift: 16, slow: 0.34 },
          { r: 18.5, drift: 14, slow: 0.4 },
        ].map((one) => ({ ...one, side }))[curl]!,
      ),
    ];
  }
  if (sides.length === 2) {
    const out = outward(a, b);
    return [
      strand(
        a,
        b,
        [
          { r: 21, bend: 30, drift: 8, slow: 0.5 },
          { r: 26, bend: 22, drift: 10, slow: 0.55 },
          { r: 18, bend: 36, drift: 8, slow: 0.44 },
        ].map((one) => ({ ...one, side: out }))[curl]!,
      ),
    ];
  }
  if (sides.length === 3) {
    const branch = sides.find((one) => !sides.includes(ACROSS[one]))!;
    const [near, far] = sides.filter((one) => one !== branch) as [Side, Side];
    const [from, to] = curl % 2 ? [far, near] : [near, far];
    const v = INWARD[from];
    const towards = -v[1] * -INWARD[branch][0] + v[0] * -INWARD[branch][1];
    return [
      strand(from, to, { r: 21, side: towards > 0 ? -1 : 1, drift: 5, slow: 0.5 }),
      strand(branch, to, { bend: 27 }),
    ];
  }
  const pairs: [Side, Side, Side, Side][] = [
    ["S", "W", "N", "E"],
    ["N", "W", "S", "E"],
    ["E", "S", "W", "N"],
  ];
  const [p, q, s, t] = pairs[curl]!;
  return [
    strand(p, q, { r: 20, side: outward(p, q), bend: 28, drift: 10, slow: 0.5 }),
    strand(s, t, { bend: 27 }),
  ];
}

/** Places where strands cross at a real angle (where two run together they only merge). */
function crossings(lines: Line[]): [line: number, place: number][] {
  const found: [number, number][] = [];
  lines.forEach((p, i) => {
    lines.forEach((q, j) => {
      if (j < i) return;
      for (let m = 0; m + 1 < p.length; m++) {
        for (let n = i === j ? m + 3 : 0; n + 1 < q.length; n++) {
          const [x1, y1, x2, y2] = [...p[m]!, ...p[m + 1]!] as [number, number, number, number];
          const [x3, y3, x4, y4] = [...q[n]!, ...q[n + 1]!] as [number, number, number, number];
          const [dx, dy, ex, ey] = [x2 - x1, y2 - y1, x4 - x3, y4 - y3];
          const turn = dx * ey - dy * ex;
          if (Math.abs(turn) < 0.42 * Math.hypot(dx, dy) * Math.hypot(ex, ey)) continue;
          const t = ((x3 - x1) * ey - (y3 - y1) * ex) / turn;
          const u = ((x3 - x1) * dy - (y3 - y1) * dx) / turn;
          if (t >= 0 && t < 1 && u >= 0 && u < 1) found.push([j, n]);
        }
      }
    });
  });
  return found;
}

/** A piece of a line, so far to both sides of a place. */
function around(line: Line, place: number, reach: number): Line {
  const far = (i: number, j: number): number =>
    Math.hypot(line[i]![0] - line[j]![0], line[i]![1] - line[j]![1]);
  let [from, to, gone] = [place, place + 1, 0];
  while (from > 0 && gone < reach) gone += far(from, --from);
  gone = 0;
  while (to < line.length - 1 && gone < reach) gone += far(to, ++to);
  return line.slice(from, to + 1);
}

const everySecond = (line: Line): Line => line.filter((_, i) => i % 2 === 0 || i === line.length - 1);

export interface Drawn {
  /** All strands. */
  d: string;
  /** The first strand alone, for the glint. */
  glint: string;
  /** Where a strand runs over another: a gap, its case, its core. */
  over: { gap: string; case: string; core: string }[];
  /** Where a dead end winds up. */
  heart: Point | null;
}

const drawn = new Map<string, Drawn>();

/** The line of a tile as path data, made once. */
export function lineOf(ends: string, curl: number): Drawn {
  const key = `${ends}${curl}`;
  let made = drawn.get(key);
  if (!made) {
    const lines = strandsOf(ends, curl);
    const paths = lines.map((line) => openCurve(ends.length === 1 ? line : everySecond(line)));
    made = {
      d: paths.join(""),
      glint: paths[0]!,
      over: crossings(lines).map(([line, place]) => ({
        gap: openCurve(around(lines[line]!, place, 6)),
        case: openCurve(around(lines[line]!, place, 8)),
        core: openCurve(around(lines[line]!, place, 11)),
      })),
      heart: ends.length === 1 ? lines[0]!.at(-1)! : null,
    };
    drawn.set(key, made);
  }
  return made;
}

/** A square by its name: column and row from 0. */
export function placeOf(square: string): [column: number, row: number] {
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
}

/** The middle of a square in units of the board. */
export function middleOf(
  square: string,
  { margin, square: size }: { margin: number; square: number },
): [number, number] {
  const [column, row] = placeOf(square);
  return [margin + column * size + size / 2, margin + row * size + size / 2];
}
