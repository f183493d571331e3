/** The hand: felt-tip strokes, rings and digits as SVG path data. One seed, one stroke, on every screen. */

export type Point = readonly [number, number];

/** A small generator: the same seed gives the same wobble everywhere and after every reload. */
export function wobble(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x9e3779b9) | 0;
    let t = a ^ (a >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return ((t ^ (t >>> 15)) >>> 0) / 4294967296;
  };
}

/** A seed from a name, so that "line-c3-c5" is always drawn alike. */
export function seedOf(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function short(n: number): string {
  const r = Math.round(n * 10) / 10;
  return Object.is(r, -0) ? "0" : String(r);
}

export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

const spread = (random: () => number, by: number): number => (random() - 0.5) * 2 * by;

function through(points: readonly Point[], closed: boolean): string {
  const n = points.length;
  const p = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!);
  let d = `M${at(p(0)[0], p(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${at(c[0], c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A smooth curve through points (Catmull–Rom). */
export const openCurve = (points: readonly Point[]): string => through(points, false);
export const closedCurve = (points: readonly Point[]): string => through(points, true);

/** An island: a circle the sea has worked on. */
export function blob(
  x: number,
  y: number,
  r: number,
  seed: number,
  { corners = 9, rough = 0.06 } = {},
): string {
  const random = wobble(seed);
  const turn = random() * 6.283;
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = turn + (i / corners) * 6.283;
    const reach = r * (1 + spread(random, rough));
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
  }
  return closedCurve(points);
}

/** The centre line of a straight stroke as a hand draws it: bowed about one in a hundred. */
export function straight(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  seed: number,
  { bow = 0.012 } = {},
): string {
  const random = wobble(seed);
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / long, (x2 - x1) / long];
  const bend = spread(random, bow) * long + spread(random, 0.8);
  const sway = spread(random, 0.9);
  const [k1, k2] = [0.3 + spread(random, 0.08), 0.7 + spread(random, 0.08)];
  const c1 = at(x1 + (x2 - x1) * k1 + nx * (bend + sway), y1 + (y2 - y1) * k1 + ny * (bend + sway));
  const c2 = at(x1 + (x2 - x1) * k2 + nx * (bend - sway), y1 + (y2 - y1) * k2 + ny * (bend - sway));
  return `M${at(x1, y1)}C${c1} ${c2} ${at(x2, y2)}`;
}

/** A hand's circle: a bit more than one turn, its end passing outside its beginning. */
export function ring(x: number, y: number, r: number, seed: number, { turns = 1.12 } = {}): string {
  const random = wobble(seed);
  const start = -2.2 + spread(random, 0.5);
  const [squash, tilt] = [1 + spread(random, 0.035), spread(random, 0.5)];
  const around = 12;
  const steps = Math.round(around * turns);
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const angle = start + (i / around) * 6.283;
    const reach = r * (1 + spread(random, 0.03) + ((i - steps / 2) / steps) * 0.15);
    const [u, v] = [Math.cos(angle) * reach * squash, (Math.sin(angle) * reach) / squash];
    points.push([x + u * Math.cos(tilt) - v * Math.sin(tilt), y + u * Math.sin(tilt) + v * Math.cos(tilt)]);
  }
  return openCurve(points);
}

/** Points along a centre line made of M and C. */
function sample(d: string, step = 7): Point[][] {
  return d
    .split("M")
    .filter(Boolean)
    .map((part) => {
      const v = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      let from: Point = [v[0]!, v[1]!];
      const points: Point[] = [from];
      for (let i = 2; i + 5 < v.length; i += 6) {
        const a: Point = [v[i]!, v[i + 1]!];
        const b: Point = [v[i + 2]!, v[i + 3]!];
        const c: Point = [v[i + 4]!, v[i + 5]!];
        const long =
          Math.hypot(a[0] - from[0], a[1] - from[1]) +
          Math.hypot(b[0] - a[0], b[1] - a[1]) +
          Math.hypot(c[0] - b[0], c[1] - b[1]);
        const n = Math.max(2, Math.round(long / step));
        for (let k = 1; k <= n; k++) {
          const t = k / n;
          const u = 1 - t;
          points.push([
            u * u * u * from[0] + 3 * u * u * t * a[0] + 3 * u * t * t * b[0] + t * t * t * c[0],
            u * u * u * from[1] + 3 * u * u * t * a[1] + 3 * u * t * t * b[1] + t * t * t * c[1],
          ]);
        }
        from = c;
      }
      return points;
    });
}

/** The outline of a felt-tip stroke along a centre line: pooled at the start, thinner in the run, lifted at the end. */
export function felt(
  d: string,
  width: number,
  seed = 1,
  { step = 7, core = false, rough = 0.05 } = {},
): string {
  return sample(d, step)
    .map((points, part) => outline(points, width, wobble(seed * 131 + part), core, rough))
    .join("");
}

function outline(points: Point[], width: number, random: () => number, core: boolean, rough: number): string {
  const n = points.length;
  const left: Point[] = [];
  const right: Point[] = [];
  let noise = 0;
  for (let i = 0; i < n; i++) {
    const here = points[i]!;
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(n - 1, i + 1)]!;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
    const t = i / (n - 1);
    noise = noise * 0.5 + spread(random, rough);
    let half =
      (width / 2) *
      (1 + noise + 0.14 * Math.exp(-t * 9) - 0.05 * Math.sin(t * Math.PI) + 0.05 * Math.exp(-(1 - t) * 12));
    if (core) {
      const swell = Math.sin(Math.PI * Math.min(1, Math.max(0, (t * n - 0.8) / (n - 1.6))));
      half = (width / 2) * 0.5 * Math.min(1, swell * 1.7) * (1 + noise * 3) + 0.05;
    }
    const shift = core ? width * 0.07 : 0;
    left.push([here[0] + nx * (half + shift), here[1] + ny * (half + shift)]);
    right.push([here[0] - nx * (half - shift), here[1] - ny * (half - shift)]);
  }
  right.reverse();
  if (core) return closedCurve([...left, ...right]);
  return closedCurve([
    ...left,
    tip(points[n - 1]!, points[n - 2]!, width * 0.44),
    ...right,
    tip(points[0]!, points[1]!, width * 0.47),
  ]);
}

function tip(end: Point, before: Point, reach: number): Point {
  const long = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  return [end[0] + ((end[0] - before[0]) / long) * reach, end[1] + ((end[1] - before[1]) / long) * reach];
}

/** Our own digits, single strokes in a box of 24 by 32. */
export const DIGITS: Readonly<Record<string, string>> = {
  "0": "M14 4.5C7 4 5 12 5.4 18C6 25.5 9 28.6 12.5 28.2C17.5 27.6 19.4 20 18.8 13.5C18.3 8 16 4.8 12.8 4.8",
  "1": "M7.5 10C10.5 8.6 13 6.6 14.6 4C14.2 12 13.7 20 13.3 28.3",
  "2": "M5.8 9.5C6.6 4.8 12 2.8 15.7 5C19.8 7.6 17.6 13.6 13.4 18.3C10.6 21.5 7.6 24.6 5.2 27.5C10 26.2 15 26.5 19.6 27",
  "3": "M5.8 6.2C9 3.4 16.2 3.2 17.5 7.5C18.5 11.5 14 14.5 10.3 15C15 14.5 19.6 17.5 18.6 22.5C17.4 28.2 9.8 29.5 5 25.4",
  "4": "M13.5 3.8C11 10 8 15.5 4 20.7C9 20.1 15 19.8 20.8 19.4M15.6 11.8C15.3 18 14.9 23 14.5 28.6",
  "5": "M17.9 4.4C14 5 11 5 8 5.2C7.6 8.5 7 11.5 6.5 14.2C10 11.5 17.6 11.9 18.4 18.5C19 25.6 11.4 29.6 5 26.4",
  "6": "M15.8 3.8C9.5 7.5 5.7 14 5.9 20.5C6.1 26.6 11 29.1 14.6 27.6C19.2 25.6 19.4 18.4 15 16.7C11.4 15.5 7.4 18 6.2 21.5",
  "7": "M5.2 5.8C10 5.2 15 5 19.8 4.7C16 12 12.5 19.5 9.9 28.3",
  "8": "M16.7 7.6C14 3 6.3 4 7.4 9.6C8.4 14.2 18.2 15 18.2 21.6C18.2 28.2 7.8 29.6 6.3 23C5.3 18 14 14.6 16.1 10.6C16.9 9 16.9 8.3 16.7 7.6",
  "9": "M17.8 9.6C16.6 4.5 8.8 3 6.6 9C4.8 14.5 9.5 18.2 13.5 16.3C16.5 14.8 17.8 11.8 17.8 8.6C18.2 16 16.5 23 12.8 28.6",
};

const felted = new Map<string, string>();

/** A digit as a felt-tip outline in its box. */
export function digit(sign: string): string {
  let d = felted.get(sign);
  if (d === undefined) {
    d = felt(DIGITS[sign] ?? "", 4.7, Number(sign) + 3, { step: 4.2, rough: 0.04 });
    felted.set(sign, d);
  }
  return d;
}
