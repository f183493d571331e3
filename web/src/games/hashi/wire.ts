/** What the server tells of Hashi: `games/hashi/show/scene.py` writes it. */

import { LETTERS } from "../../api/wire";
import { nameIn } from "../../desk/handles";
import { Kind } from "./handles";

export type Flag = "" | "red" | "blue";

export interface Card {
  number: number;
  bridges: number;
}

/** What never changes: 100 units are one step of the grid. */
export interface Ground {
  step: number;
  margin: number;
  side: string;
  title: string;
  paper: boolean;
  islands: { name: string; at: [number, number]; flag: Flag }[];
  lines: { name: string; ends: [number, number]; at: [number, number] }[];
  cards: Card[];
}

export interface IslandNow {
  name: string;
  number: number;
  wet: boolean;
  bridges: number;
  finished: boolean;
  ring_wet: boolean;
  struck: boolean;
}

export interface LineNow {
  bridges: number;
  /** How many of them are of the running draft. */
  wet: number;
  /** It will never take a bridge (again). */
  shut: boolean;
}

export interface SheetNow {
  islands: IslandNow[];
  lines: LineNow[];
  done: boolean;
  points: number;
  goals: boolean[];
}

/** The sheet somebody has chosen to challenge. */
export function chosenSheet(board: Lying, picked: readonly string[]): number | null {
  if (board.stage !== "challenge" || board.challenger !== board.seat) return null;
  const [letter] = picked.flatMap((one) => nameIn(one, Kind.SHEET) ?? []);
  return letter === undefined ? null : LETTERS.indexOf(letter);
}

export interface Lying {
  stage: "set-up" | "card" | "draft" | "challenge" | "over";
  seat: number;
  card_no: number;
  rounds: number;
  card: Card | null;
  deck: ("" | "turned" | "now")[];
  piles: { cards: number; turned: number }[] | null;
  challenger: number | null;
  /** What has been written and drawn for this card on the large sheet, as far as the viewer may know. */
  wrote: string | null;
  drawn: number;
  done: boolean;
  sheets: SheetNow[];
}
