/** The Border's face. */
import type { GameFace } from "../face";
import { arrange } from "./arrange";
import { Beside } from "./Beside";
import { Board } from "./Board";
import { learn } from "./learn";
import { Under } from "./Under";
import type { Ground, Lying } from "./wire";

const WATER = 14; // of the margin that may be cut off

const face: GameFace<Ground, Lying> = {
  Board,
  Beside,
  Under,
  box: ({ board }) => [WATER, WATER, board.width - 2 * WATER, board.height - 2 * WATER],
  shared: false,
  // A segment is public as soon as it is completed; a draft can be taken back.
  confirm: (scene) => scene.board.stage === "first",
  arrange,
  learn,
};

export default face as unknown as GameFace;
