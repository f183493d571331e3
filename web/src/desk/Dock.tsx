/** What to do, and the buttons for it; on a phone fixed at the bottom. One filled button a decision. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Hint, Offer, Scene } from "../api/wire";
import { Icon } from "../draw/Icon";
import { say, tell } from "../texts/speak";
import type { DeskProps } from "./Desk";
import { useKeptFocus } from "./keepFocus";
import { Touch } from "./Spot";

interface DockProps extends DeskProps {
  picked: readonly string[];
  ready: Offer | null;
  possible: ReadonlySet<string>;
  fitting: Offer[];
  show: boolean;
  onShow(): void;
  onPlay(offer: Offer): void;
  onTouch(handle: string): void;
  onClear(): void;
  children?: ComponentChildren;
}

export function Dock(props: DockProps) {
  const { scene, acts, refusal, offers, ready, hints, hand } = props;
  const mine = acts !== null && props.me >= 0 && props.acting.includes(props.me) && !props.playing;
  const controls = scene.controls.filter((handle) => props.possible.has(handle));
  const [asking, setAsking] = useState(false);
  const box = useKeptFocus<HTMLElement>();
  return (
    <section
      ref={box}
      tabIndex={-1}
      class="dock"
      aria-label={say("page-dock")}
      data-at={props.at}
      data-busy={props.busy || props.playing ? "" : undefined}
    >
      {refusal && (
        <p class="note" role="alert">
          <b>{refusal.text ? tell(refusal.text) : refusal.said}</b>{" "}
          {refusal.ruling && <span class="num-t">{refusal.ruling}</span>}
        </p>
      )}
      {props.dock}
      <p class="prompt" aria-live="polite">
        {props.playing ? (
          <i>{say("page-watching")}</i>
        ) : hand ? (
          say("page-hand-over-about", { name: hand.to })
        ) : scene.prompt ? (
          tell(scene.prompt)
        ) : props.over ? (
          say("page-over")
        ) : mine ? (
          say("page-your-turn")
        ) : (
          <i>{waiting(props)}</i>
        )}
      </p>
      {props.children}
      {(acts || hand) && (
        <div class="row acts">
          {props.playing && acts?.skip && (
            <button type="button" class="btn" onClick={() => acts.skip?.()}>
              <Icon name="last" />
              {say("page-skip")}
            </button>
          )}
          {props.undo > 0 && acts && (
            <button type="button" class="btn" disabled={props.busy} onClick={() => void acts.back(1)}>
              <Icon name="undo" />
              {say("page-undo")}
            </button>
          )}
          {props.picked.length > 0 && (
            <button type="button" class="btn" onClick={props.onClear}>
              <Icon name="close" />
              {say("page-clear")}
            </button>
          )}
          {mine && offers.length > 0 && (
            <button type="button" class="btn" aria-pressed={props.show} onClick={props.onShow}>
              <Icon name="where" />
              {say("page-where")}
            </button>
          )}
          {mine && acts?.hint && (
            <button
              type="button"
              class="btn"
              disabled={props.busy}
              aria-busy={asking}
              onClick={() => {
                setAsking(true);
                void acts.hint?.().finally(() => setAsking(false));
              }}
            >
              <Icon name="hint" />
              {say("page-hint")}
            </button>
          )}
          {ready ? (
            <button
              type="button"
              class="btn act"
              data-confirm
              aria-label={`${say("page-play-this")}: ${meant(scene, ready)}`}
              disabled={props.busy}
              onClick={() => props.onPlay(ready)}
            >
              <Icon name="check" />
              {say("page-play-this")}
            </button>
          ) : (
            mine &&
            controls.map((handle, i) => (
              <Touch key={handle} h={handle} class={i === 0 && controls.length <= 2 ? "btn act" : "btn"}>
                {scene.labels[handle] ? tell(scene.labels[handle]!) : handle}
              </Touch>
            ))
          )}
          {hand && (
            <button type="button" class="btn act" data-hand onClick={() => hand.over()}>
              <Icon name="device" />
              {say("page-hand-over", { name: hand.to })}
            </button>
          )}
        </div>
      )}
      {hints && <Hints {...props} />}
      {mine && <Moves {...props} />}
    </section>
  );
}

/** A choice in words: the places it is about, or its notation where they have no names. */
function meant(scene: Scene, offer: Offer): string {
  const names = offer.handles.flatMap((handle) => scene.labels[handle] ?? []);
  return names.length > 0 ? names.map(tell).join("; ") : offer.move;
}

function waiting(props: DockProps): string {
  const names = props.acting.map((seat) => props.seats[seat]?.name ?? "");
  return names.length === 0 ? "" : say("page-waiting-for", { names: names.join(", ") });
}

function Hints({ hints, onPlay, offers, scene, layout }: DockProps) {
  // A card or a button has a name to be read; a place on the board has its notation, and the number drawn there.
  const name = ({ handles, move }: Hint["moves"][number]): string => {
    const [handle, more] = handles;
    const label = handle && !more && !(handle in layout.spots) ? scene.labels[handle] : undefined;
    return label ? tell(label) : move;
  };
  return (
    <ol class="hints" aria-label={say("page-hints")}>
      {hints!.moves.map((hint) => {
        const offer = offers.find((one) => one.move === hint.move);
        return (
          <li key={hint.move}>
            <button type="button" class="btn" disabled={!offer} onClick={() => offer && onPlay(offer)}>
              <span class="num-t">{name(hint)}</span>
              <small>{hint.text}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Every legal choice as a chip, and a line for notation: nothing needs a steady finger. */
function Moves({ fitting, onPlay, acts, busy, open }: DockProps) {
  const [text, setText] = useState("");
  return (
    <details class="moves">
      <summary>
        <span class="told">{say(open ? "page-moves-open" : "page-moves", { count: fitting.length })}</span>
        <span class="count" aria-hidden="true" data-count={fitting.length} />
      </summary>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const move = text.trim();
          if (move && acts) void acts.typed(move).then((done) => done && setText(""));
        }}
      >
        <label class="vh" for="notation">
          {say("page-type-move")}
        </label>
        <input
          id="notation"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={say("page-type-move")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={busy || !text.trim()}>
          {say("page-send")}
        </button>
      </form>
      <ul class="chips">
        {fitting.slice(0, 400).map((offer) => (
          <li key={offer.move}>
            <button type="button" class="chip-move" disabled={busy} onClick={() => onPlay(offer)}>
              {offer.move}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
