/** What a player may do about the table itself. */
import { Icon } from "../../draw/Icon";
import { Sheet } from "../../pages/shared/Sheet";
import { go } from "../../router";
import { SITE } from "../../site";
import { say } from "../../texts/speak";
import { isClosed } from "../end/result";
import type { LiveTable, Position } from "../live/live";
import { reportable } from "./names";

interface TableMenuProps {
  live: LiveTable;
  position: Position;
  /** Resigning is asked about first: the menu is gone by then. */
  onResign(): void;
  onNotify(): void;
  onReport(): void;
}

export function TableMenu({ live, position, onResign, onNotify, onReport }: TableMenuProps) {
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
          onClick={() => void (position.picture.undo > 0 ? live.back(1) : live.askBack())}
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
        <a
          class="item"
          href={`/api/tables/${table.id}/record${live.seat ? `?seat=${live.seat}` : ""}`}
          download
        >
          <Icon name="save" />
          {say("page-download")}
        </a>
      )}
      {!SITE && reportable(table).length > 0 && (
        <button type="button" class="item" onClick={onReport}>
          <Icon name="chat" />
          {say("host-report")}
        </button>
      )}
      {playing && mine && !mine.away && !table.deal && (
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
    <Sheet title={say("page-resign")} onClose={onClose}>
      <p>{say("page-resign-sure")}</p>
      <div class="row">
        <button type="button" class="btn grow" data-first onClick={onClose}>
          {say("page-cancel")}
        </button>
        <button
          type="button"
          class="btn act grow"
          onClick={() => {
            onClose();
            void live.resign();
          }}
        >
          <Icon name="flag" />
          {say("page-resign")}
        </button>
      </div>
    </Sheet>
  );
}
