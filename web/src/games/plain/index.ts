/** The face of a game that has none: a plain board (`wire.ts` says what it can show), and the terminal's help as rules. */
import { gameKey } from "../../desk/people/names";
import { has } from "../../texts/speak";
import type { GameFace } from "../face";
import { Board } from "./Board";
import "./board.css";
import { arrange, box } from "./places";

const plain: GameFace = { Board, box, arrange, shared: true, confirm: true, learn: [] };

/** With the rules of one game, where its catalogue has them. */
export function plainFace(game: string): GameFace {
  const help = `${gameKey(game)}-help`;
  return has(help) ? { ...plain, learn: [{ title: "page-rules", body: [help] }] } : plain;
}

export default plain;
