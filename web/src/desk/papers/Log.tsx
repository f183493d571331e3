/** What has happened, in words, the newest first; screen readers hear what others did. */
import { memo } from "preact/compat";
import { useRef } from "preact/hooks";
import { LETTERS, type Message } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { calm } from "../../motion";
import { edition, say, tell } from "../../texts/speak";

const NONE: ReadonlySet<number> = new Set();

export function words(message: Message): string[] {
  return message.facts.map(tell).filter(Boolean);
}

/** The messages of others about moves that may still be taken back. */
export function undecided(
  log: readonly Message[],
  tentative: { seat: string; moves: number } | null,
  me: number,
): ReadonlySet<number> {
  if (!tentative || LETTERS.indexOf(tentative.seat) === me) return NONE;
  const made = log.filter(({ type, seat }) => type === "move" && seat === tentative.seat);
  return new Set(made.slice(-tentative.moves).map(({ id }) => id));
}

interface HeardProps {
  log: Message[];
  me: number;
  names: readonly string[];
  /** Seats one does not want to hear. */
  deaf: ReadonlySet<string>;
  /** Messages about moves that may still be taken back. */
  open: ReadonlySet<number>;
}

/** The last thing that somebody else did or said, in one line beside the board; a touch leads to all of it. */
export function Heard({ log, me, names, deaf, open }: HeardProps) {
  const others = log.filter(({ seat }) => !seat || LETTERS.indexOf(seat) !== me);
  const last = others.findLast(({ facts, type, seat }) =>
    type === "chat" ? !deaf.has(seat ?? "") : facts.length > 0,
  );
  const chat = last?.type === "chat";
  const found = useRef(last?.id); // what was there when the page was opened is no news
  const said = !last
    ? ""
    : chat
      ? `${names[LETTERS.indexOf(last.seat ?? "A")] ?? ""}: ${last.text}`
      : words(last).join(" ");
  return (
    <button
      type="button"
      class={`heard ${chat ? "chat-line" : ""} ${last?.id === found.current ? "" : "news"}${last && open.has(last.id) ? " open" : ""}`}
      key={last?.id}
      title={said}
      aria-hidden="true" // a reader hears it from the log and the chat
      tabIndex={-1}
      onClick={() =>
        document
          .querySelector(chat ? ".chat" : ".happened")
          ?.scrollIntoView({ behavior: calm() ? "auto" : "smooth" })
      }
    >
      {chat && <Icon name="chat" />}
      {said}
    </button>
  );
}

/** `me`: the seat of whoever is listening; what they do themselves they know. */
export function Log({ log, me, open }: { log: Message[]; me: number; open: ReadonlySet<number> }) {
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
          {told.map((message) => (
            <Told key={message.id} message={message} open={open.has(message.id)} edition={edition()} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A message never changes: what was drawn of it stays. */
const Told = memo(({ message, open }: { message: Message; open: boolean; edition: number }) => (
  <>
    {words(message)
      .map((line, i) => (
        <li key={i} class={open ? "open" : undefined}>
          <span>{message.turn || ""}</span>
          <span>
            {line} {i === 0 && open && <em>{say("page-log-open")}</em>}
          </span>
        </li>
      ))
      .reverse()}
  </>
));
