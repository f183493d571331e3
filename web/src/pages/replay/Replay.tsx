/** A finished game, step by step: one of this server by its link, or a record from a file. */
import { lazy, Suspense } from "preact/compat";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { get, Refused, send } from "../../api/server";
import {
  LETTERS,
  type Comment,
  type Mark,
  type Message,
  type Picture,
  type Replay,
  type Table,
} from "../../api/wire";
import { Bar } from "../../Bar";
import { MarkingContext } from "../../desk/board/Marks";
import { Desk, type DeskSeat } from "../../desk/Desk";
import { Luck } from "../../desk/end/Luck";
import { gameKey, seatNames } from "../../desk/people/names";
import { Icon } from "../../draw/Icon";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { place } from "../../router";
import { settings } from "../../settings";
import { SITE } from "../../site";
import { say, tell } from "../../texts/speak";
import { FINE, troubleOf } from "../../desk/Wrong";

import { Comments, NOTHING_DRAWN, type Drawing } from "./Comments";
import { Waiting } from "../shared/Waiting";

type Source = { id: string } | { record: string };

/** How many rings and arrows one comment may have. */
const MARKS = 20;

async function look(source: Source, step: number, steps: boolean): Promise<Replay> {
  if ("id" in source)
    return get<Replay>(
      `/api/tables/${encodeURIComponent(source.id)}/replay?step=${step}&look=scene&steps=${steps}`,
    );
  return send<Replay>("POST", "/api/replay", { record: source.record, step, look: "scene", steps });
}

const Review = lazy(() => import("../study/Review").then((m) => ({ default: m.ReviewPage })));

export function ReplayPage({ id }: { id: string }) {
  const [source, setSource] = useState<Source | null>(id ? { id } : null);
  const [reviewing, setReviewing] = useState(false);
  if (!source) return <Import onRecord={(record) => setSource({ record })} />;
  if (reviewing && "record" in source)
    return (
      <Suspense fallback={<p class="loading">{say("page-loading")}</p>}>
        <Review source={source} />
      </Suspense>
    );
  return <Film source={source} onReview={() => setReviewing(true)} />;
}

function Import({ onRecord }: { onRecord(record: string): void }) {
  const [pasted, setPasted] = useState("");
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined): void => void files?.[0]?.text().then(onRecord);
  return (
    <>
      <Bar title={say("page-replay")} />
      <main class="words import">
        <h1>{say("page-replay")}</h1>
        <p>{say("page-replay-about")}</p>
        <label
          class={over ? "drop over" : "drop"}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            take(event.dataTransfer?.files);
          }}
        >
          <input
            type="file"
            accept=".landbridge,.txt,text/plain"
            onChange={(event) => take(event.currentTarget.files)}
          />
          <Icon name="save" />
          <b>{say("page-replay-file")}</b>
        </label>
        <form
          class="field"
          onSubmit={(event) => {
            event.preventDefault();
            if (pasted.trim()) onRecord(pasted);
          }}
        >
          <label for="record">{say("page-replay-paste")}</label>
          <textarea
            id="record"
            rows={8}
            spellcheck={false}
            value={pasted}
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
          <button type="submit" class="btn act" disabled={!pasted.trim()}>
            {say("page-replay-show")}
          </button>
        </form>
      </main>
    </>
  );
}

/** Whether the luck of a game of this server was honest; a record from elsewhere is checked by `landbridge verify`. */
function FilmLuck({ id }: { id: string }) {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    void get<Picture>(`/api/tables/${encodeURIComponent(id)}?look=scene`).then(
      (told) => setTable(told.table),
      () => undefined,
    );
  }, [id]);
  return table && <Luck table={table} />;
}

function Film({ source, onReview }: { source: Source; onReview(): void }) {
  const [whole, setWhole] = useState<Replay | null>(null);
  const [face, setFace] = useState<GameFace | null>(null);
  const [step, setStep] = useState(0);
  const [frame, setFrame] = useState<Replay | null>(null);
  const [before, setBefore] = useState<Replay | null>(null);
  const [running, setRunning] = useState(false);
  const [possible, setPossible] = useState(false);
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  const [copied, setCopied] = useState(false);
  const [comments, setComments] = useState<Comment[]>([]);
  const [drawing, setDrawing] = useState<Drawing>(NOTHING_DRAWN);
  const kept = useRef(new Map<number, Replay>());

  useEffect(() => {
    const asked = Math.max(0, Math.trunc(Number(place().query.get("step"))) || 0);
    look(source, asked, true).then(
      (told) => {
        setWhole(told);
        setFrame(told);
        setStep(told.step);
        kept.current.set(told.step, told);
        void faceOf(told.game).then(setFace);
      },
      (error: unknown) => {
        const trouble = troubleOf(error);
        const where = error instanceof Refused && error.refusal.place ? tell(error.refusal.place) : "";
        setWrong({ ...trouble, why: `${where} ${trouble.why}`.trim() });
      },
    );
  }, [source, tries]);

  // Scrubbing asks for the last place only; what has been seen is kept.
  useEffect(() => {
    if (!whole) return;
    const known = kept.current.get(step);
    if (known) {
      setBefore(frame);
      setFrame(known);
      return;
    }
    const timer = setTimeout(() => {
      void look(source, step, false).then((told) => {
        kept.current.set(told.step, told);
        setFrame((now) => {
          setBefore(now);
          return told;
        });
      });
    }, 40);
    return () => clearTimeout(timer);
  }, [step, whole]);

  // The address says where one is, so that loading again, or sharing it, comes back here.
  useEffect(() => {
    if (!whole || running || !("id" in source)) return;
    history.replaceState(null, "", `/replay/${source.id}${step ? `?step=${step}` : ""}`);
  }, [whole, running, step]);

  useEffect(() => {
    if (!running || !whole) return;
    const timer = setTimeout(
      () => (step < whole.steps.length ? setStep(step + 1) : setRunning(false)),
      Math.max(250, settings().pace),
    );
    return () => clearTimeout(timer);
  }, [running, step, frame]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        (event.target as Element).closest("input, textarea, select, svg.board") ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || !whole) return;
      event.preventDefault();
      setRunning(false);
      setStep((now) => Math.max(0, Math.min(whole.steps.length, now + by)));
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [whole]);

  const log = useMemo<Message[]>(
    () =>
      (whole?.steps ?? []).slice(0, step).map((made, i) => ({
        id: i + 1,
        type: "move",
        at: 0,
        turn: made.turn,
        facts: made.facts ?? [],
      })),
    [whole, step],
  );

  if (!whole || !frame || !face || !frame.scene || !whole.layout) {
    return <Waiting title={say("page-replay")} trouble={wrong} onEnter={() => setTries(tries + 1)} />;
  }

  const steps = whole.steps;
  const turns = [...new Set(steps.map((one) => one.turn))];
  const turnStart = (turn: number): number => steps.findIndex((one) => one.turn === turn);
  const turn = steps[Math.min(step, steps.length - 1)]?.turn ?? 0;
  const jump = (to: number): void => {
    setRunning(false);
    setDrawing(NOTHING_DRAWN);
    setStep(Math.max(0, Math.min(steps.length, to)));
  };
  const names = seatNames(whole.names.map((name) => ({ name, kind: "person" })));
  const seats: DeskSeat[] = names.map((name, i) => ({
    name,
    kind: "person",
    you: false,
    away: "",
    points: frame.points[i] ?? null,
    winner: false,
    clock_ms: null,
  }));
  const id = "id" in source ? source.id : null;
  const marking = {
    marks: [...comments.filter((one) => one.step === step).flatMap((one) => one.marks), ...drawing.marks],
    spots: whole.layout.spots,
    shared: face.shared,
    onDraw:
      drawing.on && drawing.marks.length < MARKS
        ? (mark: Mark) => setDrawing({ ...drawing, marks: [...drawing.marks, mark] })
        : null,
  };
  const last = steps[step - 1];
  return (
    <>
      <Bar title={say(gameKey(whole.game))} sub={say("page-replay")} rules={whole.game} table />
      {whole.broken && (
        <p class="banner" role="alert">
          {whole.broken.place && tell(whole.broken.place)} {tell(whole.broken.reason)}
        </p>
      )}
      <MarkingContext.Provider value={marking}>
        <Desk
          face={face}
          game={whole.game}
          layout={whole.layout}
          scene={frame.scene}
          before={before?.scene ?? null}
          seats={seats}
          me={-1}
          acting={frame.acting.map((seat) => LETTERS.indexOf(seat)).filter((seat) => seat >= 0)}
          offers={possible ? frame.offers : []}
          open={false}
          undo={0}
          final={false}
          log={log}
          refusal={null}
          hints={null}
          busy={false}
          playing={false}
          over={frame.over}
          reveal={possible}
          acts={null}
          dock={
            <div class="film">
              <p class="told">
                {frame.facts.length > 0
                  ? frame.facts.map(tell).join(" ")
                  : last
                    ? last.seat === "fate"
                      ? last.move
                      : `${last.seat} ${last.move}`
                    : say("page-replay-start")}
              </p>
              <label class="vh" for="step">
                {say("page-replay-step", { step, steps: steps.length })}
              </label>
              <input
                id="step"
                type="range"
                min={0}
                max={steps.length}
                value={step}
                aria-valuetext={say("page-replay-step", { step, steps: steps.length })}
                onInput={(event) => jump(Number(event.currentTarget.value))}
              />
              <div class="row keys">
                <button
                  type="button"
                  class="btn"
                  aria-label={say("page-replay-turn-back")}
                  title={say("page-replay-turn-back")}
                  disabled={step === 0}
                  onClick={() =>
                    jump(
                      step > turnStart(turn)
                        ? turnStart(turn)
                        : turnStart(turns[turns.indexOf(turn) - 1] ?? turns[0]!),
                    )
                  }
                >
                  <Icon name="turnBack" />
                </button>
                <button
                  type="button"
                  class="btn"
                  aria-label={say("page-replay-back")}
                  title={say("page-replay-back")}
                  disabled={step === 0}
                  onClick={() => jump(step - 1)}
                >
                  <Icon name="back" />
                </button>
                <button
                  type="button"
                  class="btn act"
                  aria-label={say(running ? "page-replay-pause" : "page-replay-play")}
                  onClick={() =>
                    step >= steps.length ? (setStep(0), setRunning(true)) : setRunning(!running)
                  }
                >
                  <Icon name={running ? "pause" : "play"} />
                </button>
                <button
                  type="button"
                  class="btn"
                  aria-label={say("page-replay-on")}
                  title={say("page-replay-on")}
                  disabled={step >= steps.length}
                  onClick={() => jump(step + 1)}
                >
                  <Icon name="on" />
                </button>
                <button
                  type="button"
                  class="btn"
                  aria-label={say("page-replay-turn-on")}
                  title={say("page-replay-turn-on")}
                  disabled={step >= steps.length}
                  onClick={() =>
                    jump(
                      turns[turns.indexOf(turn) + 1] !== undefined
                        ? turnStart(turns[turns.indexOf(turn) + 1]!)
                        : steps.length,
                    )
                  }
                >
                  <Icon name="turnOn" />
                </button>
              </div>
            </div>
          }
          beside={
            <section class="film-more">
              <p class="num-t made">
                {last && (last.seat === "fate" ? last.move : `${last.seat} ${last.move}`)}
              </p>
              <p class="where-in">{say("page-replay-step", { step, steps: steps.length })}</p>
              <label class="item">
                <input type="checkbox" checked={possible} onChange={() => setPossible(!possible)} />{" "}
                {say("page-replay-possible")}
              </label>
              {possible && frame.offers.length > 0 && (
                <ul class="chips" aria-label={say("page-replay-possible")}>
                  {frame.offers.slice(0, 300).map((offer) => (
                    <li key={`${offer.seat} ${offer.move}`} class="chip-move">
                      {offer.seat} {offer.move}
                    </li>
                  ))}
                </ul>
              )}
              {id && !SITE && (
                <Comments
                  table={id}
                  step={step}
                  drawing={drawing}
                  onDrawing={setDrawing}
                  onStep={jump}
                  comments={comments}
                  onComments={setComments}
                />
              )}
              {id && <FilmLuck id={id} />}
              <div class="row">
                {id && !SITE && (
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      void navigator.clipboard
                        ?.writeText(`${location.origin}/replay/${id}?step=${step}`)
                        .then(() => setCopied(true));
                    }}
                  >
                    <Icon name="share" />
                    {say(copied ? "page-copied" : "page-share")}
                  </button>
                )}
                {id && (
                  <a class="btn" href={`/api/tables/${id}/record`} download>
                    <Icon name="save" />
                    {say("page-download")}
                  </a>
                )}
                {id ? (
                  <a class="btn" href={`/review/${id}`}>
                    <Icon name="hint" />
                    {say("review-title")}
                  </a>
                ) : (
                  <button type="button" class="btn" onClick={onReview}>
                    <Icon name="hint" />
                    {say("review-title")}
                  </button>
                )}
                {!id && (
                  <a class="btn" href="/replay" onClick={() => location.reload()}>
                    {say("page-replay-other")}
                  </a>
                )}
              </div>
            </section>
          }
        />
      </MarkingContext.Provider>
    </>
  );
}
