/** Limits as configured and as used; and what was done with the key. */
import { get, send } from "../../api/server";
import type { HostComment, HostLogEntry, HostOverview } from "../../api/wire";
import { say } from "../../texts/speak";
import { ago } from "../home/Tables";
import { number, useList, type Attempt } from "./shared";

const NEARLY = 0.9;

export function LimitsPart({ limits }: { limits: HostOverview["limits"] }) {
  return (
    <section>
      <p class="hushed">{say("host-limits-about")}</p>
      <table class="host-limits">
        <thead>
          <tr>
            <th scope="col">{say("host-limit")}</th>
            <th scope="col">{say("host-limit-used")}</th>
            <th scope="col">{say("host-limit-most")}</th>
          </tr>
        </thead>
        <tbody>
          {limits.map(({ name, most, usual, used }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {most !== usual && (
                  <small class="hushed">{say("host-limit-changed", { usual: number(usual) })}</small>
                )}
              </th>
              <td class={used !== null && used >= NEARLY * most ? "bad" : ""}>
                {used === null ? "" : number(used)}
              </td>
              <td>{number(most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function LogPart({ attempt }: { attempt: Attempt }) {
  const [list] = useList(
    attempt,
    async () => (await get<{ entries: HostLogEntry[] }>("/api/host/log")).entries,
    "",
  );
  return (
    <section>
      <ul class="devices host-list">
        {list?.map((one, i) => (
          <li key={i}>
            <span class={one.what === "wrong-key" ? "bad" : ""}>
              {say(`host-log-${one.what}`)} <code>{one.about}</code>
            </span>
            <small class="hushed">
              {ago(one.at)} · {one.address}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CommentsPart({ attempt }: { attempt: Attempt }) {
  const [list, load] = useList(
    attempt,
    async () => (await get<{ comments: HostComment[] }>("/api/host/comments")).comments,
    "",
  );
  return (
    <section>
      {list?.length === 0 && <p class="hushed">{say("host-none")}</p>}
      <ul class="devices host-list">
        {list?.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.name}</b> {one.text}
              <small class="hushed">
                <a href={`/replay/${one.table}?step=${one.step}`}>{say("comment-at", { step: one.step })}</a>{" "}
                · {ago(one.made_at)}
              </small>
            </span>
            <button
              type="button"
              class="btn"
              onClick={() =>
                void attempt(async () => {
                  await send<undefined>("DELETE", `/api/host/comments/${one.id}`);
                  load();
                })
              }
            >
              {say("comment-delete")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
