/** What is printed on a board, worked out once: coast, grounds, where pictures stand, segments as paths. */
import { straight, wobble, seedOf, type Point } from "../../draw/hand";
import { hexagon, neck, outline, room, type Room } from "./hexes";
import type { Area, Ground, MotifName, Segment } from "./wire";

/** A space is drawn a little smaller than its hexagon, so that land shows between chains. */
export const SPACE = 0.855;

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
        const necks = segment.spaces.slice(1).map((n, i) => neck(middles[segment.spaces[i]!]!, middles[n]!, ground.radius));
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
  const tight = where.free < 72;
  const scale = Math.min(1.55, tight ? (where.free - 24) / 46 : (where.free - 27) / 43);
  const picture = { x: where.x, y: where.y - (tight ? 12 : 11 * scale), scale };
  const far = [...area.inside].sort((a, b) => Math.hypot(b[0] - where.x, b[1] - where.y) - Math.hypot(a[0] - where.x, a[1] - where.y));
  const value: Point = tight && far[0] ? [far[0][0], far[0][1] + 8] : [where.x, picture.y + 32 * scale + 22];
  return { area, room: where, ground: outline(area.inside, ground.radius), marks: marks(area, [picture.x, picture.y], scale, value), picture, value };
}

/** Tufts, ripples, pebbles: not where the picture or the number is. */
function marks(area: Area, picture: Point, scale: number, value: Point): Point[] {
  const random = wobble(seedOf(area.motif));
  const found: Point[] = [];
  for (const [x, y] of area.inside) {
    const spot: Point = [x + (random() - 0.5) * 22, y + (random() - 0.5) * 18];
    const clear = (p: Point, by: number): boolean => Math.hypot(spot[0] - p[0], spot[1] - p[1]) > by;
    if (clear(picture, 36 * scale + 8) && clear(value, 26) && found.every((other) => clear(other, 34)) && random() > 0.2) found.push(spot);
  }
  return found;
}

/** Eight crosses of one hand, centre lines around 0,0. */
export const CROSSES: readonly (readonly [string, string])[] = Array.from({ length: 8 }, (_, i) => {
  const random = wobble(i * 11 + 3);
  const j = (): number => (random() - 0.5) * 4.4;
  const reach = 11.2;
  return [
    straight(-reach + j(), -reach + j(), reach + j(), reach + j(), i * 29 + 1, { bow: 0.06 }),
    straight(reach + j(), -reach + j(), -reach + j(), reach + j(), i * 29 + 2, { bow: 0.06 }),
  ] as const;
});

export const crossOf = (space: number): number => (space * 5 + Math.floor(space / 7) * 3) % CROSSES.length;
