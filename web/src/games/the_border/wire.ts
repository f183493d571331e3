/** What `scene.py` of this game sends. */
import type { Layout as AnyLayout, Scene as AnyScene } from "../../api/wire";
import type { Hue } from "../../draw/Glyph";
import type { Point } from "../../draw/hand";

export const HUES: readonly Hue[] = ["red", "green", "blue", "yellow", "orange", "grey"];

export interface Segment {
  name: string;
  hue: Hue;
  /** In the order one walks through it. */
  spaces: number[];
}

export type MotifName =
  "castle" | "eagle" | "oak" | "villa" | "windmill" | "boat" | "lighthouse" | "skep" | "well";

export interface Area {
  value: number;
  later: number;
  motif: MotifName;
  /** Its number in sentences. */
  name: number;
  inside: Point[];
  ring: number[];
}

export interface Ground {
  radius: number;
  width: number;
  height: number;
  spaces: { name: string; at: Point }[];
  white: number[];
  areas: Area[];
  boards: Segment[][];
}

export interface Die {
  hue: Hue;
  letter: string;
  use: "free" | "draft" | "gone";
}

export interface Sheet {
  board: number | null;
  dry: number[];
  /** Of these: crossed off in the running first action. */
  now: number[];
  wet: number[];
  done: boolean;
  points: number;
  completed: number;
  left: number[];
  areas: { points: number; now: number; lacks: number }[];
}

export interface Lying {
  stage: "deal" | "begin" | "roll" | "choose" | "first" | "second" | "over";
  round: number;
  roll: number;
  rolls: number;
  enough: number;
  active: number | null;
  dice: Die[];
  flying: number;
  /** Whose sheet lies in front of the viewer; nobody else’s can be written on. */
  viewer: number;
  seats: Sheet[];
}

export type Layout = AnyLayout<Ground>;
export type Scene = AnyScene<Lying>;
