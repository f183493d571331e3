/** The tables of a round: who plays whom, and what came of it. */
import type { Tournament } from "../../api/wire";
import { say } from "../../texts/speak";
import { figure, nameOf } from "./words";

type Round = Tournament["played"][number];

export function RoundTables({
  told,
  round,
  links = true,
}: {
  told: Tournament;
  round: Round;
  links?: boolean;
}) {
  const hidden = told.duplicate && round.secret === null;
  return (
    <ol class="pairs">
      {round.boards.map((board) => {
        const mine = told.me !== null && board.players.includes(told.me);
        const seen = links && board.table !== null && (mine || !hidden);
        const names = board.players.map((number, seat) => (
          <span key={number} class={board.places?.[seat] === 1 && board.table ? "won" : ""}>
            {nameOf(told, number)}
            {board.places && board.table && <small class="num-t"> {figure(board.points?.[seat])}</small>}
          </span>
        ));
        return (
          <li key={board.board} class={mine ? "me" : ""}>
            <span class="num-t at" aria-hidden="true">
              {board.board}
            </span>
            <span class="against">{names}</span>
            <span class="state hushed">
              {board.table === null
                ? say("tournament-bye")
                : say(board.status === "over" ? "tournament-board-over" : "tournament-board-playing")}
            </span>
            {seen && (
              <a
                class="btn plain"
                href={board.status === "over" && !hidden ? `/replay#${board.table}` : `/table#${board.table}`}
              >
                {say(
                  board.status === "over" && !hidden
                    ? "page-replay"
                    : mine
                      ? "tournament-go"
                      : "tournament-watch",
                )}
                <span class="vh"> {board.players.map((number) => nameOf(told, number)).join(", ")}</span>
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
