/** The Border's face. */
import type { GameFace } from "../face";
import { arrange } from "./board/arrange";
import { Beside } from "./Beside";
import { Board } from "./board/Board";
import { beginGloss } from "./gloss";
import { learn } from "./learn";
import { Under } from "./Under";
import type { Ground, Lying } from "./wire";

/** How much of the water around is cut off: a phone needs the room. */
const shore = (): number => (matchMedia("(max-width: 860px), (max-height: 500px)").matches ? 20 : 6);

const face: GameFace<Ground, Lying> = {
  Board,
  Beside,
  Under,
  box: ({ board }) => [shore(), shore(), board.width - 2 * shore(), board.height - 2 * shore()],
  shared: false,
  // A segment is public as soon as it is completed; a draft can be taken back.
  confirm: (scene) => scene.board.stage === "first",
  arrange,
  learn,
};

beginGloss();

export default face as unknown as GameFace;
