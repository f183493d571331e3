/** Once more: one touch for each, and nobody has to be invited again. */
import { useState } from "preact/hooks";
import { Icon } from "../../draw/Icon";
import { agree } from "../../luck/agreeing";
import { complaint } from "../../pages/join/guest";
import { go } from "../../router";
import { say } from "../../texts/speak";
import type { LiveTable, Position } from "../live/live";
import { seatNames } from "../people/names";

/** Sit down at the table where the same people play again, and seal one's part there. */
export async function playAgain(live: LiveTable): Promise<void> {
  const table = await live.rematch();
  await agree(table).catch(() => undefined); // the waiting room tries again
  go(`/table#${table.id}`);
}

/** Somebody else wants to play again: said where it cannot be missed. */
export function RematchNote({ live, position }: { live: LiveTable; position: Position }) {
  const [busy, setBusy] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [wrong, setWrong] = useState("");
  const { table } = position.picture;
  if (!table.rematch || !live.seat || hidden) return null;
  const who = position.log.findLast((message) => message.type === "rematch")?.seat;
  const place = table.seats.findIndex((seat) => seat.seat === who);
  const asker = table.seats[place];
  const join = async (): Promise<void> => {
    setBusy(true);
    try {
      await playAgain(live);
    } catch (error) {
      setBusy(false);
      setWrong(complaint(error));
    }
  };
  return (
    <aside class="rematch-note">
      <p role="status">
        {asker && !asker.you
          ? say("page-rematch-by", { name: seatNames(table.seats)[place]! })
          : say("page-rematch-open")}
        {wrong && <span class="wrong">{wrong}</span>}
      </p>
      <button type="button" class="btn act" disabled={busy} onClick={() => void join()}>
        {say("page-rematch-go")}
      </button>
      <button type="button" class="tool" aria-label={say("page-close")} onClick={() => setHidden(true)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
