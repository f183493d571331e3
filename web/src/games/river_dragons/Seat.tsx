/** Beside a name: the programme, card by card, and the planks held. */
import { say } from "../../texts/speak";
import type { Layout, Scene } from "../../api/wire";
import { CardArt, CardBack, CardPlace, Strike } from "./cards";
import { hueOf, type Card, type Delta, type Laid, type Player, type River, type Sized } from "./table";

const WIDTHS: [RegExp, number][] = [
  [/[mw]/i, 0.9],
  [/[fijlrt1]/, 0.36],
  [/\p{Lu}/u, 0.66],
];

/** How wide the longest word of a name is at most, in ems. */
export const longest = (name: string): number =>
  Math.max(
    ...name
      .split(" ")
      .map((word) =>
        [...word].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0.55), 0),
      ),
  );

const cardName = (card: Card): string => say("river-dragons-name", { card: card.card, dragon: card.dragon });

function told(laid: Laid | null, position: number): string {
  if (!laid) return say("river-dragons-face-slot", { position });
  if (laid.name === undefined) return say("river-dragons-face-down");
  const name = cardName(laid as Card);
  return laid.cancelled ? `${name}, ${say("river-dragons-face-cancelled")}` : name;
}

/** One place of a programme. */
export function Place({
  laid,
  position,
  next = false,
  named = false,
}: {
  laid: Laid | null;
  position: number;
  next?: boolean;
  /** With its name below, for everybody to read. */
  named?: boolean;
}) {
  const known = laid?.name !== undefined;
  const states = laid
    ? `${laid.when}${laid.wet ? " wet" : ""}${laid.down && known ? " mine" : ""}${laid.cancelled ? " cancelled" : ""}`
    : "empty";
  return (
    <li class={`rd-place ${states}`}>
      <span class="vh">{told(laid, position)}</span>
      {!laid ? (
        <CardPlace number={position} next={next} />
      ) : known ? (
        <CardArt card={laid as Card} />
      ) : (
        <CardBack />
      )}
      {laid?.cancelled && <Strike />}
      {named && known && (
        <span class="rd-caption" aria-hidden="true" style={{ "--longest": longest(cardName(laid as Card)) }}>
          {cardName(laid as Card)}
        </span>
      )}
    </li>
  );
}

/** The planks in a reserve as six small bars; another's colour shows, what is missing is dashed. */
function Reserve({ player, seat }: { player: Player; seat: number }) {
  const held = (size: number): Sized | undefined => player.reserve.find((plank) => plank.size === size);
  return (
    <ul class="rd-bars" aria-label={say("river-dragons-face-planks-of", { seat })}>
      {[1, 2, 3, 4, 5, 6].map((size) => {
        const plank = held(size);
        const said = plank
          ? say("river-dragons-face-size", { size, colour: plank.colour })
          : say("river-dragons-face-none", { size });
        return (
          <li key={size} class={plank ? "" : "none"}>
            <span class="vh">{said}</span>
            <svg viewBox="0 0 40 22" aria-hidden="true">
              <rect
                class="bar"
                x={20 - (12 + size * 4) / 2}
                y="13"
                width={12 + size * 4}
                height="7"
                rx="1.500"
              />
              {plank && (
                <rect
                  class={`f-${hueOf(plank.colour)}`}
                  x={20 - (12 + size * 4) / 2 + 2}
                  y="13"
                  width="5"
                  height="7"
                />
              )}
              {plank && (
                <rect
                  class={`f-${hueOf(plank.colour)}`}
                  x={20 + (12 + size * 4) / 2 - 7}
                  y="13"
                  width="5"
                  height="7"
                />
              )}
              <text x="20" y="10">
                {size}
              </text>
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

export function Seat({ scene, seat }: { layout: Layout<Delta>; scene: Scene<River>; seat: number }) {
  const river = scene.board;
  const player = river.seats[seat];
  if (!player) return null;
  const programming = river.stage === "programme";
  const acts = river.seat === seat;
  return (
    <div class={`rd-seat ${river.stage}${acts ? " acts" : ""}${player.done ? " done" : ""}`}>
      <ol class="rd-programme" aria-label={say("river-dragons-face-programme-of", { seat })}>
        {player.cards.map((laid, i) => (
          <Place key={i} laid={laid} position={i + 1} />
        ))}
      </ol>
      {programming && player.before.length > 0 && (
        <div class="rd-last">
          <small>{say("river-dragons-face-last")}</small>
          <ol>
            {player.before.map((card, i) => (
              <li key={i} class={card.cancelled ? "cancelled" : ""}>
                <span class="vh">{cardName(card)}</span>
                <CardArt card={card} />
                {card.cancelled && <Strike />}
              </li>
            ))}
          </ol>
        </div>
      )}
      {river.stage === "act" && player.cards.some((laid) => laid?.down && laid.name === undefined) && (
        <div class="rd-left">
          <small>{say("river-dragons-face-left")}</small>
          <ul>
            {player.left.map((card) => (
              <li key={card.name} title={cardName(card)}>
                <span class="vh">{cardName(card)}</span>
                <CardArt card={card} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Reserve player={player} seat={seat} />
    </div>
  );
}
