/** Was the luck honest? Worked out here, in the player's own browser. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api/server";
import type { Table } from "../api/wire";
import { Icon } from "../draw/Icon";
import { keptPromise, shortHash } from "../pages/luckwords";
import { say } from "../texts/speak";
import { canCheck, verify, type Told, type Verdict } from "./dealer";

type State = { kind: "checking" } | { kind: "unable" } | { kind: "away" } | Verdict;

export function Luck({ table }: { table: Table }) {
  const [state, setState] = useState<State>({ kind: "checking" });
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let gone = false;
    void (async () => {
      try {
        const luck = await get<Told>(`/api/tables/${table.id}/luck`);
        if (gone) return;
        setTold(luck);
        setState(canCheck() ? await verify(luck, keptPromise(table.id)) : { kind: "unable" });
      } catch {
        if (!gone) setState({ kind: "away" });
      }
    })();
    return () => {
      gone = true;
    };
  }, [table.id]);
  if (state.kind === "away") return null;
  return (
    <div class={`luck ${state.kind}`}>
      <p role="status">
        <Icon name={state.kind === "kept" ? "check" : "seal"} />
        <span>{sentence(state)}</span>
      </p>
      {told && (
        <details>
          <summary>{say("page-luck-how")}</summary>
          <p>{say("page-luck-explained")}</p>
          <dl>
            <dt>{say("page-luck-promise")}</dt>
            <dd>
              <code title={told.promise}>{shortHash(told.promise)}</code>
            </dd>
            <dt>{say("page-luck-secret")}</dt>
            <dd>
              <code title={told.secret}>{shortHash(told.secret)}</code>
            </dd>
            <dt>{say("page-luck-words")}</dt>
            <dd>{told.words.join(" · ")}</dd>
          </dl>
        </details>
      )}
    </div>
  );
}

function sentence(state: State): string {
  switch (state.kind) {
    case "kept":
      return say("page-luck-kept", { draws: state.draws });
    case "other-promise":
      return say("page-luck-other-promise");
    case "broken-promise":
      return say("page-luck-broken-promise");
    case "broken-draw":
      return say("page-luck-broken-draw", { draw: state.draw });
    case "unable":
      return say("page-luck-unable");
    default:
      return say("page-luck-checking");
  }
}
