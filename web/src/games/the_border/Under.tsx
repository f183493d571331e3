/** The nine areas in a row under the board: what each brings first and later, what is gone, what is missing. */
import type { JSX } from "preact";
import { ring } from "../../draw/hand";
import { Stroke } from "../../draw/Ink";
import { calm } from "../../motion";
import { say } from "../../texts/speak";
import type { BesideProps } from "../face";
import { Motif } from "./board/Motif";
import type { Ground, Lying } from "./wire";

export function Under({ layout, scene, before, seat }: BesideProps<Ground, Lying>): JSX.Element | null {
  const sheet = scene.board.seats[seat];
  if (!sheet) return null;
  return (
    <ol class="tb-strip">
      {layout.board.areas.map((area, i) => {
        const state = sheet.areas[i]!;
        const got = state.points > 0;
        const gone = got ? state.points < area.value : state.now < area.value;
        const fresh = got && before?.board.seats[seat]?.areas[i]?.points === 0 && !calm();
        const told = got ? "the-border-area-got" : "the-border-area-open";
        const said = say(told, {
          motif: area.name,
          points: got ? state.points : state.now,
          count: state.lacks,
        });
        const closing = !got && state.lacks === 0;
        return (
          <li key={area.motif} class={got ? "got" : closing ? "closing" : ""} title={said}>
            <span class="vh">{said}</span>
            <svg class="tb-icon" viewBox="0 0 64 64" aria-hidden="true">
              <Motif name={area.motif} scale={0.94} />
            </svg>
            <span class="tb-values" aria-hidden="true">
              <b class={gone ? "gone" : ""}>
                {got && !gone ? <Ringed value={area.value} seed={area.value} fresh={fresh} /> : area.value}
              </b>
              <b class="later">
                {got && gone ? (
                  <Ringed value={area.later} seed={area.value + 20} fresh={fresh} />
                ) : (
                  area.later
                )}
              </b>
            </span>
            <span class="tb-togo" aria-hidden="true">
              {got
                ? say("the-border-area-closed")
                : closing
                  ? say("the-border-area-closing")
                  : say("the-border-area-lacks", { count: state.lacks })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** A value with a hand's ring round it. */
function Ringed({ value, seed, fresh }: { value: number; seed: number; fresh: boolean }): JSX.Element {
  return (
    <span class="hand">
      {value}
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <Stroke
          d={ring(0, 0, 15.5, seed)}
          width={2.6}
          seed={seed}
          core={false}
          step={6}
          fresh={fresh}
          delay={4}
        />
      </svg>
    </span>
  );
}
