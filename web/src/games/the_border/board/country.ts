/** What is printed on a board, worked out once: coast, grounds, where pictures stand, segments as paths. */
import { seedOf, wobble, type Point } from "../../../draw/hand";
import { SPACE } from "./cross";
import { hexagon, neck, outline, room, type Room } from "./hexes";
import type { Area, Ground, MotifName, Segment } from "../wire";

export const LANDSCAPE: Readonly<Record<MotifName, "rock" | "meadow" | "sand" | "lake">> = {
  castle: "rock",
  eagle: "rock",
  oak: "meadow",
  villa: "sand",
  windmill: "meadow",
  boat: "lake",
  lighthouse: "sand",
  skep: "meadow",
  well: "sand",
};

export interface Place {
  area: Area;
  room: Room;
  ground: string;
  /** Small engraved marks of the landscape. */
  marks: Point[];
  picture: { x: number; y: number; scale: number };
  value: Point;
}

export interface Chain {
  segment: Segment;
  /** All of it, for its outline. */
  whole: string;
  hexes: string[];
  necks: string[];
}

export interface Country {
  land: string;
  places: Place[];
  chains: Chain[][];
  spaces: string[];
  /** Which segment a space belongs to, board by board; -1: white. */
  segmentOf: number[][];
}

const known = new WeakMap<Ground, Country>();

export function country(ground: Ground): Country {
  let found = known.get(ground);
  if (!found) known.set(ground, (found = survey(ground)));
  return found;
}

function survey(ground: Ground): Country {
  const middles = ground.spaces.map((space) => space.at);
  const small = ground.radius * SPACE;
  return {
    land: outline([...middles, ...ground.areas.flatMap((area) => area.inside)], ground.radius),
    places: ground.areas.map((area) => place(area, ground)),
    chains: ground.boards.map((segments) =>
      segments.map((segment) => {
        const hexes = segment.spaces.map((n) => hexagon(middles[n]!, small));
        const necks = segment.spaces
          .slice(1)
          .map((n, i) => neck(middles[segment.spaces[i]!]!, middles[n]!, ground.radius));
        return { segment, whole: hexes.join("") + necks.join(""), hexes, necks };
      }),
    ),
    spaces: middles.map((middle) => hexagon(middle, small)),
    segmentOf: ground.boards.map((segments) => {
      const of = middles.map(() => -1);
      segments.forEach((segment, i) => segment.spaces.forEach((n) => (of[n] = i)));
      return of;
    }),
  };
}

function place(area: Area, ground: Ground): Place {
  const where = room(area, ground);
  const scale = Math.min(1.55, where.free < 72 ? (where.free - 24) / 46 : (where.free - 27) / 43);
  const picture = { x: where.x, y: where.y - Math.max(11, 10 * scale), scale };
  const value = roomForValue(area, ground, picture);
  return {
    area,
    room: where,
    ground: outline(area.inside, ground.radius),
    marks: marks(area, [picture.x, picture.y], scale, value),
    picture,
    value,
  };
}

/** The number stands under its picture; where that is too near to the border, wherever there is most room. */
function roomForValue(area: Area, ground: Ground, picture: { x: number; y: number; scale: number }): Point {
  const ring = area.ring.map((n) => ground.spaces[n]!.at);
  const half = 29 * picture.scale;
  const free = ([x, y]: Point): number => {
    const border = Math.min(...ring.map(([u, v]) => Math.hypot(u - x, v - y))) - ground.radius - 14;
    const drawn =
      Math.hypot(Math.max(0, Math.abs(x - picture.x) - half), Math.max(0, Math.abs(y - picture.y) - half)) -
      15;
    return Math.min(border, drawn);
  };
  const under: Point = [picture.x, picture.y + half + 16];
  let best: Point = under;
  if (free(under) < 0) {
    for (const [x, y] of area.inside) {
      for (let dx = -16; dx <= 16; dx += 8) {
        for (let dy = -16; dy <= 16; dy += 8) {
          const spot: Point = [x + dx, y + dy];
          if (free(spot) > free(best)) best = spot;
        }
      }
    }
  }
  return best;
}

/** Tufts, ripples, pebbles: not where the picture or the number is. */
function marks(area: Area, picture: Point, scale: number, value: Point): Point[] {
  const random = wobble(seedOf(area.motif));
  const found: Point[] = [];
  for (const [x, y] of area.inside) {
    const spot: Point = [x + (random() - 0.5) * 22, y + (random() - 0.5) * 18];
    const clear = (p: Point, by: number): boolean => Math.hypot(spot[0] - p[0], spot[1] - p[1]) > by;
    if (
      clear(picture, 36 * scale + 8) &&
      clear(value, 26) &&
      found.every((other) => clear(other, 34)) &&
      random() > 0.2
    )
      found.push(spot);
  }
  return found;
}
