/** River Dragons on the page. */
import type { GameFace } from "../face";
import { Beside } from "./Beside";
import { Board } from "./board/Board";
import { beginGloss } from "./gloss";
import { learn } from "./learn";
import { Seat } from "./Seat";
import { hueOf, type Delta, type River } from "./table";
import { Under } from "./Under";

const face: GameFace<Delta, River> = {
  Board,
  Beside,
  Under,
  Seat,
  box: (layout) => [0, 0, layout.board.width, layout.board.height],
  shared: true,
  race: true,
  // What is carried out stays: there is no trying out (R5.1). Cards of a programme ask nothing before the last one,
  // which may end the choosing for everybody. Whether each is final is the desk's to know.
  confirm: ({ board }) =>
    board.stage === "act" ||
    board.seats.some(
      ({ hand, cards }) => hand.length > 0 && cards.filter((laid) => laid === null).length === 1,
    ),
  // On the expert side stones, planks and points have places that the layout cannot know.
  arrange: (layout, scene) => {
    const near = { ...layout.near };
    for (const [handle, others] of Object.entries(scene.board.near))
      near[handle] = [...others, ...(near[handle] ?? [])];
    return { ...layout, spots: { ...layout.spots, ...scene.board.spots }, near };
  },
  done: ({ board }, seat) => board.stage === "programme" && board.seats[seat]?.done === true,
  hues: (scene) => scene.board.seats.map((player) => hueOf(player.colour)),
  learn,
};

beginGloss();

export default face as unknown as GameFace;
