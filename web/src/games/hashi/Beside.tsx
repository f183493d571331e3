/** Beside the sheet: the card that lies open, what has been done with it, and alone the three piles. */
import { useRef } from "preact/hooks";
import { Icon } from "../../draw/Icon";
import { useActing } from "../../desk/board/Spot";
import { calm } from "../../motion";
import { say } from "../../texts/speak";
import type { BesideProps } from "../face";
import { CardBack, CardFace } from "./Card";
import { FlagAt } from "./board/chart";
import { chosenSheet, type Ground, type Lying } from "./wire";

export function Beside({ scene }: BesideProps<Ground, Lying>) {
  const { board } = scene;
  const acting = useActing();
  // The card that lay open when one came has been turned long ago.
  const found = useRef(board.card_no);
  const sheet = chosenSheet(board, acting.picked);
  if (board.stage === "over") return null;
  return (
    <div class={board.stage === "draft" ? "hashi-beside" : "hashi-beside idle"}>
      <div class="hashi-card-row">
        {board.card ? (
          <div
            key={board.card_no}
            class={found.current === board.card_no ? "hashi-card" : "hashi-card turned"}
          >
            <span class="vh">{say("hashi-deck-now", { ...board.card })}</span>
            <CardFace card={board.card} />
          </div>
        ) : (
          <div class="hashi-card">
            <CardBack />
          </div>
        )}
        <div class="hashi-now">
          {board.card_no > 0 && (
            <p class="count">{say("hashi-screen-card", { card: board.card_no, cards: board.rounds })}</p>
          )}
          {board.stage === "draft" && board.card && <Steps board={board} />}
          {sheet !== null && <p>{say("hashi-beside-sheet", { owner: sheet })}</p>}
          {board.stage === "set-up" && <FirstNumber board={board} />}
        </div>
      </div>
      {board.piles && <Piles piles={board.piles} />}
      {board.card && found.current !== board.card_no && !calm() && (
        <div key={board.card_no} class="hashi-turning" aria-hidden="true">
          <div class="hashi-card">
            <CardFace card={board.card} />
          </div>
        </div>
      )}
    </div>
  );
}

/** First write, then draw: what is done, what is to go. */
function Steps({ board }: { board: Lying }) {
  const { number, bridges } = board.card!;
  const left = bridges - board.drawn;
  return (
    <ol class="hashi-steps">
      <li class={board.wrote ? "done" : ""}>
        {board.wrote ? <Icon name="check" /> : <Icon name="pen" />}
        <span>
          {say("hashi-beside-write", { number })}{" "}
          {board.wrote && <em>{say("hashi-beside-wrote", { island: board.wrote })}</em>}
        </span>
      </li>
      <li class={left <= 0 ? "done" : ""}>
        <span class="pips" aria-hidden="true">
          {Array.from({ length: Math.max(bridges, board.drawn) }, (_, i) => (
            <i key={i} class={i < board.drawn ? "on" : ""} />
          ))}
        </span>
        <span>
          {say("hashi-beside-draw", { bridges })}{" "}
          {board.drawn > 0 && <em>{progress(board.drawn, bridges)}</em>}
        </span>
      </li>
    </ol>
  );
}

// On paper there may be too many.
function progress(drawn: number, bridges: number): string {
  if (drawn > bridges) return say("hashi-screen-drawn", { drawn, bridges });
  return drawn === bridges ? say("hashi-beside-drawn") : say("hashi-beside-left", { left: bridges - drawn });
}

function FirstNumber({ board }: { board: Lying }) {
  const seats = board.sheets.length;
  return (
    <ol class="hashi-steps">
      <li class={board.wrote ? "done" : ""}>
        <Icon name={board.wrote ? "check" : "pen"} />
        <span>
          {say("hashi-beside-number")}{" "}
          {board.wrote && <em>{say("hashi-beside-wrote", { island: board.wrote })}</em>}
        </span>
      </li>
      {seats > 1 && (
        <li>
          <Icon name="swap" />
          <span>{say("hashi-beside-passes", { owner: (board.seat + 1) % seats })}</span>
        </li>
      )}
    </ol>
  );
}

/** Alone: the higher value of a goal lasts as long as its piles do. */
function Piles({ piles }: { piles: NonNullable<Lying["piles"]> }) {
  return (
    <ol class="hashi-piles">
      {piles.map(({ cards, turned }, i) => (
        <li key={i} class={turned === cards ? "gone" : ""}>
          <span class="vh">{say("hashi-beside-pile", { pile: i + 1, turned, cards })}</span>
          <svg viewBox="0 0 88 54" aria-hidden="true">
            {Array.from({ length: cards }, (_, k) => (
              <rect
                key={k}
                class={k < turned ? "m-r gone" : "m-k"}
                x={1 + k * 9.2}
                y={22}
                width="22"
                height="31"
                rx="3"
              />
            ))}
            <g transform="translate(-6 31) scale(.7)">
              {i === 0 && <FlagAt flag="blue" x={0} y={0} />}
              {i === 1 && <FlagAt flag="red" x={0} y={0} />}
            </g>
            {i === 1 && <Linked />}
          </svg>
        </li>
      ))}
    </ol>
  );
}

/** Two islands, two bridges: the goal of six linked. */
function Linked() {
  return (
    <g class="linked">
      <circle cx="36" cy="10" r="4.5" />
      <circle cx="54" cy="10" r="4.5" />
      <path d="M41 8.4h8M41 11.6h8" />
    </g>
  );
}
