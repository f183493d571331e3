/** A board for a game that has no drawing of its own: every labelled place as a button, in rows. */
import type { GameFace } from "../face";
import { Board, plainBox } from "./Board";

const plain: GameFace = { Board, box: plainBox, shared: true, learn: [] };
export default plain;
