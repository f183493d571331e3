/** What to do, and the buttons for it. Rows are as high as they will ever be: nothing moves under a finger. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Offer, Scene } from "../../api/wire";
import { classes } from "../../classes";
import { Icon, type IconName } from "../../draw/Icon";
import { say, tell } from "../../texts/speak";
import type { DeskProps } from "../Desk";
import { shortcut } from "../keys";
import { useKeptFocus } from "./keepFocus";
import { Touch } from "../board/Spot";
import { pressed, useSettling } from "./steady";

interface DockProps extends DeskProps {
  /** It is oneself who acts. */
  mine: boolean;
  /** Hints or moves are listed. */
  slip: boolean;
  /** What the others drafted is being shown. */
  revealing: boolean;
  picked: readonly string[];
  ready: Offer | null;
  possible: ReadonlySet<string>;
  fitting: Offer[];
  show: boolean;
  onShow(): void;
  /** The list of moves is open; for "typing", at its line. */
  list: boolean | "typing";
  onList(open: boolean): void;
  onPlay(offer: Offer): void;
  onUndo(): void;
  children?: ComponentChildren;
}

export function Dock(props: DockProps) {
  const { scene, acts, hints, hand, picked, mine } = props;
  const box = useKeptFocus<HTMLElement>();
  const seated = acts !== null && !props.over;
  return (
    <section
      ref={box}
      tabIndex={-1}
      class={classes("dock", props.over && "over", props.slip && "slipped")}
      aria-label={say("page-dock")}
      data-at={props.at}
      data-docked={props.docked}
      data-busy={props.busy || props.playing ? "" : undefined}
    >
      {props.dock}
      <p class="prompt" aria-live="polite">
        {props.playing ? (
          <i>{say(props.revealing ? "page-revealed" : "page-watching")}</i>
        ) : hand ? (
          say("page-hand-over-about", { name: hand.to })
        ) : props.over ? (
          say("page-over")
        ) : scene.prompt ? (
          tell(scene.prompt)
        ) : mine ? (
          say("page-your-turn")
        ) : (
          <i>
            {props.watching && `${say("page-spectator")} `}
            {waiting(props)}
          </i>
        )}
      </p>
      {/* Somebody may resign in the middle of a turn: there is nothing left to do with a hand. */}
      {props.children && !(props.over && scene.prompt) && <div class="zone">{props.children}</div>}
      {(seated || hand) && (
        <div class="acts">
          {seated && (
            <div class="tools">
              <Tool
                icon="undo"
                by="u"
                name={say("page-undo")}
                off={props.busy || (picked.length === 0 && props.undo === 0)}
                onPress={props.onUndo}
              />
              <Tool
                icon="where"
                by="w"
                name={say("page-where")}
                off={!mine || props.offers.length === 0}
                on={props.show}
                onPress={props.onShow}
              />
              {acts?.hint && (
                <Tool
                  icon={props.asking ? "close" : "hint"}
                  by="h"
                  name={say(props.asking ? "page-cancel" : "page-hint")}
                  off={!mine || props.busy}
                  busy={props.asking}
                  onPress={() => void acts.hint?.()}
                />
              )}
              <Tool
                icon="list"
                by="/"
                name={say("page-moves-list")}
                off={!mine}
                on={props.list !== false}
                onPress={() => props.onList(!props.list)}
              />
            </div>
          )}
          <Ends {...props} />
        </div>
      )}
      {hints && hints.moves.length > 0 && <Hints {...props} />}
      {mine && props.list && <Moves {...props} />}
    </section>
  );
}

interface ToolProps {
  icon: IconName;
  name: string;
  /** The key that does the same. */
  by: "u" | "w" | "h" | "/";
  off?: boolean;
  on?: boolean;
  busy?: boolean;
  onPress(): void;
}

/** Undo, where, hint, moves: always in the same place, in grey while they have nothing to do. */
function Tool({ icon, name, by, off = false, on, busy, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class="btn"
      title={name}
      disabled={off}
      aria-pressed={on}
      aria-busy={busy}
      aria-keyshortcuts={shortcut(by)}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}

/** What ends a move or a turn: one place, and never new under a finger. Filled only where nothing else is left to do. */
function Ends(props: DockProps) {
  const { scene, acts, ready, hand, mine, offers } = props;
  const possible = scene.controls.filter((handle) => props.possible.has(handle));
  // While a move is on its way nothing is possible; what stood here stands here still.
  const kept = useRef<string[]>([]);
  if (!props.busy) kept.current = mine && !ready ? possible : [];
  const controls = ready ? [] : kept.current;
  const skipping = props.playing && acts?.skip !== undefined;
  const settling = useSettling(
    ready ? "ready" : hand ? "hand" : skipping ? "skip" : controls.length > 0 ? controls.join(" ") : null,
  );
  const useful = offers.some((offer) => !offer.handles.every((handle) => scene.controls.includes(handle)));
  const count = Number(skipping) + Number(ready !== null) + controls.length + Number(Boolean(hand));
  return (
    <div
      class={classes("ends", count > 1 && "two", count > 2 && "three")}
      data-new={settling ? "" : undefined}
    >
      {skipping && (
        <button type="button" class="btn" onClick={() => acts.skip?.()}>
          <Icon name="last" />
          {say("page-skip")}
        </button>
      )}
      {ready && (
        <button
          type="button"
          class="btn act"
          data-confirm
          aria-label={`${say("page-play-this")}: ${meant(scene, ready)}`}
          disabled={props.busy}
          onClick={(event) => !(settling && pressed(event)) && props.onPlay(ready)}
        >
          <Icon name="check" />
          {say("page-play-this")}
        </button>
      )}
      {controls.map((handle, i) => (
        <Touch
          key={handle}
          h={handle}
          held={settling}
          class={i === 0 && controls.length <= 2 && !useful ? "btn act" : "btn"}
        >
          {scene.labels[handle] ? tell(scene.labels[handle]!) : handle}
        </Touch>
      ))}
      {hand && (
        <button type="button" class="btn act" data-hand onClick={() => hand.over()}>
          <Icon name="device" />
          {say("page-hand-over", { name: hand.to })}
        </button>
      )}
    </div>
  );
}

/** A choice in words: the places it is about, or its notation where they have no names. */
function meant(scene: Scene, offer: Pick<Offer, "handles" | "move">): string {
  const names = offer.handles.flatMap((handle) => scene.labels[handle] ?? []);
  return names.length > 0 ? names.map(tell).join("; ") : offer.move;
}

function waiting(props: DockProps): string {
  const names = props.acting.map((seat) => props.seats[seat]?.name ?? "");
  return names.length === 0 ? "" : say("page-waiting-for", { names: names.join(", ") });
}

interface SlipProps {
  name: string;
  settling: boolean;
  onClose(): void;
  children: ComponentChildren;
}

/** On a phone it lies over the dock, where nothing but the dock is hidden; beside a desk's board it hangs below. */
function Slip({ name, settling, onClose, children }: SlipProps) {
  return (
    <div class="slip" role="group" aria-label={name} data-new={settling ? "" : undefined}>
      <div class="slip-head">
        <h2 class="head">{name}</h2>
        <button type="button" class="tool" aria-label={say("page-close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

function Hints({ hints, onPlay, offers, scene, acts }: DockProps) {
  const settling = useSettling("hints", true);
  return (
    <Slip name={say("page-hints")} settling={settling} onClose={() => acts?.forgive()}>
      <ol class="hints" aria-label={say("page-hints")}>
        {hints!.moves.map((hint) => {
          const offer = offers.find((one) => one.move === hint.move);
          return (
            <li key={hint.move}>
              <button
                type="button"
                class="btn"
                disabled={!offer}
                onClick={(event) => offer && !(settling && pressed(event)) && onPlay(offer)}
              >
                <span>{meant(scene, hint)}</span>
                <small>{tell(hint.about)}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </Slip>
  );
}

/** Every legal choice as a chip, and a line for notation: nothing needs a steady finger. */
function Moves({ fitting, onPlay, acts, busy, open, list, onList, scene }: DockProps) {
  const [text, setText] = useState("");
  const settling = useSettling("moves", true);
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (list === "typing") line.current?.focus();
  }, [list]);
  return (
    <Slip
      name={say(open ? "page-moves-open" : "page-moves", { count: fitting.length })}
      settling={settling}
      onClose={() => onList(false)}
    >
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
          ref={line}
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
            <button
              type="button"
              class="chip-move"
              title={meant(scene, offer)}
              disabled={busy}
              onClick={(event) => !(settling && pressed(event)) && onPlay(offer)}
            >
              {/* "." ends a draft in records; here it has the name of its button */}
              {offer.handles.every((handle) => scene.controls.includes(handle))
                ? meant(scene, offer)
                : offer.move}
            </button>
          </li>
        ))}
      </ul>
    </Slip>
  );
}
