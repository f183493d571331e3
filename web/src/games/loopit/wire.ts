/** Loopit's own part of layout and scene, as `games/loopit/show/scene.py` tells it. */
import { nameIn } from "../../desk/handles";
import { Kind } from "./handles";

export interface Tile {
  name: string;
  /** Letters of the sides that a line reaches, in the order NESW. */
  ends: string;
  value: number;
}

export interface Geometry {
  size: number;
  square: number;
  margin: number;
  columns: string;
  centre: string;
  bonus: Record<string, number>;
  kinds: (Tile & { count: number })[];
  lays: number;
  agreed: { stop: string; exchange: string; end: string };
}

export interface Position {
  tiles: Record<string, Tile>;
  /** Empty squares that lines lead to, and from which sides. */
  open: Record<string, string>;
  /** Null: a tile seen from behind. */
  racks: (Tile | null)[][];
  /** For each of one's own tiles where it may lie, and what it would bring there. */
  fits: Record<string, Record<string, number>>;
  points: number[];
  mover: number | null;
  turn: [round: number, place: number];
  laid: number;
  bag: number;
  gone: number;
  thrown: number[];
  round: number;
  rounds: number;
  hand: number;
  over: boolean;
}

/** The tile among things that were touched. */
export function tileIn(touched: Iterable<string>): string | null {
  for (const one of touched) {
    const tile = nameIn(one, Kind.TILE);
    if (tile !== null) return tile;
  }
  return null;
}
