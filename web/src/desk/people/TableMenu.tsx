/** What a player may do about the table itself. */
import { send } from "../../api/server";
import { Icon } from "../../draw/Icon";
import { arrive } from "../../pages/join/arrive";
import { Sure } from "../../pages/shared/Sure";
import { go } from "../../router";
import { SITE } from "../../site";
import { say } from "../../texts/speak";
import { isClosed } from "../end/result";
import type { LiveTable, Position } from "../live/live";
import { reportable } from "./names";

interface TableMenuProps {
  live: LiveTable;
  position: Position;
  onBack(): void;
  /** Resigning is asked about first: the menu is gone by then. */
  onResign(): void;
  onNotify(): void;
  onReport(): void;
}

export function TableMenu({ live, position, onBack, onResign, onNotify, onReport }: TableMenuProps) {
  const { table } = position.picture;
  const mine = table.seats.find((seat) => seat.seat === live.seat);
  const playing = table.status === "playing";
  const closed = isClosed(table);
  return (
    <>
      {playing && mine && !mine.away && (!table.deal || position.picture.undo > 0) && (
        <button
          type="button"
          class="item"
          onClick={() => (position.picture.undo > 0 ? onBack() : void live.askBack())}
        >
          <Icon name="undo" />
          {say(position.picture.undo > 0 ? "page-undo" : "page-ask-back")}
        </button>
      )}
      {!SITE && mine && table.pace === "slow" && playing && (
        <button type="button" class="item" data-notify onClick={onNotify}>
          <Icon name="bell" />
          {say("notify-title")}
        </button>
      )}
      {!closed && (
        <a class="item" href={`/api/tables/${table.id}/record${mine ? `?seat=${mine.seat}` : ""}`} download>
          <Icon name="save" />
          {say("page-download")}
        </a>
      )}
      {!SITE && playing && !live.seat && !table.insight && !table.tournament && !table.deal && (
        <button
          type="button"
          class="item"
          title={say("watch-ask-about")}
          onClick={() =>
            void arrive()
              .then(() => send("POST", `/api/tables/${encodeURIComponent(table.id)}/insight`, {}))
              .catch(() => undefined)
              .then(() => live.look())
          }
        >
          <Icon name="fit" />
          {say("watch-ask")}
        </button>
      )}
      {!SITE && reportable(table).length > 0 && (
        <button type="button" class="item" onClick={onReport}>
          <Icon name="chat" />
          {say("host-report")}
        </button>
      )}
      {/* Whoever enters a game for everybody puts it aside: no bot plays on at a real table. */}
      {playing && mine && !mine.away && !table.deal && !table.outside && (
        <button type="button" class="item" onClick={() => void live.leave().then(() => go("/"))}>
          <Icon name="back" />
          {say("page-leave")}
        </button>
      )}
      {playing && mine && mine.away !== "" && mine.away !== "resigned" && (
        <button type="button" class="item" onClick={() => void live.comeBack()}>
          <Icon name="on" />
          {say("page-return")}
        </button>
      )}
      {playing && mine && mine.away !== "resigned" && (
        <button type="button" class="item" onClick={onResign}>
          <Icon name="flag" />
          {say("page-resign")}
        </button>
      )}
    </>
  );
}

/** Once more, before a seat is given up for good. */
export function ResignSheet({ live, onClose }: { live: LiveTable; onClose(): void }) {
  return (
    <Sure
      title={say("page-resign")}
      about={say("page-resign-sure")}
      icon="flag"
      onYes={() => void live.resign()}
      onClose={onClose}
    />
  );
}
