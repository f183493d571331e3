/** A line of talk for everybody at the table. Text is text; whom one does not want to hear is silenced here. */
import { LETTERS } from "../../api/wire";
import { useState } from "preact/hooks";
import { say } from "../../texts/speak";
import type { LiveTable, Position } from "../live/live";

const KEPT = "landbridge.deaf.";

/** Whom one has silenced at this table stays silent when the page is loaded again. */
export const silenced = (table: string): Set<string> => new Set(sessionStorage.getItem(KEPT + table) ?? "");

export function Chat({ live, position }: { live: LiveTable; position: Position }) {
  const [text, setText] = useState("");
  const { id, seats } = position.picture.table;
  const [deaf, setDeaf] = useState<ReadonlySet<string>>(() => silenced(id));
  const said = position.log
    .filter((message) => message.type === "chat" && !deaf.has(message.seat ?? ""))
    .slice(-40);
  return (
    <section class="chat">
      <h2 class="head">{say("page-chat")}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("page-chat")}>
        <ul class="talk" aria-live="polite">
          {said.map((message) => (
            <li key={message.id}>
              <b>{seats[LETTERS.indexOf(message.seat ?? "A")]?.name}</b> {message.text}
            </li>
          ))}
        </ul>
      </div>
      {live.seat && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void live.chat(text.trim()).then((done) => done && setText(""));
          }}
        >
          <label class="vh" for="chat">
            {say("page-chat-say")}
          </label>
          <input
            id="chat"
            maxLength={300}
            placeholder={say("page-chat-say")}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="btn" disabled={!text.trim()}>
            {say("page-send")}
          </button>
        </form>
      )}
      <div class="row">
        {seats
          .filter((seat) => seat.kind === "person" && !seat.you)
          .map((seat) => (
            <label key={seat.seat} class="deaf">
              <input
                type="checkbox"
                checked={deaf.has(seat.seat)}
                onChange={() => {
                  const next = new Set(deaf);
                  if (!next.delete(seat.seat)) next.add(seat.seat);
                  setDeaf(next);
                  sessionStorage.setItem(KEPT + id, [...next].join(""));
                }}
              />
              {say("page-chat-mute", { name: seat.name })}
            </label>
          ))}
      </div>
    </section>
  );
}
