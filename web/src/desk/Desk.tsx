/** The table screen: others, own board, what to do, score sheet, log. Live tables, tutorials and replays all use it. */
import { gameKey } from "./people/names";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { LETTERS, type Hint, type Layout, type Message, type Offer, type Scene } from "../api/wire";
import { classes } from "../classes";
import { Chip, type Hue } from "../draw/Glyph";
import { Icon } from "../draw/Icon";
import type { GameFace } from "../games/face";
import { settings } from "../settings";
import { edition, language, say, setNames, tell } from "../texts/speak";
import { BoardView } from "./board/BoardView";
import { Dock } from "./dock/Dock";
import { forPage, useKeys } from "./keys";
import type { Refusal } from "./live/live";
import { Heard, Log, undecided } from "./papers/Log";
import { Refused } from "./dock/Refused";
import { ScoreSheet } from "./papers/ScoreSheet";
import { ActingContext, IDLE, type Acting } from "./board/Spot";
import { useChoice } from "./board/choice";
import { fitting, leading, touched, without } from "./board/touch";

export interface DeskSeat {
  name: string;
  kind: "person" | "bot" | "open";
  you: boolean;
  away: string;
  points: number | null;
  winner: boolean;
  clock_ms: number | null;
}

export interface Acts {
  move(offer: Offer): Promise<boolean>;
  typed(move: string): Promise<boolean>;
  touch(handles: string[]): Promise<void>;
  back(moves?: number): Promise<boolean>;
  forgive(): void;
  hint?(): Promise<void>;
  skip?(): void;
}

export interface DeskProps {
  face: GameFace;
  game: string;
  layout: Layout;
  scene: Scene;
  before: Scene | null;
  seats: DeskSeat[];
  /** The seat one plays, or -1 for a spectator. */
  me: number;
  acting: number[];
  offers: Offer[];
  open: boolean;
  /** How many of one's last moves come back without asking. */
  undo: number;
  /** By the rules, what one does now cannot be taken back. */
  final: boolean;
  /** Whose last moves, and how many of them, may still be taken back without asking. */
  tentative?: { seat: string; moves: number } | null;
  log: Message[];
  refusal: Refusal | null;
  hints: Hint | null;
  /** A hint is being thought about. */
  asking?: boolean;
  /** Number of the last message this position knows of. */
  at?: number;
  busy: boolean;
  playing: boolean;
  over: boolean;
  /** Seats whose talk is not heard. */
  deaf?: ReadonlySet<string>;
  /** A tutorial or an exercise: names are made up, and one has to be told which is one's own. */
  taught?: boolean;
  /** A game that is played without oneself. */
  watching?: boolean;
  /** On one device: who is to have it next, and how to hand it over. */
  hand?: { to: string; over(): void } | null;
  acts: Acts | null;
  /** Show what is possible, though nobody here can act (a replay). */
  reveal?: boolean;
  /** Handles somebody points at (a tutorial). */
  point?: string[];
  /** Above the board: a banner, a tutorial's sentence. */
  top?: ComponentChildren;
  /** In the dock, before the buttons. */
  dock?: ComponentChildren;
  /** What that is, where it decides about the room of the rest. */
  docked?: Docked;
  /** Below the score sheet: chat, the end. */
  beside?: ComponentChildren;
}

/** A lesson, one that is only to be read, a question what chance brought, a review. */
type Docked = "lesson" | "reading" | "question" | "review";

/** Refusals that name no reason: what was touched is part of no move. */
const EMPTY = /^page-no-aim$|-why-no-such-move$/;

const NOBODY: ReadonlySet<string> = new Set();

export const SEAT_HUES: readonly Hue[] = ["blue", "green", "pink", "yellow", "red", "black"];

export function Desk(props: DeskProps) {
  const { face, scene, seats, me, offers, acts, hints, refusal } = props;
  // The same offers fetched again are the same position.
  const choice = useChoice(`${me} ${offers.map((offer) => offer.move).join("\n")}`, props.at ?? 0);
  const { picked, ready } = choice;
  const focus = useRef<string | null>(null); // the place that Tab reaches
  const [, redraw] = useState(0);
  const [show, setShow] = useState(false);
  const [list, setList] = useState<boolean | "typing">(false);
  const [large, setLarge] = useState<number | null>(null);
  const [nowhere, setNowhere] = useState(false); // the board was touched while nothing on it is possible
  const own = Math.max(0, me);
  const layout = useMemo(
    () => face.arrange?.(props.layout, scene, own) ?? props.layout,
    [face, props.layout, scene, own],
  );
  const seen = face.whose?.(scene, picked) ?? large ?? own;
  setNames(seats.map((seat) => seat.name));
  const told = useMemo(() => props.log.flatMap((message) => message.facts), [props.log]);

  useEffect(() => setLarge(null), [me]);
  useEffect(() => setNowhere(false), [scene]);

  const possible = useMemo(() => leading(offers, picked), [offers, picked]);
  const numbered = useMemo(() => {
    const found = new Map<string, number>();
    hints?.moves.forEach((hint, i) =>
      hint.handles.forEach((handle) => !found.has(handle) && found.set(handle, i + 1)),
    );
    props.point?.forEach((handle) => found.set(handle, 0));
    return found;
  }, [hints, props.point]);

  const setFocus = (handle: string): void => {
    focus.current = handle;
    redraw((n) => n + 1);
  };

  const play = (offer: Offer): void => {
    if (!acts || choice.sending()) return;
    if (ready && ready !== offer) choice.clear();
    setShow(false);
    setList(false);
    choice.send(acts.move(offer));
  };

  const touch = (handle: string): void => {
    if (handle in layout.spots) focus.current = handle; // drawn with what comes of the touch
    if (!acts || props.busy || choice.sending()) return;
    if (props.playing) return acts.skip?.();
    acts.forgive();
    setNowhere(false);
    if (ready && ready.handles.includes(handle)) return play(ready);
    const outcome = touched(offers, ready ? picked.slice(0, -1) : picked, handle);
    if (outcome.kind === "send") {
      const control = scene.controls.includes(handle);
      const asks = props.final || (typeof face.confirm === "function" ? face.confirm(scene) : face.confirm);
      if (asks && settings().confirm && !control && props.offers.length > 1) {
        choice.set(outcome.picked, outcome.offer);
      } else play(outcome.offer);
    } else if (outcome.kind === "pick") choice.set(outcome.picked);
    else {
      if (ready) choice.set(picked);
      void acts.touch(outcome.handles);
    }
  };

  const drop = (handle: string): void => {
    choice.set(without(picked, handle));
  };

  const clear = (): void => {
    choice.clear();
    setNowhere(false);
    acts?.forgive();
  };

  const look = (seat: number): void => {
    setLarge(seat === own ? null : seat);
    // What was picked may be about the board one is turning away from.
    if (face.whose?.(scene, picked) != null) clear();
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && forPage(event)) clear();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  useKeys({
    u: () => props.undo > 0 && void acts?.back(1),
    h: () => void acts?.hint?.(),
    w: () => setShow((now) => !now),
    "/": () => setList("typing"),
  });

  const mine = acts !== null && me >= 0 && props.acting.includes(me) && !props.playing;
  const places = Object.keys(layout.spots);
  const home = focus.current ?? places.find((handle) => possible.has(handle)) ?? places[0] ?? null;
  const shown = show || settings().show || hints !== null || props.reveal === true;
  // Boards are drawn again when something on them has changed, not whenever something is sent or said.
  const hand = useRef({
    touch,
    drop,
    focus: setFocus,
    point: (_: string): void => undefined,
    nothing: (): void => undefined,
  });
  hand.current = {
    touch,
    drop,
    focus: setFocus,
    point: (handle) => acts && void acts.touch([...picked, handle]),
    nothing: () => setNowhere(mine),
  };
  const pointed = useMemo(
    () => ({ witness: new Set(refusal?.witness ?? []), attempt: new Set(refusal?.attempt ?? []) }),
    [refusal],
  );
  const acting: Acting = useMemo(
    () => ({
      ...IDLE,
      labels: scene.labels,
      hot: possible,
      show: shown,
      picked,
      ready: ready?.handles ?? [],
      witness: pointed.witness,
      attempt: pointed.attempt,
      hints: numbered,
      focus: home,
      active: true,
      touch: (handle) => hand.current.touch(handle),
      drop: (handle) => hand.current.drop(handle),
    }),
    // A new edition: places that are drawn once have to say their names again.
    [scene.labels, possible, shown, picked, ready, pointed, numbered, home, edition()],
  );
  const first = useMemo(() => {
    const elsewhere = possible.size > 0 && ![...possible].some((handle) => handle in layout.spots);
    const todo = elsewhere && !props.playing ? scene.prompt : null;
    if (!todo || (refusal ? !EMPTY.test(refusal.text.key) : !nowhere)) return refusal;
    return { ruling: null, witness: [], attempt: [], ...refusal, text: todo };
  }, [possible, layout, scene.prompt, props.playing, refusal, nowhere]);
  const names = seats.map((one) => one.name).join("\n");
  const drawn = [face, layout, scene, props.before, names, language()];
  const board = useMemo(
    () => (
      <BoardView
        face={face}
        layout={layout}
        scene={scene}
        before={props.before}
        seat={seen}
        told={told}
        onFocus={(handle) => hand.current.focus(handle)}
        onPoint={(handle) => hand.current.point(handle)}
        onNothing={() => hand.current.nothing()}
      />
    ),
    [...drawn, seen, told, settings().keys],
  );
  /** Everybody's board to look at, not to play on. */
  const little = useMemo(
    () =>
      seats.map((_, seat) => (
        <ActingContext.Provider key={seat} value={IDLE}>
          <BoardView face={face} layout={layout} scene={scene} before={props.before} seat={seat} small />
        </ActingContext.Provider>
      )),
    drawn,
  );

  const tentative = props.tentative ? LETTERS.indexOf(props.tentative.seat) : -1;
  const open = useMemo(
    () => undecided(props.log, props.tentative ?? null, me),
    [props.log, props.tentative, me],
  );
  const hues = face.hues?.(scene) ?? SEAT_HUES;
  const log = useMemo(
    () => <Log log={props.log} me={me} open={open} />,
    [props.log, me, open, names, language()],
  );
  const sheet = useMemo(
    () => <ScoreSheet rows={scene.sheet} names={names.split("\n")} me={own} hues={hues} />,
    [scene.sheet, names, own, hues.join(), language()],
  );
  const line = (seat: number) => {
    const who = seats[seat]!;
    const status = scene.status[seat];
    const acts = props.acting.includes(seat) && !props.over;
    const doing = who.away
      ? say(`page-away-${who.away}`)
      : acts && seat === me
        ? say("page-table-turn")
        : tentative === seat && seat !== me
          ? say("page-tentative")
          : status && !(props.over && scene.prompt) // a game given up in the middle of a turn: nobody is drawing any more
            ? tell(status)
            : acts
              ? say("page-thinking")
              : "";
    return (
      <div
        class={classes("seat", acts && "acts", who.clock_ms !== null && "timed")}
        aria-current={acts ? "true" : undefined}
      >
        <Chip hue={hues[seat % hues.length]!} />
        <Name name={props.taught && who.you ? say("page-you-are", { name: who.name }) : who.name} />
        {who.kind === "bot" && <Icon name="bot" />}
        {scene.first === seat && (
          <span class="first" title={say("page-first-player")}>
            <span class="vh">{say("page-first-player")}</span>
            <Icon name="flag" />
          </span>
        )}
        {who.points !== null && !face.race && <Points points={who.points} />}
        {who.clock_ms !== null && <Clock ms={who.clock_ms} running={acts} />}
        <span class={acts ? "doing wait" : "doing"}>{doing}</span>
      </div>
    );
  };

  const others = seats.map((_, seat) => seat).filter((seat) => seat !== own || face.shared);
  // Where the others' boards are small or hidden, what they drafted lies over one's own for a moment.
  const revealing =
    props.playing && !face.shared && others.length > 0 && props.log.at(-1)?.type === "settled";
  const slip = (hints?.moves.length ?? 0) > 0 || (mine && list !== false);
  const Beside = face.Beside;
  const Under = face.Under;
  const Seat = face.Seat;
  const Aside = face.Aside;
  return (
    <ActingContext.Provider value={acting}>
      <main
        class={classes(
          "play",
          props.game,
          others.length === 0 && "alone",
          face.shared && "shared",
          props.over && !props.playing && !props.dock && "ended",
          (slip || props.docked === "lesson" || props.docked === "reading") && "roomy",
          open.size > 0 && "tentative",
        )}
      >
        <h1 class="vh">{say(gameKey(props.game))}</h1>
        <div class="felt">
          <section class="rail left" aria-label={say("page-players")}>
            <div class={classes("opps", others.length > 2 && "three", others.length > 4 && "five")}>
              {others.map((seat) => (
                <div
                  key={seat}
                  class={classes(
                    "opp",
                    seen === seat && !face.shared && "seen",
                    props.acting.includes(seat) && !props.over && "turn",
                    face.done?.(scene, seat) && "done",
                  )}
                >
                  {line(seat)}
                  {Seat && <Seat layout={layout} scene={scene} seat={seat} told={told} />}
                  {!face.shared && (
                    <button
                      type="button"
                      class="sheet small"
                      onClick={() => look(seen === seat ? own : seat)}
                      aria-pressed={seen === seat}
                    >
                      <span class="vh">{say("page-enlarge", { seat })}</span>
                      {little[seat]}
                    </button>
                  )}
                </div>
              ))}
            </div>
          </section>
          <section class="middle">
            {props.top}
            <div class="own">
              {!face.shared && others.length > 0 && line(seen)}
              {seen === own || face.shared ? (
                <Heard
                  log={props.log}
                  me={me}
                  names={seats.map((seat) => seat.name)}
                  open={open}
                  deaf={props.deaf ?? NOBODY}
                />
              ) : (
                <button type="button" class="btn plain" onClick={() => look(own)}>
                  {say("page-own-board")}
                </button>
              )}
            </div>
            <div class="sheet main">
              {board}
              {Under && <Under layout={layout} scene={scene} before={props.before} seat={own} told={told} />}
              {revealing && (
                <div class="revealed" aria-hidden="true">
                  {others.map((seat) => (
                    <figure key={seat}>
                      <figcaption>
                        <Chip hue={hues[seat % hues.length]!} /> {seats[seat]!.name}
                      </figcaption>
                      {little[seat]}
                    </figure>
                  ))}
                </div>
              )}
            </div>
          </section>
          <Dock
            {...props}
            mine={mine}
            slip={slip}
            revealing={revealing}
            picked={picked}
            ready={ready}
            possible={possible}
            show={show}
            onShow={() => setShow(!show)}
            list={list}
            onList={setList}
            onPlay={play}
            onUndo={() => (picked.length > 0 ? clear() : void acts?.back(1))}
            fitting={fitting(offers, picked)}
          >
            {Beside && <Beside layout={layout} scene={scene} before={props.before} seat={own} told={told} />}
          </Dock>
        </div>
        <section class="rail papers">
          {Aside && <Aside layout={layout} scene={scene} before={props.before} seat={own} told={told} />}
          {props.docked === "review" ? [props.beside, sheet] : [sheet, props.beside]}
          {log}
        </section>
        {first && <Refused refusal={first} game={props.game} />}
      </main>
    </ActingContext.Provider>
  );
}

/** Of a name that is too long the beginning is seen, and the number that tells it from its twins. */
function Name({ name }: { name: string }) {
  const [, plain, number] = /^(.*?)( \d+)?$/.exec(name)!;
  return (
    <span class="who">
      <span>{plain}</span>
      {number}
    </span>
  );
}

/** Points that have just grown say so for a moment. */
function Points({ points }: { points: number }) {
  const before = useRef(points);
  const grown = points > before.current;
  useEffect(() => {
    before.current = points;
  }, [points]);
  return (
    <span key={points} class={grown ? "num-t pts grown" : "num-t pts"}>
      {points}
    </span>
  );
}

function Clock({ ms, running }: { ms: number; running: boolean }) {
  const [since] = useState(() => ({ at: 0, ms: -1 }));
  const [, tick] = useState(0);
  if (since.ms !== ms) [since.at, since.ms] = [performance.now(), ms];
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const left = Math.max(0, running ? ms - (performance.now() - since.at) : ms);
  const minutes = Math.floor(left / 60000);
  const hours = Math.floor(minutes / 60);
  const text =
    hours >= 1
      ? `${hours}:${String(minutes % 60).padStart(2, "0")} h`
      : `${minutes}:${String(Math.floor((left / 1000) % 60)).padStart(2, "0")}`;
  return <span class="num-t clock">{text}</span>;
}
