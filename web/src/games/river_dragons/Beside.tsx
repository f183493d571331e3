/** The hand and the programme while cards are laid; the planks while they are named; a stone that is thought of. */
import { Touch, useActing } from "../../desk/board/Spot";
import { handle } from "../../desk/handles";
import { useSettling } from "../../desk/dock/steady";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import type { BesideProps } from "../face";
import { CardArt } from "./cards";
import { Kind } from "./handles";
import { PlankWood } from "./board/pieces";
import { useProposal } from "./board/proposal";
import { longest, Place } from "./Seat";
import {
  hueOf,
  plankHandle,
  sinking,
  type Card,
  type Delta,
  type Player,
  type River,
  type Sized,
} from "./table";

const LONGEST = 272;

function HandCard({ card, position }: { card: Card; position: number }) {
  const number = useActing().hints.get(handle(Kind.CARD, card.name));
  const name = say("river-dragons-name", { card: card.card, dragon: card.dragon });
  return (
    <li>
      <Touch h={handle(Kind.CARD, card.name)} class={`rd-hand-card${position ? " laid" : ""}`}>
        <CardArt card={card} />
        {position > 0 && <b class="num-t" data-number={position} />}
        {number !== undefined && number > 0 && <i class="num-t" data-number={number} />}
        <span style={{ "--longest": longest(name) }}>{name}</span>
      </Touch>
    </li>
  );
}

/** One's own five cards: while they are chosen, and while they are carried out. */
function Programme({ player }: { player: Player }) {
  const next = player.cards.findIndex((laid) => laid === null);
  return (
    <ol class="rd-programme own" aria-label={say("river-dragons-face-programme")}>
      {player.cards.map((laid, i) => (
        <Place key={i} laid={laid} position={i + 1} next={i === next} named />
      ))}
    </ol>
  );
}

function Hand({ player }: { player: Player }) {
  const positionOf = (card: Card): number => player.cards.findIndex((laid) => laid?.name === card.name) + 1;
  return (
    <ul
      class={player.hand.length > 10 ? "rd-hand large" : "rd-hand"}
      aria-label={say("river-dragons-face-hand")}
    >
      {player.hand.map((card) => (
        <HandCard key={card.name} card={card} position={positionOf(card)} />
      ))}
    </ul>
  );
}

function Planks({ delta, river, player }: { delta: Delta; river: River; player: Player }) {
  const settling = useSettling("planks", true); // the hand lay here
  const held = (size: number): Sized | undefined => player.reserve.find((plank) => plank.size === size);
  const hints = useActing().hints;
  return (
    <ol class="rd-reserve" aria-label={say("river-dragons-face-planks")}>
      {[1, 2, 3, 4, 5, 6].map((size) => {
        const plank = held(size);
        const long = delta.lengths[size - 1] ?? 144;
        if (!plank) {
          return (
            <li key={size} class="none">
              <span class="vh">{say("river-dragons-face-none", { size })}</span>
              <svg viewBox={`0 -20 ${LONGEST} 40`} aria-hidden="true">
                <rect class="gone" x="2" y="-14" width={long} height="28" rx="4" />
                <text class="rd-size gone" x={2 + long / 2} y="9">
                  {size}
                </text>
              </svg>
              <span class="short" aria-hidden="true">
                <b class="num-t">{size}</b>
              </span>
            </li>
          );
        }
        const handle = plankHandle(plank);
        const named = river.named?.size === size && river.named.colour === plank.colour;
        const number = hints.get(handle);
        return (
          <li key={size}>
            <Touch h={handle} held={settling} class={`rd-held${named ? " named" : ""}`}>
              <svg viewBox={`0 -20 ${LONGEST} 40`} aria-hidden="true">
                <g transform={`translate(${2 + long / 2} 0)`}>
                  <PlankWood size={size} hue={hueOf(plank.colour)} long={long} />
                </g>
              </svg>
              <span class="short" aria-hidden="true">
                <b class="num-t">{size}</b>
                <svg viewBox="0 0 44 12">
                  <rect
                    class="bar"
                    x={22 - (14 + size * 4.5) / 2}
                    y="2"
                    width={14 + size * 4.5}
                    height="8"
                    rx="1.500"
                  />
                  <rect
                    class={`f-${hueOf(plank.colour)}`}
                    x={22 - (14 + size * 4.5) / 2 + 2}
                    y="2"
                    width="5"
                    height="8"
                  />
                  <rect
                    class={`f-${hueOf(plank.colour)}`}
                    x={22 + (14 + size * 4.5) / 2 - 7}
                    y="2"
                    width="5"
                    height="8"
                  />
                </svg>
              </span>
              {number !== undefined && number > 0 && <i class="num-t">{number}</i>}
            </Touch>
          </li>
        );
      })}
    </ol>
  );
}

export function Beside({ layout, scene, seat }: BesideProps<Delta, River>) {
  const acting = useActing();
  const thought = useProposal();
  const river = scene.board;
  const player = river.seats[seat];
  if (!player || player.hand.length === 0) return null; // a spectator
  const mine = river.seat === seat;
  return (
    <div class={`rd-beside ${river.stage}`}>
      <Programme player={player} />
      {river.stage === "programme" ? (
        <Hand player={player} />
      ) : (
        <Planks delta={layout.board} river={river} player={player} />
      )}
      {mine && sinking(layout.board, river) && (
        <>
          <p class="rd-say">{say("river-dragons-face-circles")}</p>
          {thought && acting.ready.length === 0 && (
            <button type="button" class="btn act" onClick={() => acting.touch(thought.handle)}>
              <Icon name="check" />
              {say("river-dragons-face-sink")}
            </button>
          )}
        </>
      )}
    </div>
  );
}
