/** The review of a finished game: made piece by piece while one waits, then walked through. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import {
  LETTERS,
  type Fact,
  type FindingShown,
  type FindingTold,
  type Replay,
  type ReviewFound,
  type ReviewTold,
} from "../../api/wire";
import { Bar } from "../../Bar";
import { Desk, SEAT_HUES, type DeskSeat } from "../../desk/Desk";
import { gameKey, seatNames } from "../../desk/people/names";
import { FINE, troubleOf } from "../../desk/Wrong";
import { Icon } from "../../draw/Icon";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { say, setNames, tell } from "../../texts/speak";
import { arrive } from "../join/arrive";
import { complaint } from "../join/guest";
import { Curve } from "./Curve";
import { Solve } from "./Solve";
import { percent, points, signed } from "./words";
import "./study.css";
import { Waiting } from "../shared/Waiting";

type ReviewSource = { table: string } | { record: string };

const replayAt = (source: ReviewSource, step: number, steps: boolean): Promise<Replay> =>
  "table" in source
    ? get<Replay>(
        `/api/tables/${encodeURIComponent(source.table)}/replay?step=${step}&look=scene&steps=${steps}`,
      )
    : send<Replay>("POST", "/api/replay", { record: source.record, step, look: "scene", steps });

const piece = (source: ReviewSource, signal: AbortSignal): Promise<ReviewTold> =>
  "table" in source
    ? send<ReviewTold>("POST", `/api/tables/${encodeURIComponent(source.table)}/review`, undefined, {
        patient: true,
        signal,
      })
    : send<ReviewTold>("POST", "/api/reviews", source, { patient: true, signal });

const shownAt = (source: ReviewSource, at: number): Promise<FindingShown> =>
  "table" in source
    ? get<FindingShown>(`/api/tables/${encodeURIComponent(source.table)}/review/${at}`)
    : send<FindingShown>("POST", "/api/reviews/at", { ...source, at });

export function ReviewPage({ source }: { source: ReviewSource }) {
  const [whole, setWhole] = useState<Replay | null>(null);
  const [face, setFace] = useState<GameFace | null>(null);
  const [told, setTold] = useState<ReviewTold | null>(null);
  const [going, setGoing] = useState(false);
  const [trouble, setTrouble] = useState(FINE);
  const [wrong, setWrong] = useState("");
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    void (async () => {
      try {
        const replay = await replayAt(source, 0, true);
        setFace(await faceOf(replay.game));
        setWhole(replay);
        if ("table" in source)
          setTold(await get<ReviewTold>(`/api/tables/${encodeURIComponent(source.table)}/review`));
      } catch (error) {
        setTrouble(troubleOf(error));
      }
    })();
    return () => stop.current?.abort();
  }, []);

  const start = async (): Promise<void> => {
    const control = new AbortController();
    stop.current = control;
    setGoing(true);
    setWrong("");
    try {
      if ("record" in source) await arrive();
      for (let now: ReviewTold | null = null; !now?.review && !control.signal.aborted;) {
        now = await piece(source, control.signal);
        if (!control.signal.aborted) setTold(now);
      }
    } catch (error) {
      if (!control.signal.aborted) setWrong(complaint(error));
    }
    setGoing(false);
  };

  if (!whole || !face)
    return <Waiting title={say("review-title")} trouble={trouble} onEnter={() => location.reload()} />;
  if (told?.review)
    return (
      <Found source={source} whole={whole} face={face} told={told} review={told.review} onTold={setTold} />
    );
  const part = told?.events ? percent(told.done / told.events) : 0;
  return (
    <>
      <Bar title={say(gameKey(whole.game))} sub={say("review-title")} />
      <main class="words review">
        <h1>{say("review-title")}</h1>
        <p>{say("review-about")}</p>
        {(going || part > 0) && (
          <>
            <progress max={100} value={part} aria-label={say("review-reviewing")} />
            <p role="status">{say("review-going", { percent: part })}</p>
          </>
        )}
        <div class="row">
          {going ? (
            <button type="button" class="btn" onClick={() => stop.current?.abort()}>
              <Icon name="close" />
              {say("page-cancel")}
            </button>
          ) : (
            <button type="button" class="btn act" onClick={() => void start()}>
              <Icon name="hint" />
              {say("review-start")}
            </button>
          )}
        </div>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
      </main>
    </>
  );
}

/** That somebody is done with a sealed draft; not what it was. */
const isDone = ({ key }: Fact): boolean => key.endsWith("-fact-done");

/** What would be said as nothing is nothing. */
const costly = ({ cost }: FindingTold): boolean => (cost ?? 0) >= 0.05;

interface FoundProps {
  source: ReviewSource;
  whole: Replay;
  face: GameFace;
  told: ReviewTold;
  review: ReviewFound;
  onTold(told: ReviewTold): void;
}

function Found({ source, whole, face, told, review, onTold }: FoundProps) {
  const [at, setAt] = useState(0);
  const [frame, setFrame] = useState<Replay>(whole);
  const [shown, setShown] = useState<FindingShown | null>(null);
  const [tab, setTab] = useState<"before" | "played" | "better">("better");
  const [learning, setLearning] = useState(-1);
  const names = useMemo(() => seatNames(whole.names.map((name) => ({ name, kind: "person" }))), [whole]);
  const hues = (frame.scene && face.hues?.(frame.scene)) ?? SEAT_HUES;
  const chosen = review.findings.find((one) => one.at <= at && at < one.end) ?? null;
  const mistakes = useMemo(
    () => review.findings.filter((one) => costly(one) && !one.obvious).sort((a, b) => b.cost! - a.cost!),
    [review],
  );

  useEffect(() => {
    let gone = false;
    setShown(null);
    const timer = setTimeout(() => {
      void replayAt(source, at, false).then((now) => !gone && setFrame(now));
      if (chosen?.kind === "choice")
        void shownAt(source, chosen.at).then((now) => {
          if (gone) return;
          setShown(now);
          setTab(now.better ? "better" : "played");
        });
    }, 60);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [at]);

  const mistake = mistakes[learning];
  if (mistake)
    return (
      <Solve
        key={mistake.at}
        game={review.game}
        puzzle={{ ...source, at: mistake.at }}
        names={names}
        task={
          <>
            <p>{say("exercise-your-mistake", { points: points(mistake.cost!) })}</p>
            <p class="hushed">
              {learning + 1} / {mistakes.length}
            </p>
          </>
        }
        onNext={() => setLearning(learning + 1 < mistakes.length ? learning + 1 : -1)}
      />
    );

  const name = (seat: string | null): string => (seat ? (names[LETTERS.indexOf(seat)] ?? seat) : "");
  const weight = (one: FindingTold): string =>
    one.kind === "choice"
      ? costly(one)
        ? `−${points(one.cost!)}`
        : "✓"
      : signed(one.leads?.[one.seat ? LETTERS.indexOf(one.seat) : 0] ?? 0);
  // As the log tells it; in notation only where there is nothing to tell.
  setNames(names);
  const words = (one: FindingTold): string => {
    const seat = one.kind === "choice" ? LETTERS.indexOf(one.seat!) : null;
    const told = (until: number) =>
      whole.steps
        .slice(one.at, until)
        .flatMap((step) => step.facts)
        .filter((fact) => seat === null || fact.values["seat"] === seat);
    let said = told(one.end);
    if (seat !== null && said.every(isDone)) {
      // A sealed draft: what it was is told when all are opened, before its player decides again.
      const next = review.findings.find(
        ({ kind, seat, at }) => kind === "choice" && seat === one.seat && at > one.at,
      );
      said = told(next?.at ?? whole.steps.length).filter((fact) => !isDone(fact));
    }
    return said.length > 0 ? said.map(tell).join(" ") : `${name(one.seat)} ${one.text}`;
  };
  const row = (one: FindingTold) => (
    <li key={`${one.kind}${one.at}`}>
      <button
        type="button"
        aria-current={chosen === one}
        onClick={() => {
          setAt(one.at);
          scrollTo({ top: 0 }); // on a phone the list is below the board
        }}
      >
        <span class="num-t">{one.turn}</span>
        <span class="what">{words(one)}</span>
        <b class="num-t">{weight(one)}</b>
      </button>
    </li>
  );
  const plan = shown && tab !== "before" ? shown[tab] : null;
  const scene = shown ? (plan?.scene ?? shown.scene) : frame.scene!;
  const seats: DeskSeat[] = names.map((who, i) => ({
    name: who,
    kind: "person",
    you: false,
    away: "",
    points: frame.points[i] ?? null,
    winner: false,
    clock_ms: null,
  }));
  const jump = (by: number): void => {
    const places = review.findings.filter((one) => one.kind === "choice").map((one) => one.at);
    const next = by > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at);
    if (next !== undefined) setAt(next);
  };
  return (
    <>
      <Bar title={say(gameKey(whole.game))} sub={say("review-title")} rules={whole.game} table />
      <Desk
        face={face}
        game={whole.game}
        layout={whole.layout!}
        scene={scene}
        before={shown?.scene ?? null}
        seats={seats}
        me={shown?.seat ? LETTERS.indexOf(shown.seat) : -1}
        acting={[]}
        offers={[]}
        open={false}
        undo={0}
        final={false}
        log={[]}
        refusal={null}
        hints={null}
        busy={false}
        playing={false}
        over={false}
        point={plan ? plan.moves.flatMap((one) => one.handles) : []}
        acts={null}
        docked="review"
        dock={
          <div class="film review">
            <Curve
              curve={review.curve}
              names={names}
              hues={hues}
              marks={review.turning.map((i) => review.findings[i]!.at)}
              at={at}
              onAt={setAt}
            />
            <p class="told" role="status">
              {chosen && (
                <>
                  {chosen.kind === "choice" && <b>{name(chosen.seat)} </b>}
                  {chosen.kind === "draw"
                    ? `${words(chosen)} ${say("review-drawn", { text: weight(chosen) })}`
                    : costly(chosen)
                      ? say("review-cost", {
                          points: points(chosen.cost!),
                          percent: percent(chosen.cost_share ?? 0),
                        })
                      : say("review-fine")}
                </>
              )}
            </p>
            {/* its rows stay where they are from one move to the next */}
            <div class="tabs" role="group" aria-label={say("review-title")}>
              {(["before", "played", "better"] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  class="btn"
                  disabled={!shown || (one === "better" && !shown.better)}
                  aria-pressed={shown !== null && tab === one}
                  onClick={() => setTab(one)}
                >
                  {say(one === "before" ? "exercise-before" : `review-${one}`)}
                </button>
              ))}
            </div>
            <p class="plan">{plan?.facts.map(tell).join(" ")}</p>
            <div class="row keys">
              <button type="button" class="btn" aria-label={say("page-replay-back")} onClick={() => jump(-1)}>
                <Icon name="back" />
              </button>
              <button type="button" class="btn" aria-label={say("page-replay-on")} onClick={() => jump(1)}>
                <Icon name="on" />
              </button>
              {mistakes.length > 0 && (
                <button type="button" class="btn act" onClick={() => setLearning(0)}>
                  {say("exercise-mistakes")}
                </button>
              )}
            </div>
          </div>
        }
        beside={
          <section class="study-more">
            <div class="scroll" tabIndex={0} role="group" aria-label={say("review-title")}>
              <table class="paper">
                <thead>
                  <tr>
                    <th scope="col">{say("review-seat")}</th>
                    <th scope="col">{say("review-result")}</th>
                    <th scope="col">{say("review-luck")}</th>
                    <th scope="col">{say("review-adjusted")}</th>
                    <th scope="col">{say("review-loss")}</th>
                  </tr>
                </thead>
                <tbody>
                  {review.seats.map((one) => (
                    <tr key={one.seat}>
                      <th scope="row">{name(one.seat)}</th>
                      <td>{signed(one.lead)}</td>
                      <td>{signed(one.luck_lead)}</td>
                      <td>{signed(one.adjusted_lead)}</td>
                      <td>{one.loss === null ? "" : points(one.loss)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {review.turning.length > 0 && (
              <>
                <h2 class="head">{say("review-turning")}</h2>
                <ul class="found-list turning">{review.turning.map((i) => row(review.findings[i]!))}</ul>
              </>
            )}
            <h2 class="head">{say("review-all")}</h2>
            <ul class="found-list all">{review.findings.filter((one) => one.kind === "choice").map(row)}</ul>
            {told.hidden.length > 0 && <p class="hushed">{say("review-hidden")}</p>}
            {told.consent !== null && "table" in source && (
              <label class="item">
                <input
                  type="checkbox"
                  checked={told.consent}
                  onChange={(event) =>
                    void send<ReviewTold>("PUT", `/api/tables/${encodeURIComponent(source.table)}/review`, {
                      agree: event.currentTarget.checked,
                    }).then(onTold)
                  }
                />{" "}
                {say("review-consent")}
              </label>
            )}
            <p class="hushed">{say("review-note-points")}</p>
            <p class="hushed">{say("review-note-judged")}</p>
          </section>
        }
      />
    </>
  );
}
