/** Hexagons standing on a corner: outlines, chains, coasts, and where an area has most room. */
import { at, type Point } from "../../../draw/hand";
import type { Area, Ground } from "../wire";

const CORNERS = [0, 1, 2, 3, 4, 5].map((k): Point => [
  Math.cos((Math.PI / 3) * k - Math.PI / 2),
  Math.sin((Math.PI / 3) * k - Math.PI / 2),
]);

export function hexagon([x, y]: Point, radius: number): string {
  return `M${CORNERS.map(([u, v]) => at(x + u * radius, y + v * radius)).join("L")}Z`;
}

/** The neck between two touching hexagons of a chain; it runs round as they do, so that fills add up. */
export function neck([x1, y1]: Point, [x2, y2]: Point, radius: number): string {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [u, v] = [((x2 - x1) / long) * radius * 0.33, ((y2 - y1) / long) * radius * 0.33];
  const [p, q] = [(-(y2 - y1) / long) * radius * 0.3, ((x2 - x1) / long) * radius * 0.3];
  return `M${at(x - u - p, y - v - q)}L${at(x + u - p, y + v - q)}L${at(x + u + p, y + v + q)}L${at(x - u + p, y - v + q)}Z`;
}

interface Edge {
  from: Point;
  to: Point;
}

/** The outline of hexagons that touch: the edges that only one of them has, joined to loops. */
export function outline(middles: readonly Point[], radius: number): string {
  const [left, top] = middles[0] ?? [0, 0];
  // Corners lie on a lattice; its whole numbers tell them apart, whatever was rounded.
  const name = ([x, y]: Point): string =>
    `${Math.round((x - left) / (radius * CORNERS[1]![0]))},${Math.round((y - top) / (radius / 2))}`;
  const edges = new Map<string, Edge>();
  for (const [x, y] of middles) {
    for (let k = 0; k < 6; k++) {
      const [a, b] = [CORNERS[k]!, CORNERS[(k + 1) % 6]!];
      const edge: Edge = {
        from: [x + a[0] * radius, y + a[1] * radius],
        to: [x + b[0] * radius, y + b[1] * radius],
      };
      if (!edges.delete(`${name(edge.to)} ${name(edge.from)}`))
        edges.set(`${name(edge.from)} ${name(edge.to)}`, edge);
    }
  }
  const onward = new Map<string, Edge[]>();
  for (const edge of edges.values())
    onward.set(name(edge.from), [...(onward.get(name(edge.from)) ?? []), edge]);
  const loops: string[] = [];
  for (const start of [...onward.keys()]) {
    const loop: string[] = [];
    for (let edge = onward.get(start)?.pop(); edge; edge = onward.get(name(edge.to))?.pop())
      loop.push(at(...edge.from));
    if (loop.length > 0) loops.push(`M${loop.join("L")}Z`);
  }
  return loops.join("");
}

export interface Room {
  x: number;
  y: number;
  /** How far the border is. */
  free: number;
}

/** The point of an area farthest from its border: there its picture stands. */
export function room(area: Area, ground: Ground): Room {
  const ring = area.ring.map((n) => ground.spaces[n]!.at);
  const xs = area.inside.map(([x]) => x);
  const ys = area.inside.map(([, y]) => y);
  let best: Room = { x: xs[0]!, y: ys[0]!, free: 0 };
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 4) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 4) {
      let free = Infinity;
      for (const [u, v] of ring) free = Math.min(free, Math.hypot(u - x, (v - y) * 1.05));
      if (free > best.free) best = { x, y, free };
    }
  }
  return best;
}
