/** In the first action one touches segments, not spaces: each has its spot in its middle, wherever it lies on this board. */
import { handle } from "../../../desk/handles";
import type { Point } from "../../../draw/hand";
import { country } from "./country";
import { Kind } from "../handles";
import type { Layout, Scene } from "../wire";

export function arrange(layout: Layout, scene: Scene, seat: number): Layout {
  const sheet = scene.board.seats[seat];
  if (scene.board.stage !== "first" || !sheet || sheet.board === null) return layout;
  const ground = layout.board;
  const crossed = new Set(sheet.dry);
  const segments = ground.boards[sheet.board]!;
  const of = country(ground).segmentOf[sheet.board]!;
  const meant = (n: number): string =>
    of[n]! < 0 ? handle(Kind.SPACE, ground.spaces[n]!.name) : handle(Kind.SEGMENT, segments[of[n]!]!.name);
  const number = new Map(ground.spaces.map(({ name }, n) => [handle(Kind.SPACE, name), n]));
  const spots: Layout["spots"] = {};
  const near: Record<string, string[]> = {};
  for (const segment of segments) {
    const open = segment.spaces.filter((n) => !crossed.has(n));
    const places = (open.length > 0 ? open : segment.spaces).map((n) => ground.spaces[n]!.at);
    spots[handle(Kind.SEGMENT, segment.name)] = [...middle(places)];
  }
  for (const n of ground.white) spots[meant(n)] = [...ground.spaces[n]!.at];
  for (const [space, others] of Object.entries(layout.near)) {
    const from = meant(number.get(space)!);
    const to = others.map((other) => meant(number.get(other)!)).filter((other) => other !== from);
    near[from] = [...new Set([...(near[from] ?? []), ...to])];
  }
  return { board: ground, spots, near };
}

/** The one of these places that is nearest to all of them. */
function middle(places: Point[]): Point {
  const [x, y] = [0, 1].map(
    (axis) => places.reduce((sum, place) => sum + place[axis]!, 0) / places.length,
  ) as [number, number];
  return places.reduce((best, place) =>
    Math.hypot(place[0] - x, place[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? place : best,
  );
}
