/** What people have reported, with what was said before; answered by whoever runs the server. */
import { useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { ReportTold } from "../../api/wire";
import { say } from "../../texts/speak";
import { ago } from "../home/Tables";
import { gameTitle } from "../shared/seatnames";
import { PersonActs } from "./People";
import { Choice, useList, type Attempt } from "./shared";

const SHOWN = ["open", "answered"] as const;

export function ReportsPart({ attempt, onAnswered }: { attempt: Attempt; onAnswered(): Promise<void> }) {
  const [show, setShow] = useState<(typeof SHOWN)[number]>("open");
  const [list, load] = useList(
    attempt,
    async () => (await get<{ reports: ReportTold[] }>(`/api/host/reports?show=${show}`)).reports,
    show,
  );
  const words = { open: say("host-reports-open"), answered: say("host-reports-answered") };
  const answer = (id: string, state: ReportTold["state"]): void =>
    void attempt(async () => {
      await send<undefined>("PUT", `/api/host/reports/${id}`, { state });
      load();
      await onAnswered();
    });
  return (
    <section>
      <Choice name="reports" all={SHOWN} now={show} words={words} onPick={(one) => setShow(one)} />
      {list?.length === 0 && <p class="hushed">{say("host-none")}</p>}
      <ul class="host-reports">
        {list?.map((one) => (
          <li key={one.id}>
            <h3>
              {one.about === "name"
                ? say("host-report-name", { name: one.name })
                : say("host-report-chat", { name: one.name })}
            </h3>
            <p>
              <b>{say(`host-reason-${one.reason}`)}</b>
              {one.person_name && one.person_name !== one.name && (
                <> · {say("host-report-now", { name: one.person_name })}</>
              )}
            </p>
            {one.text && <blockquote>{one.text}</blockquote>}
            {one.chat.length > 0 ? (
              <ul class="talk">
                {one.chat.map((line) => (
                  <li key={`${line.at} ${line.seat}`} class={line.seat === one.seat ? "meant" : ""}>
                    <b>{line.name}</b> {line.text}
                  </li>
                ))}
              </ul>
            ) : (
              one.about === "chat" && <p class="hushed">{say("host-report-silent")}</p>
            )}
            <p class="hushed">
              {say("host-report-by", { name: one.reporter ?? "…", when: ago(one.made_at) })} ·{" "}
              <a href={`/table#${one.table}`}>
                {gameTitle(one.game)}: {say("host-to-table")}
              </a>
            </p>
            <div class="row">
              {one.state === "open" ? (
                <>
                  <button type="button" class="btn act" onClick={() => answer(one.id, "settled")}>
                    {say("host-settle")}
                  </button>
                  <button type="button" class="btn" onClick={() => answer(one.id, "dismissed")}>
                    {say("host-dismiss")}
                  </button>
                </>
              ) : (
                <button type="button" class="btn" onClick={() => answer(one.id, "open")}>
                  {say("host-reopen")}
                </button>
              )}
              {one.person_name && (
                <PersonActs
                  person={{ id: one.person, name: one.person_name, muted: one.muted }}
                  attempt={attempt}
                  onDone={load}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
