/** Was the luck honest? Worked out here, in the player's own browser. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { LuckTold, Table } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { check, type Fault } from "../../luck/luck";
import { keptFor } from "../../luck/kept";
import { shortHash } from "../../pages/table/luckwords";
import { listed } from "../../pages/shared/seatnames";
import { SITE } from "../../site";
import { language, say } from "../../texts/speak";
import "./end.css";

// A device of one's own has neither a server nor others.
const EXPLAINED = SITE ? "page-luck-explained-device" : "page-luck-explained";

type State =
  | { kind: "checking" | "away" }
  | { kind: "agreed"; mine: boolean }
  | { kind: "fault"; fault: Exclude<Fault, ""> }
  | { kind: "broken-draw"; draw: number };

export function Luck({ table }: { table: Table }) {
  const [state, setState] = useState<State>({ kind: "checking" });
  const [told, setTold] = useState<LuckTold | null>(null);
  useEffect(() => {
    let gone = false;
    void (async () => {
      try {
        const luck = await get<LuckTold>(`/api/tables/${table.id}/luck`);
        if (gone) return;
        setTold(luck);
        setState(agreed(luck, table));
      } catch {
        if (!gone) setState({ kind: "away" });
      }
    })();
    return () => {
      gone = true;
    };
  }, [table.id]);
  if (state.kind === "away") return null;
  const good = state.kind === "agreed";
  return (
    <div class={`luck ${good ? "kept" : state.kind}`}>
      {!good && (
        <p role="status">
          <Icon name="seal" />
          <span>{sentence(state)}</span>
        </p>
      )}
      {told && (
        <details>
          <summary>
            {good ? (
              <span role="status">
                <Icon name="shield" />
                {sentence(state)}
              </span>
            ) : (
              say("page-luck-how")
            )}
          </summary>
          {good && <Ticks told={told} mine={state.mine} table={table} />}
          <p>{say(EXPLAINED)}</p>
          {!SITE && <p>{say("page-luck-limits")}</p>}
          <dl>
            <dt>{say("page-luck-promise")}</dt>
            <dd>
              <code title={told.promise}>{shortHash(told.promise)}</code>
            </dd>
            <dt>{say("page-luck-secret")}</dt>
            <dd>
              <code title={told.secret ?? ""}>{shortHash(told.secret ?? "")}</code>
            </dd>
            <dt>{say("page-luck-words")}</dt>
            <dd>{told.words.map((one) => (one.length === 32 ? shortHash(one) : one)).join(" · ")}</dd>
          </dl>
        </details>
      )}
    </div>
  );
}

/** The key follows from what was agreed on, and from what this device stored before it revealed. */
function agreed(luck: LuckTold, table: Table): State {
  const last = luck.attempts.at(-1)!;
  const stored = table.seats.flatMap((seat) => {
    const kept = seat.you ? keptFor(table.id, seat.seat, last.attempt) : null;
    // What was committed to and never revealed, because the server held the salt in the end, says nothing.
    return kept?.list ? [kept] : [];
  });
  for (const kept of stored.length ? stored : [null]) {
    const fault = check(luck.secret ?? "", last, kept);
    if (fault) return { kind: "fault", fault };
  }
  const wrong = luck.events.findIndex((event) => !event.true);
  if (wrong >= 0) return { kind: "broken-draw", draw: wrong + 1 };
  return { kind: "agreed", mine: stored.length > 0 };
}

const WAYS = ["own", "held", "late"] as const;
type Way = (typeof WAYS)[number];

/** Whose part a seat's was: its person's own, or the server's, by their choice or after a deadline. */
export function wayOf({ attempts }: Pick<LuckTold, "attempts">, seat: string): Way {
  if (!attempts.at(-1)!.commitments.some((one) => one.seat === seat && one.held)) return "own";
  let late = false;
  for (const { failed, missing } of attempts.slice(0, -1))
    if (missing.includes(seat)) late = failed === "commit" || (late && failed !== "seat");
  return late ? "late" : "held";
}

function Ticks({ told, mine, table }: { told: LuckTold; mine: boolean; table: Table }) {
  const last = told.attempts.at(-1)!;
  const names = (way: Way): string[] =>
    last.commitments
      .filter((one) => wayOf(told, one.seat) === way)
      .map((one) => table.seats.find((seat) => seat.seat === one.seat)?.name || one.seat);
  const ticks = [
    say("page-luck-tick-promise"),
    ...(mine ? [say("page-luck-tick-mine")] : []),
    ...(last.commitments.length ? [say("page-luck-tick-reveals")] : []),
  ];
  return (
    <>
      <ul class="ticks">
        {ticks.map((tick) => (
          <li key={tick}>
            <Icon name="check" /> {tick}
          </li>
        ))}
      </ul>
      {WAYS.map(
        (way) =>
          names(way).length > 0 && (
            <p key={way}>{say(`luck-verify-${way}`, { seats: listed(names(way), language()) })}</p>
          ),
      )}
    </>
  );
}

const FAULTS: Readonly<Record<Exclude<Fault, "">, string>> = {
  promise: "page-luck-broken-promise",
  other: "page-luck-other-promise",
  mine: "page-luck-not-mine",
  list: "page-luck-broken-list",
  reveal: "page-luck-broken-list",
  unrevealed: "page-luck-broken-list",
  beacon: "page-luck-broken-list",
};

function sentence(state: State): string {
  switch (state.kind) {
    case "agreed":
      return say("page-luck-agreed");
    case "fault":
      return say(FAULTS[state.fault]);
    case "broken-draw":
      return say("page-luck-broken-draw", { draw: state.draw });
    default:
      return say("page-luck-checking");
  }
}
