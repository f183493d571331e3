/** A bot plays in one's own seat: one has left, or ran out of time, or resigned. */
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import type { LiveTable, Position } from "../live/live";

export function Gone({ live, position }: { live: LiveTable; position: Position }) {
  const mine = position.picture.table.seats.find((seat) => seat.seat === live.seat);
  if (!mine?.away) return null;
  return (
    <section class="asks" role="status">
      <p>{say("page-gone")}</p>
      {mine.away !== "resigned" && (
        <button
          type="button"
          class="btn act"
          disabled={position.sending}
          onClick={() => void live.comeBack()}
        >
          <Icon name="on" />
          {say("page-return")}
        </button>
      )}
    </section>
  );
}
