/** The dice beside the board, and what fits them. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { states, useActing } from "../../desk/board/Spot";
import { handle } from "../../desk/handles";
import { Chip } from "../../draw/Glyph";
import { Icon } from "../../draw/Icon";
import { calm } from "../../motion";
import { say } from "../../texts/speak";
import type { BesideProps } from "../face";
import { DieFace } from "./Dice";
import { Kind, Word } from "./handles";
import { HUES, type Die, type Ground, type Lying, type Scene } from "./wire";

export function Beside({ layout, scene, before, seat }: BesideProps<Ground, Lying>): JSX.Element | null {
  const acting = useActing();
  const table = scene.board;
  const [chosen, setChosen] = useState<{ of: Scene; dice: number[] }>({ of: scene, dice: [] });
  const lay = useRef<string[]>([]); // which letter lies in which place
  if (table.stage === "deal" || table.stage === "begin" || table.stage === "over") return null;
  const choosing = scene.controls.includes(Word.STOP);
  const waiting = acting.hot.size === 0; // something is being sent
  const held = agreed(chosen.of === scene ? chosen.dice : [], table.dice, acting.picked);
  const fresh = rolledNow(scene, before);
  const slots = slotsOf(lay.current, table.dice, table.flying);
  if (table.flying === 0) lay.current = slots.map((n) => table.dice[n!]!.letter);

  const toggle = (n: number): void => {
    const die = handle(Kind.DIE, table.dice[n]!.letter);
    if (held.includes(n)) {
      setChosen({ of: scene, dice: held.filter((one) => one !== n) });
      acting.drop(die);
    } else {
      setChosen({ of: scene, dice: [...held, n] });
      acting.touch(die);
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
          {slots.map((n, slot) =>
            n === null ? (
              <span key={slot} class="tb-slot">
                <span class="tb-air" />
                <i>…</i>
              </span>
            ) : (
              <Slot
                key={slot}
                die={table.dice[n]!}
                choosing={choosing}
                held={held.includes(n)}
                fresh={fresh.has(n)}
                place={slot}
                waiting={waiting}
                hint={(acting.hints.get(handle(Kind.DIE, table.dice[n]!.letter)) ?? 2) < 2}
                onToggle={() => toggle(n)}
              />
            ),
          )}
        </div>
        {table.stage === "choose" && (
          <button
            type="button"
            class="btn act tb-roll"
            data-h={Word.ROLL}
            disabled={!choosing || held.length === 0}
            onClick={() => acting.touch(Word.ROLL)}
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
        data-h={handle(Kind.DIE, die.letter)}
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
    const wanted = picked.filter((one) => one === handle(Kind.DIE, letter)).length;
    const all = dice.flatMap((die, n) => (die.letter === letter ? [n] : []));
    const first = all.filter((n) => chosen.includes(n));
    found.push(...[...first, ...all.filter((n) => !chosen.includes(n))].slice(0, wanted));
  }
  return found.sort((a, b) => a - b);
}

/** The dice in the order in which they lie: those that stay keep their places, whatever order they are told in. */
export function slotsOf(lay: readonly string[], dice: readonly Die[], flying = 0): (number | null)[] {
  const left = dice.map((_, n) => n);
  const take = (letter: string | undefined): number | null => {
    const at = left.findIndex((n) => dice[n]!.letter === letter);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  };
  const kept = Array.from({ length: dice.length + flying }, (_, slot) => take(lay[slot]));
  return kept.map((n) => n ?? left.shift() ?? null);
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
    handle: handle(Kind.SEGMENT, name),
    hue,
    left: sheet?.left[i] ?? 0,
    length: spaces.length,
  }));
}

/** Show on the board which segment a choice means, without drawing anything anew. */
function pointAt(handle: string, on: boolean): void {
  document.querySelector(`.tb-spot[data-h="${CSS.escape(handle)}"]`)?.classList.toggle("pointed", on);
}
