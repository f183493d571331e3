/** How the server is, and its backups. */
import { useState } from "preact/hooks";
import { send } from "../../api/server";
import type { HostOverview } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { ago } from "../home/Tables";
import { lasted, number, sized, type Attempt } from "./shared";

const KINDS = { sqlite: "SQLite", postgresql: "PostgreSQL" } as const;
const LITTLE = 0.1; // of a disk

export function ServerPart({
  told,
  attempt,
  onTold,
}: {
  told: HostOverview;
  attempt: Attempt;
  onTold(told: HostOverview): void;
}) {
  const [busy, setBusy] = useState(false);
  const { database, disk, bots, counts } = told;
  const kept = told.limits.find((limit) => limit.name === "backups")?.most ?? 0;
  const health = database.damaged
    ? say("host-damaged")
    : database.wrong
      ? say("host-unwell", { why: database.wrong })
      : say("host-well");
  return (
    <>
      <dl class="host-facts">
        <div>
          <dt>{say("host-database")}</dt>
          <dd class={database.damaged || database.wrong ? "bad" : "well"}>
            {KINDS[database.kind]}, {sized(database.bytes)}: {health}
          </dd>
        </div>
        <div>
          <dt>{say("host-disk")}</dt>
          <dd class={disk.free < LITTLE * disk.bytes ? "bad" : ""}>
            {say("host-free", { free: sized(disk.free), all: sized(disk.bytes) })}
          </dd>
        </div>
        <div>
          <dt>{say("host-tables-count")}</dt>
          <dd>
            {say("host-tables-now", {
              playing: counts.playing,
              gathering: counts.gathering,
              over: counts.over,
            })}
          </dd>
        </div>
        <div>
          <dt>{say("host-part-people")}</dt>
          <dd>{number(counts.people)}</dd>
        </div>
        <div>
          <dt>{say("host-bots")}</dt>
          <dd>
            {say("host-bots-now", {
              thinking: bots.thinking,
              waiting: bots.waiting,
              processes: bots.processes,
            })}
          </dd>
        </div>
        <div>
          <dt>{say("host-asked")}</dt>
          <dd>{number(bots.asked)}</dd>
        </div>
        {bots.load !== null && (
          <div>
            <dt>{say("host-load")}</dt>
            <dd class={bots.load > 2 * bots.cores ? "bad" : ""}>
              {say("host-load-now", { load: number(bots.load), cores: bots.cores })}
            </dd>
          </div>
        )}
        <div>
          <dt>{say("host-streams")}</dt>
          <dd>{number(told.streams)}</dd>
        </div>
        <div>
          <dt>{say("host-connections")}</dt>
          <dd>{number(told.connections)}</dd>
        </div>
        <div>
          <dt>{say("host-notifications")}</dt>
          <dd>{number(counts.notifications)}</dd>
        </div>
        <div>
          <dt>{say("host-workers")}</dt>
          <dd>{number(told.workers)}</dd>
        </div>
        <div>
          <dt>{say("host-up")}</dt>
          <dd>{lasted(told.up_seconds)}</dd>
        </div>
        <div>
          <dt>{say("host-version")}</dt>
          <dd>
            Landbridge {told.version}, Python {told.python}
          </dd>
        </div>
      </dl>
      {told.workers > 1 && <p class="hushed">{say("host-this-worker")}</p>}
      <section>
        <h2>{say("host-backups")}</h2>
        <p class="hushed">{say("host-backups-about", { count: kept })}</p>
        <button
          type="button"
          class="btn act"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void attempt(async () => onTold(await send<HostOverview>("POST", "/api/host/backups"))).then(() =>
              setBusy(false),
            );
          }}
        >
          <Icon name="save" />
          {say("host-backup-now")}
        </button>
        {told.backups.length === 0 ? (
          <p class="hushed">{say("host-no-backups")}</p>
        ) : (
          <ul class="devices host-list">
            {told.backups.map((one) => (
              <li key={one.name}>
                <code>{one.name}</code>
                <small>
                  {sized(one.bytes)} · {ago(one.made_at)}
                </small>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
