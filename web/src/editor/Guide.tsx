/** Entering a printed board: what the box has, counted as it is drawn. */
import type { BoardCount } from "../api/wire";
import { Icon } from "../draw/Icon";
import { say, tell } from "../texts/speak";

interface GuideProps {
  counts: BoardCount[];
  chosen: number | null;
  onChoose(index: number | null): void;
}

const whole = ({ have, need }: BoardCount): boolean => need === null || have === need;

export function Guide({ counts, chosen, onChoose }: GuideProps) {
  const done = counts.every(whole);
  return (
    <section class="card-box guide">
      <h2>{say("editor-guide")}</h2>
      <p class="hush">{say(done ? "editor-guide-done" : "editor-guide-about")}</p>
      <ol>
        {counts.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              class={`count-line${whole(one) ? " whole" : ""}`}
              aria-pressed={i === chosen}
              data-count={one.piece}
              onClick={() => onChoose(i === chosen ? null : i)}
            >
              {whole(one) && one.need !== null ? (
                <Icon name="check" />
              ) : (
                <span class="open" aria-hidden="true" />
              )}
              <span>{tell(one.label)}</span>
              <b class="num-t">
                {one.need === null ? one.have : say("editor-count", { have: one.have, need: one.need })}
              </b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
