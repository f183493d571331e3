/** What is wrong with a board: one at a time under the drawing, and all of them as a list. */
import type { BoardProblem } from "../api/wire";
import { Icon } from "../draw/Icon";
import { say, tell } from "../texts/speak";

interface FaultsProps {
  ok: boolean;
  /** The file is looked at, not the drawing: its lines and keys mean something. */
  file: boolean;
  problems: BoardProblem[];
  chosen: number;
  onChoose(index: number): void;
}

const placeOf = ({ place }: BoardProblem, file: boolean): string =>
  place && (file || place.key === "server-place-at") ? tell(place) : "";

export function FaultLine({ ok, file, problems, chosen, onChoose }: FaultsProps) {
  const count = problems.filter((problem) => !problem.note).length;
  const now = problems[chosen];
  const turn = (by: number): void => onChoose((chosen + by + problems.length) % problems.length);
  return (
    <div class={ok ? "verdict good" : "verdict bad"} aria-live="polite">
      <p>
        <b>{say(ok ? "editor-ok" : "editor-wrong", { count })}</b>{" "}
        {now && (
          <span>
            {file && <i>{placeOf(now, file)} </i>}
            {tell(now.reason)}
          </span>
        )}
      </p>
      {problems.length > 1 && (
        <div class="turns">
          <button type="button" class="tool" aria-label={say("editor-fault-before")} onClick={() => turn(-1)}>
            <Icon name="back" />
          </button>
          <span class="num-t">
            {chosen + 1}/{problems.length}
          </span>
          <button type="button" class="tool" aria-label={say("editor-fault-next")} onClick={() => turn(1)}>
            <Icon name="on" />
          </button>
        </div>
      )}
    </div>
  );
}

export function FaultList({ file, problems, chosen, onChoose }: Omit<FaultsProps, "ok">) {
  if (problems.length === 0) return null;
  return (
    <section class="card-box">
      <h2>{say("editor-faults")}</h2>
      <ol class="faults">
        {problems.map((problem, i) => (
          <li key={i}>
            <button
              type="button"
              class={problem.note ? "fault-line remark" : "fault-line"}
              aria-pressed={i === chosen}
              onClick={() => onChoose(i)}
            >
              <b>{placeOf(problem, file)} </b>
              {tell(problem.reason)} <span class="num-t">{problem.ruling}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
