/** Whoever watches: how far behind, and whether somebody sees everything, which everybody at the table is asked about. */
import { useEffect } from "preact/hooks";
import { send } from "../../api/server";
import { lasting } from "../../pages/find/words";
import { say } from "../../texts/speak";
import { EVERYTHING, type LiveTable, type Position } from "../live/live";

const LOOK = 3000;

interface WatchingProps {
  live: LiveTable;
  position: Position;
  /** See everything from now on, or no longer. */
  onAll(all: boolean): void;
}

export function Watching({ live, position, onAll }: WatchingProps) {
  const { table } = position.picture;
  const { insight, watch } = table;
  const all = live.seat === EVERYTHING;
  const waits = insight !== null && insight.you && !insight.sees;
  const may = insight !== null && insight.you && insight.sees && position.connection !== "gone";
  useEffect(() => {
    if (may !== all) onAll(may);
  }, [may, all]);
  useEffect(() => {
    // The answer of the others is told with the game's delay; who has asked looks for it.
    if (!waits) return;
    const timer = setInterval(() => live.look(), LOOK);
    return () => clearInterval(timer);
  }, [waits, live]);
  if (table.status !== "playing") return null;
  const me = table.seats.find((seat) => seat.seat === live.seat);
  const path = `/api/tables/${encodeURIComponent(table.id)}/insight`;
  const act = (method: "PUT" | "DELETE", body?: object): void =>
    void send(method, path, body).then(
      () => live.look(),
      () => live.look(),
    );
  const asked = me !== undefined && insight !== null && insight.asked.includes(me.seat);
  return (
    <>
      {table.behind && watch && (
        <p class="watch-note" role="status">
          {watch.moves
            ? say("watch-behind-moves", { count: watch.moves })
            : say("watch-behind-minutes", { time: lasting(watch.minutes ?? 0, "minute") })}
        </p>
      )}
      {insight && (
        <section class="asks insight" role="status">
          <p>
            {insight.sees
              ? say(insight.you ? "watch-yours" : "watch-lasts", { name: insight.name })
              : insight.you
                ? say("watch-waits")
                : say(me && !asked ? "watch-agreed" : "watch-asks", { name: insight.name })}
          </p>
          {(me || insight.you || table.host) && (
            <div class="row">
              {asked && !insight.sees && (
                <button type="button" class="btn act" onClick={() => act("PUT", { seat: me.seat })}>
                  {say("watch-allow")}
                </button>
              )}
              <button type="button" class="btn" onClick={() => act("DELETE")}>
                {say(insight.sees ? "watch-end" : insight.you ? "watch-withdraw" : "watch-deny")}
              </button>
            </div>
          )}
        </section>
      )}
    </>
  );
}
