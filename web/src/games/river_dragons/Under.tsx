/** Below the board: round and position, and everybody's card of this position in the order in which they act. */
import { Chip } from "../../draw/Glyph";
import { say } from "../../texts/speak";
import type { BesideProps } from "../face";
import { CardArt, Strike } from "./cards";
import { hueOf, type Card, type Delta, type River } from "./table";

export function Under({ scene, before }: BesideProps<Delta, River>) {
  const river = scene.board;
  const first = scene.first ?? 0;
  const count = river.seats.length;
  const order = river.seats.map((_, i) => (first + i) % count);
  const position = river.position ?? (river.stage === "over" ? null : -1);
  const now = river.seat === null ? -1 : order.indexOf(river.seat);
  const turned =
    before !== null && (before.board.position !== river.position || before.board.round !== river.round);
  return (
    <div class="rd-under">
      <p class="rd-when">
        {river.round > 0 && <b>{say("river-dragons-face-round", { number: river.round })}</b>}
        {river.position !== null && (
          <span> {say("river-dragons-face-position", { position: river.position + 1 })}</span>
        )}
      </p>
      <ol class={river.position === null ? "rd-pips idle" : "rd-pips"} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((i) => (
          <li key={i} class={i === position ? "now" : position !== null && i < position ? "past" : ""}>
            {i + 1}
          </li>
        ))}
      </ol>
      {river.position !== null && (
        <ol class={order.length > 4 ? "rd-order five" : "rd-order"} key={`${river.round}-${river.position}`}>
          {order.map((seat, i) => {
            const player = river.seats[seat]!;
            const laid = player.cards[river.position!];
            if (!laid || laid.name === undefined) return null;
            const values = { seat, card: laid.card ?? 0, dragon: laid.dragon ?? 0 };
            const said = say(
              laid.cancelled
                ? "river-dragons-face-turn-cancelled"
                : i === now
                  ? "river-dragons-face-turn-now"
                  : "river-dragons-face-turn-card",
              values,
            );
            return (
              <li
                key={seat}
                class={`${i === now ? "now" : i < now ? "past" : "next"}${turned ? " turned" : ""}`}
                aria-current={i === now ? "step" : undefined}
                title={said}
              >
                <span class="vh">{said}</span>
                <Chip hue={hueOf(player.colour)} />
                <span class="rd-mini">
                  <CardArt card={laid as Card} />
                  {laid.cancelled && <Strike />}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {river.gone.length > 0 && (
        <p class="rd-supply gone" title={say("river-dragons-face-gone", { count: river.gone.length })}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect x="2" y="8" width="20" height="8" rx="1.500" />
          </svg>
          <span class="num-t" aria-hidden="true">
            {river.gone.length}
          </span>
          <span class="vh">{say("river-dragons-face-gone", { count: river.gone.length })}</span>
        </p>
      )}
      <p class="rd-supply" title={say("river-dragons-face-supply", { count: river.supply })}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle class="rd-i-stone" cx="12" cy="12" r="9" />
        </svg>
        <span class="said">{say("river-dragons-face-supply", { count: river.supply })}</span>
      </p>
    </div>
  );
}
