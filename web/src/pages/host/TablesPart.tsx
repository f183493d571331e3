/** Tables: those played at now, those where nothing goes on, the largest. */
import { useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { HostTable } from "../../api/wire";
import { botName } from "../../desk/people/names";
import { language, say } from "../../texts/speak";
import { ago } from "../home/Tables";
import { gameTitle, listed } from "../shared/seatnames";
import { Sure } from "../shared/Sure";
import { Choice, number, useList, type Attempt } from "./shared";

const SHOWN = ["running", "stuck", "largest"] as const;

const names = (table: HostTable): string =>
  listed(
    table.seats.map((seat) => (seat.bot ? botName(seat.bot) : seat.name || "…")),
    language(),
  );

export function TablesPart({ attempt }: { attempt: Attempt }) {
  const [show, setShow] = useState<(typeof SHOWN)[number]>("running");
  const [closing, setClosing] = useState<HostTable | null>(null);
  const [list, load] = useList(
    attempt,
    async () => (await get<{ tables: HostTable[] }>(`/api/host/tables?show=${show}`)).tables,
    show,
  );
  const words = {
    running: say("host-tables-running"),
    stuck: say("host-tables-stuck"),
    largest: say("host-tables-largest"),
  };
  return (
    <section>
      <Choice name="tables" all={SHOWN} now={show} words={words} onPick={(one) => setShow(one)} />
      {list?.length === 0 && <p class="hushed">{say("host-none")}</p>}
      <ul class="devices host-list">
        {list?.map((table) => (
          <li key={table.id}>
            <span>
              <a href={`/table#${table.id}`}>
                <b>{gameTitle(table.game)}</b>
              </a>{" "}
              {names(table)}
              <small class="hushed">
                {say("host-events", { count: number(table.events), when: ago(table.touched_at) })}
              </small>
              {table.stuck && (
                <small class="bad">
                  {table.stuck === "bots" ? say("host-stuck-bots") : say("host-stuck-clock")}
                </small>
              )}
            </span>
            {(table.status === "playing" || table.status === "gathering") && (
              <button
                type="button"
                class="btn"
                aria-label={say("host-close-of", { names: names(table) })}
                onClick={() => setClosing(table)}
              >
                {say("host-close")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {closing && (
        <Sure
          title={say("host-close")}
          about={say("host-close-sure")}
          onClose={() => setClosing(null)}
          onYes={() =>
            void attempt(async () => {
              await send<undefined>("POST", `/api/host/tables/${closing.id}/close`, {});
              load();
            })
          }
        />
      )}
    </section>
  );
}
