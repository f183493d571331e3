/** Hashi's face. */
import type { GameFace } from "../face";
import { Beside } from "./Beside";
import { Board, BOX } from "./board/Board";
import { far } from "./board/chart";
import { learn } from "./learn";
import { Under } from "./Under";
import { chosenSheet, type Ground, type Lying } from "./wire";

const face: GameFace<Ground, Lying> = {
  Board,
  Beside,
  Under,
  box: () => BOX,
  shared: false,
  confirm: false, // a draft can be taken back until everybody is done
  far,
  whose: ({ board }, picked) => chosenSheet(board, picked),
  learn,
};

export default face as unknown as GameFace;
