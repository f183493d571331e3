/** People: who was here last, who was reported, who is muted; and what can be done about it. */
import { useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { HostPerson } from "../../api/wire";
import { say } from "../../texts/speak";
import { ago } from "../home/Tables";
import { Sure } from "../shared/Sure";
import { Choice, useList, type Attempt } from "./shared";

const SHOWN = ["recent", "reported", "muted"] as const;

export function PeoplePart({ attempt }: { attempt: Attempt }) {
  const [show, setShow] = useState<(typeof SHOWN)[number]>("recent");
  const [find, setFind] = useState("");
  const [wanted, setWanted] = useState("");
  const path = `/api/host/people?show=${show}&find=${encodeURIComponent(wanted)}`;
  const [list, load] = useList(attempt, async () => (await get<{ people: HostPerson[] }>(path)).people, path);
  const words = {
    recent: say("host-people-recent"),
    reported: say("host-people-reported"),
    muted: say("host-people-muted"),
  };
  return (
    <section>
      <Choice name="people" all={SHOWN} now={show} words={words} onPick={(one) => setShow(one)} />
      <form
        class="row host-find"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(find.trim());
        }}
      >
        <label class="vh" for="host-find">
          {say("host-find")}
        </label>
        <input
          id="host-find"
          type="search"
          maxLength={60}
          placeholder={say("host-find")}
          value={find}
          onInput={(event) => setFind(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {say("host-find")}
        </button>
      </form>
      {list?.length === 0 && <p class="hushed">{say("host-none")}</p>}
      <ul class="devices host-list">
        {list?.map((person) => (
          <li key={person.id}>
            <span>
              <b>{person.name}</b>
              {person.muted && <em> {say("host-is-muted")}</em>}
              <small class="hushed">
                {say("host-person", {
                  devices: person.devices,
                  seats: person.seats,
                  when: ago(person.seen_at),
                })}
              </small>
              {person.reports > 0 && (
                <small class="bad">{say("host-person-reports", { count: person.reports })}</small>
              )}
            </span>
            <PersonActs person={person} attempt={attempt} onDone={load} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Mute somebody everywhere, and take a name away. */
export function PersonActs({
  person,
  attempt,
  onDone,
}: {
  person: Pick<HostPerson, "id" | "name" | "muted">;
  attempt: Attempt;
  onDone(): void;
}) {
  const [unnaming, setUnnaming] = useState(false);
  const { id, name, muted } = person;
  return (
    <span class="row">
      <button
        type="button"
        class="btn"
        aria-label={muted ? say("host-unmute-of", { name }) : say("host-mute-of", { name })}
        onClick={() =>
          void attempt(async () => {
            await send<undefined>("PUT", `/api/host/people/${id}/muted`, { muted: !muted });
            onDone();
          })
        }
      >
        {muted ? say("host-unmute") : say("host-mute")}
      </button>
      <button
        type="button"
        class="btn"
        aria-label={say("host-unname-of", { name })}
        onClick={() => setUnnaming(true)}
      >
        {say("host-unname")}
      </button>
      {unnaming && (
        <Sure
          title={say("host-unname")}
          about={say("host-unname-sure", { name })}
          onClose={() => setUnnaming(false)}
          onYes={() =>
            void attempt(async () => {
              await send<undefined>("DELETE", `/api/host/people/${id}/name`);
              onDone();
            })
          }
        />
      )}
    </span>
  );
}
