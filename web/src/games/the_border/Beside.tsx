/** The dice beside the board, and what fits them. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { states, useActing } from "../../desk/Spot";
import { Chip } from "../../draw/Glyph";
import { Icon } from "../../draw/Icon";
import { calm } from "../../settings";
import { say } from "../../texts/speak";
import type { BesideProps } from "../face";
import { DieFace } from "./Dice";
import { HUES, type Die, type Ground, type Lying, type Scene } from "./wire";

export function Beside({ layout, scene, before, seat }: BesideProps<Ground, Lying>): JSX.Element | null {
  const acting = useActing();
  const table = scene.board;
  const [chosen, setChosen] = useState<{ of: Scene; dice: number[] }>({ of: scene, dice: [] });
  if (table.stage === "deal" || table.stage === "begin" || table.stage === "over") return null;
  const choosing = scene.controls.includes("stop");
  const waiting = acting.hot.size === 0; // something is being sent
  const held = agreed(chosen.of === scene ? chosen.dice : [], table.dice, acting.picked);
  const fresh = rolledNow(scene, before);

  const toggle = (n: number): void => {
    const handle = `die-${table.dice[n]!.letter}`;
    if (held.includes(n)) {
      setChosen({ of: scene, dice: held.filter((one) => one !== n) });
      acting.drop(handle);
    } else {
      setChosen({ of: scene, dice: [...held, n] });
      acting.touch(handle);
    }
  };

  const mine = table.active === seat;
  const heading = mine
    ? say("the-border-tray-yours")
    : table.stage === "second"
      ? say("the-border-tray-left")
      : say("the-border-tray-theirs", { seat: table.active ?? 0 });
  const fits =
    table.stage === "first" && mine
      ? segments(layout.board, scene, seat).filter((one) => acting.hot.has(one.handle))
      : [];
  return (
    <div class="tb-beside">
      <h2 class="head">
        {heading}
        <small>
          {table.stage === "second"
            ? say("the-border-screen-active", { seat: table.active ?? 0 })
            : say("the-border-screen-roll", { roll: table.roll, rolls: table.rolls })}
        </small>
      </h2>
      <div class="tb-dice">
        <div class="tb-tray" role="group" aria-label={heading}>
          {table.dice.map((die, n) => (
            <Slot
              key={n}
              die={die}
              choosing={choosing}
              held={held.includes(n)}
              fresh={fresh.has(n)}
              place={n}
              waiting={waiting}
              hint={(acting.hints.get(`die-${die.letter}`) ?? 2) < 2}
              onToggle={() => toggle(n)}
            />
          ))}
          {Array.from({ length: table.flying }, (_, n) => (
            <span key={`air${n}`} class="tb-slot">
              <span class="tb-air" />
              <i>…</i>
            </span>
          ))}
        </div>
        {table.stage === "choose" && (
          <button
            type="button"
            class="btn act tb-roll"
            data-h="roll"
            disabled={!choosing || held.length === 0}
            onClick={() => acting.touch("roll")}
          >
            <Icon name="reroll" />
            {held.length > 0
              ? say("the-border-control-roll-some", { dice: held.length })
              : say("the-border-control-roll")}
          </button>
        )}
      </div>
      {fits.length > 0 && (
        <ul class="tb-choices">
          {fits.map(({ handle, hue, left, length }) => (
            <li
              key={handle}
              onPointerEnter={() => pointAt(handle, true)}
              onPointerLeave={() => pointAt(handle, false)}
              onFocusCapture={() => pointAt(handle, true)}
              onBlurCapture={() => pointAt(handle, false)}
            >
              <button
                type="button"
                class={`touch tb-choice ${states(acting, handle)}`}
                data-h={handle}
                onClick={() => acting.touch(handle)}
              >
                <Chip hue={hue} />
                <span>
                  <b>{say("the-border-choice", { left, colour: HUES.indexOf(hue) + 1 })}</b>
                  <em>{say("the-border-choice-of", { length })}</em>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SlotProps {
  die: Die;
  choosing: boolean;
  held: boolean;
  fresh: boolean;
  place: number;
  waiting: boolean;
  hint: boolean;
  onToggle(): void;
}

function Slot({ die, choosing, held, fresh, place, waiting, hint, onToggle }: SlotProps): JSX.Element {
  const name = say("the-border-name-die", { dice: 1, colour: HUES.indexOf(die.hue) + 1 });
  const face = <DieFace hue={die.hue} fresh={fresh} delay={place} />;
  if (choosing) {
    const word = say(held ? "the-border-die-again" : "the-border-die-keep");
    return (
      <button
        type="button"
        class={`tb-slot${held ? " again" : ""}${hint ? " hinted" : ""}`}
        disabled={waiting}
        aria-pressed={held}
        aria-label={`${name}, ${word}`}
        data-h={`die-${die.letter}`}
        onClick={onToggle}
      >
        {face}
        <i>{word}</i>
      </button>
    );
  }
  const word = say(
    die.use === "free"
      ? "the-border-die-free"
      : die.use === "draft"
        ? "the-border-die-draft"
        : "the-border-die-gone",
  );
  return (
    <span class={`tb-slot ${die.use}`} role="img" aria-label={`${name}, ${word}`}>
      {face}
      <i>{word}</i>
    </span>
  );
}

/** The dice chosen here, held against what the desk knows to be picked: equal dice are picked by their number only. */
export function agreed(chosen: readonly number[], dice: readonly Die[], picked: readonly string[]): number[] {
  const found: number[] = [];
  for (const letter of new Set(dice.map((die) => die.letter))) {
    const wanted = picked.filter((handle) => handle === `die-${letter}`).length;
    const all = dice.flatMap((die, n) => (die.letter === letter ? [n] : []));
    const first = all.filter((n) => chosen.includes(n));
    found.push(...[...first, ...all.filter((n) => !chosen.includes(n))].slice(0, wanted));
  }
  return found.sort((a, b) => a - b);
}

/** Which dice lie there that did not before: all of a new round, else those whose colour is new. */
export function rolledNow(scene: Scene, before: Scene | null): Set<number> {
  const [now, was] = [scene.board, before?.board];
  if (!was || calm() || (was.round === now.round && was.roll === now.roll && was.flying === now.flying))
    return new Set();
  const kept = was.round === now.round ? was.dice.map((die) => die.letter) : [];
  const found = new Set<number>();
  now.dice.forEach((die, n) => {
    const place = kept.indexOf(die.letter);
    if (place < 0) found.add(n);
    else kept.splice(place, 1);
  });
  return found;
}

function segments(ground: Ground, scene: Scene, seat: number) {
  const sheet = scene.board.seats[seat];
  return (ground.boards[sheet?.board ?? 0] ?? []).map(({ name, hue, spaces }, i) => ({
    handle: `segment-${name}`,
    hue,
    left: sheet?.left[i] ?? 0,
    length: spaces.length,
  }));
}

/** Show on the board which segment a choice means, without drawing anything anew. */
function pointAt(handle: string, on: boolean): void {
  document.querySelector(`.tb-spot[data-h="${CSS.escape(handle)}"]`)?.classList.toggle("pointed", on);
}
