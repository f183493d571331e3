/** Somebody would like a settled move back: everybody else is asked. */
import { say } from "../../texts/speak";
import type { LiveTable, Position } from "../live/live";
import { seatNames } from "./names";

export function Asks({ live, position }: { live: LiveTable; position: Position }) {
  const { table } = position.picture;
  const asks = table.asks;
  if (!asks || table.status !== "playing") return null;
  const names = seatNames(table.seats);
  const name = names[table.seats.findIndex((seat) => seat.seat === asks.seat)] ?? asks.seat;
  const mine = table.seats.find((seat) => seat.seat === live.seat);
  const asked =
    mine !== undefined && mine.seat !== asks.seat && !mine.away && !asks.agreed.includes(mine.seat);
  return (
    <section class="asks" role="status">
      <p>{asked ? say("page-asks", { name, count: asks.moves }) : say("page-asks-waiting", { name })}</p>
      {asked && (
        <div class="row">
          <button type="button" class="btn act" onClick={() => void live.answerBack(true)}>
            {say("page-asks-agree")}
          </button>
          <button type="button" class="btn" onClick={() => void live.answerBack(false)}>
            {say("page-asks-decline")}
          </button>
        </div>
      )}
    </section>
  );
}
