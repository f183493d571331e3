/** What the server tells of this game: `games/river_dragons/show/scene.py`. */
import { handle } from "../../desk/handles";
import type { Hue } from "../../draw/Glyph";
import { Kind } from "./handles";

export type At = [number, number];

export interface Delta {
  side: "basic" | "expert";
  byEye: boolean;
  rounds: number;
  width: number;
  height: number;
  villageRadius: number;
  islandRadius: number;
  stoneRadius: number;
  plankWidth: number;
  lengths: number[];
  /** How far apart the middles of two stones, or of a village and a stone, may be, by the plank's size. */
  reach: number[];
  reachVillage: number[];
  grid: number;
  villages: At[];
  islands: { name: string; at: At }[];
}

export interface Sized {
  size: number;
  colour: number;
}

export interface Card {
  name: string;
  card: number;
  dragon: number;
}

/** A card of a programme; without a name it is unknown. */
export interface Laid extends Partial<Card> {
  down: boolean;
  when: "past" | "now" | "next";
  wet: boolean;
  cancelled: boolean;
}

export interface Lying extends Sized {
  handle: string;
  ends: [string, string];
  at: At;
  along: At;
}

export interface Player {
  colour: number;
  goal: number;
  pawn: { handle: string; village: number | null };
  done: boolean;
  cards: (Laid | null)[];
  before: (Card & { cancelled: boolean })[];
  left: Card[];
  hand: Card[];
  reserve: Sized[];
}

export interface River {
  stage: "first" | "programme" | "act" | "over";
  round: number;
  position: number | null;
  seat: number | null;
  card: Card | null;
  left: number;
  named: Sized | null;
  winner: number | null;
  supply: number;
  stones: { name: string; at: At; load: number }[];
  planks: Lying[];
  gone: Sized[];
  tried: [string, string][];
  seats: Player[];
  points: { handle: string; at: At }[];
  spots: Record<string, At>;
  near: Record<string, string[]>;
}

export const HUE_OF: readonly Hue[] = ["blue", "green", "pink", "yellow", "red", "black"];
export const hueOf = (colour: number): Hue => HUE_OF[colour] ?? "blue";

export const plankHandle = (plank: Sized): string =>
  handle(Kind.PLANK, `${plank.size}-${hueOf(plank.colour)}`);

/** Stones of one's own choice: the card asks for a stone, and there are no islands. */
export const sinking = (delta: Delta, river: River): boolean =>
  delta.side === "expert" && river.stage === "act" && (river.card?.card ?? 9) <= 1;

export const laying = (river: River): boolean => river.stage === "act" && river.named !== null;
