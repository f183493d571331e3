/** A first game: on the real board, with a fixed deal, sentence by sentence. */
import { gameKey } from "../../desk/people/names";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Refused, send, get } from "../../api/server";
import { LETTERS, type Layout, type Message, type Offer, type Scene, type Why } from "../../api/wire";
import { Bar } from "../../Bar";
import { Desk, type DeskSeat } from "../../desk/Desk";
import { refusalOf, type Refusal } from "../../desk/live/live";
import { Icon } from "../../draw/Icon";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { say } from "../../texts/speak";
import { FINE, troubleOf, Wrong } from "../../desk/Wrong";
import { inRounds, type Happening } from "../replay/rounds";

interface Tutorial {
  game: string;
  options: Record<string, string>;
  seats: string[];
  seat: string;
  luck: string;
  auto: string | null;
  moves: string[];
  steps: { say: string; expect: string[]; point: string[] }[];
}

interface Told {
  names: string[];
  scene: Scene;
  layout: Layout | null;
  offers: Offer[];
  open: boolean;
  final: boolean;
  acting: string[];
  over: boolean;
  points: number[];
  winners: string[];
  facts: Happening[];
  moves: string[];
}

export function PracticePage({ game }: { game: string }) {
  const [face, setFace] = useState<GameFace | null>(null);
  const [course, setCourse] = useState<Tutorial | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [before, setBefore] = useState<Scene | null>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [log, setLog] = useState<Message[]>([]);
  const [step, setStep] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  const words = useRef<HTMLDivElement>(null);

  const position = (now: Tutorial, moves: string[]) => ({
    game: now.game,
    options: now.options,
    seats: now.seats,
    moves,
    luck: now.luck,
  });

  const ask = async (now: Tutorial, moves: string[], more: Record<string, unknown> = {}): Promise<Told> =>
    send<Told>(
      "POST",
      "/api/practice",
      { ...position(now, moves), seat: now.seat, auto: now.auto, ...more },
      { patient: true },
    );

  useEffect(() => {
    let gone = false;
    void (async () => {
      try {
        const found = await get<Tutorial>(`/api/tutorials/${game}`);
        const first = await ask(found, found.moves, { layout: true });
        const drawn = await faceOf(game);
        if (gone) return;
        setCourse(found);
        setFace(drawn);
        setTold(first);
        setLayout(first.layout);
        setLog(inRounds([], first.facts));
      } catch (error) {
        if (!gone) setWrong(troubleOf(error));
      }
    })();
    return () => {
      gone = true;
    };
  }, [game, tries]);

  // Before anything is painted: the focus may scroll the dock, and what is seen must not move afterwards.
  useLayoutEffect(() => words.current?.focus(), [step]);

  if (!face || !course || !told || !layout) {
    return (
      <>
        <Bar />
        <Wrong trouble={wrong} onEnter={() => setTries(tries + 1)} />
      </>
    );
  }

  const now = course.steps[step];
  const done = step >= course.steps.length;
  const reading = done || now?.expect.length === 0;
  const refused = (error: unknown, attempt: string[]): void => {
    if (!(error instanceof Refused)) throw error;
    setRefusal(refusalOf(error, attempt));
  };

  const play = async (move: string | null, handles: string[]): Promise<boolean> => {
    if (now && now.expect.length === 0) {
      setRefusal({
        text: { key: "page-tutorial-read", values: {} },
        ruling: null,
        witness: [],
        attempt: [],
      });
      return false;
    }
    if (now && move !== null && !now.expect.includes(move)) {
      setRefusal({
        text: { key: "page-tutorial-other", values: { move } },
        ruling: null,
        witness: now.point,
        attempt: [],
      });
      return false;
    }
    setBusy(true);
    try {
      const moves = move === null ? told.moves : [...told.moves, `${course.seat} ${move}`];
      const next = await ask(course, moves, {
        told: told.moves.length,
        ...(move === null ? { handles } : {}),
      });
      if (
        move === null &&
        now &&
        !next.moves.slice(told.moves.length).some((made) => now.expect.includes(made.replace(/^\S+ /, "")))
      ) {
        setRefusal({
          text: {
            key: "page-tutorial-other",
            values: { move: next.moves.at(told.moves.length)?.replace(/^\S+ /, "") ?? "" },
          },
          ruling: null,
          witness: now.point,
          attempt: [],
        });
        return false;
      }
      setBefore(told.scene);
      setTold(next);
      setRefusal(null);
      setLog((kept) => inRounds(kept, next.facts));
      if (now) setStep(step + 1);
      return true;
    } catch (error) {
      refused(error, handles);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const seats: DeskSeat[] = told.names.map((name, i) => ({
    name,
    kind: LETTERS[i] === course.seat ? "person" : "bot",
    you: LETTERS[i] === course.seat,
    away: "",
    points: told.points[i] ?? null,
    winner: told.winners.includes(LETTERS[i]!),
    clock_ms: null,
  }));
  const title = say(gameKey(game));
  return (
    <>
      <Bar title={title} sub={say("page-tutorial")} rules={game} table />
      <Desk
        face={face}
        game={game}
        layout={layout}
        scene={told.scene}
        before={before}
        seats={seats}
        me={LETTERS.indexOf(course.seat)}
        acting={told.acting.map((seat) => LETTERS.indexOf(seat))}
        offers={busy ? [] : told.offers}
        open={told.open}
        undo={0}
        final={told.final}
        log={log}
        refusal={refusal}
        hints={null}
        busy={busy}
        playing={false}
        over={told.over}
        point={now?.point ?? []}
        acts={{
          move: (offer) => play(offer.move, offer.handles),
          typed: (move) => play(move, []),
          touch: async (handles) => {
            try {
              const why = await send<Why>("POST", "/api/practice/why", {
                ...position(course, told.moves),
                seat: course.seat,
                handles,
              });
              if (why.legal) await play(null, handles);
              else
                setRefusal({
                  text: why.reason!,
                  ruling: why.ruling,
                  witness: why.witness,
                  attempt: handles,
                });
            } catch (error) {
              refused(error, handles);
            }
          },
          back: () => Promise.resolve(false),
          forgive: () => setRefusal(null),
        }}
        taught
        docked={reading ? "reading" : "lesson"}
        dock={
          <div class={reading ? "lesson read" : "lesson"} ref={words} tabIndex={-1} role="status">
            {done ? (
              <>
                <p>{say("page-tutorial-done", { game: title })}</p>
                <div class="row">
                  <a class="btn act" href={`/?play=${game}`}>
                    <Icon name="play" />
                    {say("page-tutorial-play")}
                  </a>
                  <a class="btn" href={`/learn/${game}`}>
                    <Icon name="book" />
                    {say("page-rules")}
                  </a>
                </div>
              </>
            ) : (
              <>
                <p>{say(now!.say)}</p>
                {now!.expect.length === 0 && (
                  <div class="row">
                    <button type="button" class="btn act" onClick={() => setStep(step + 1)}>
                      {say("page-tutorial-on")}
                    </button>
                  </div>
                )}
              </>
            )}
            <progress
              class="steps"
              max={course.steps.length}
              value={step}
              aria-label={say("page-tutorial-step", {
                step: Math.min(step + 1, course.steps.length),
                steps: course.steps.length,
              })}
            />
          </div>
        }
      />
    </>
  );
}
