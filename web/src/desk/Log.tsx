/** What has happened, in words, the newest first; screen readers hear what others did. */
import { LETTERS, type Message } from "../api/wire";
import { calm } from "../settings";
import { say, tell } from "../texts/speak";

export function words(message: Message): string[] {
  return message.facts.map(tell).filter(Boolean);
}

/** The last thing that somebody else did, in one line beside the board; a touch leads to all of it. */
export function Heard({ log, me }: { log: Message[]; me: number }) {
  const last = log.findLast(
    (message) => message.facts.length > 0 && (!message.seat || LETTERS.indexOf(message.seat) !== me),
  );
  const said = last ? words(last).join(" ") : "";
  return (
    <button
      type="button"
      class="heard"
      key={last?.id}
      title={said}
      aria-hidden="true" // a reader hears it from the log
      tabIndex={-1}
      onClick={() =>
        document.querySelector(".happened")?.scrollIntoView({ behavior: calm() ? "auto" : "smooth" })
      }
    >
      {said}
    </button>
  );
}

/** `me`: the seat of whoever is listening; what they do themselves they know. */
export function Log({ log, me }: { log: Message[]; me: number }) {
  const told = log
    .filter((message) => message.facts.length > 0)
    .slice(-120)
    .reverse();
  const last = told.find((message) => !message.seat || LETTERS.indexOf(message.seat) !== me);
  return (
    <section class="happened">
      <h2 class="head">{say("page-log")}</h2>
      <p class="vh" aria-live="polite" role="status">
        {last ? words(last).join(" ") : ""}
      </p>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("page-log")}>
        <ol class="log">
          {told.flatMap((message) =>
            words(message).map((line, i) => (
              <li key={`${message.id}-${i}`}>
                <span>{message.turn || ""}</span>
                <span>{line}</span>
              </li>
            )),
          )}
        </ol>
      </div>
    </section>
  );
}
