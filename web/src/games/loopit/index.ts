/** Loopit on the page: one board for everybody, a rack of one's own. */
import type { GameFace } from "../face";
import { Aside, Beside, SeatRack } from "./Beside";
import { Board, follow } from "./board/Board";
import "./board/board.css";
import { beginGloss } from "./gloss";
import { learn } from "./learn";
import type { Geometry, Position } from "./wire";

const LAYS = 3; // in a turn (L2.1)
const WINDOW = 9; // squares that a phone shows across

const loopit: GameFace<Geometry, Position> = {
  Board,
  Beside,
  Aside,
  Seat: SeatRack,
  box: ({ board }) => {
    const whole = board.size * board.square + 2 * board.margin;
    return [0, 0, whole, whole];
  },
  shared: true,
  // Undo takes back what was laid this turn. The last tile ends the turn, and new ones are drawn: that one is shown first.
  confirm: ({ board }) => board.laid + 1 >= LAYS,
  zoom: (13 + 0.8) / WINDOW,
  follow,
  learn,
};

beginGloss();

export default loopit as unknown as GameFace;
