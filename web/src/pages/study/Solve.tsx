/** A position to solve: touched as at a table, then told what the try is worth beside the best. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Refused, send } from "../../api/server";
import { LETTERS, type Layout, type Planned, type TryTold, type Verdict, type Why } from "../../api/wire";
import { Bar } from "../../Bar";
import { Desk, type DeskSeat } from "../../desk/Desk";
import { refusalOf, type Refusal } from "../../desk/live/live";
import { gameKey } from "../../desk/people/names";
import { FINE, troubleOf } from "../../desk/Wrong";
import { Icon } from "../../draw/Icon";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { say, tell } from "../../texts/speak";
import { points } from "./words";
import "./study.css";
import { Waiting } from "../shared/Waiting";

type Puzzle = { game: string; id: string } | { table: string; at: number } | { record: string; at: number };

interface SolveProps {
  game: string;
  puzzle: Puzzle;
  /** What to find, and what else there is to know before the try. */
  task: ComponentChildren;
  names: readonly string[];
  onVerdict?(verdict: Verdict): void;
  onNext(): void;
}

type Shown = "before" | "tried" | "best";

export function Solve({ game, puzzle, task, names, onVerdict, onNext }: SolveProps) {
  const [face, setFace] = useState<GameFace | null>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [start, setStart] = useState<TryTold | null>(null);
  const [told, setTold] = useState<TryTold | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [shown, setShown] = useState<Shown>("best");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(FINE);

  const ask = (moves: string[], more: object = {}): Promise<TryTold> =>
    send<TryTold>("POST", "/api/exercises/position", { ...puzzle, moves, ...more }, { patient: true });
  const begin = (now: TryTold): void => {
    setTold(now);
    setVerdict(null);
    setRefusal(null);
    setShown("best");
  };

  useEffect(() => {
    let gone = false;
    void Promise.all([ask([], { layout: true }), faceOf(game)]).then(
      ([first, drawn]) => {
        if (gone) return;
        setFace(drawn);
        setLayout(first.layout);
        setStart(first);
        begin(first);
      },
      (error: unknown) => !gone && setWrong(troubleOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [JSON.stringify(puzzle)]);

  if (!face || !layout || !told || !start)
    return (
      <Waiting
        title={say(gameKey(game))}
        sub={say("exercise-title")}
        trouble={wrong}
        onEnter={() => location.reload()}
      />
    );

  const me = LETTERS.indexOf(told.seat ?? "A");
  const judge = async (moves: string[]): Promise<void> => {
    const found = await send<Verdict>("POST", "/api/exercises/try", { ...puzzle, moves }, { patient: true });
    setVerdict(found);
    setShown("best");
    onVerdict?.(found);
  };
  const play = async (moves: string[], more: object = {}): Promise<boolean> => {
    setBusy(true);
    try {
      const next = await ask(moves, more);
      setTold(next);
      setRefusal(null);
      if (next.complete) await judge(next.moves);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefusal(refusalOf(error, []));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const made = (move: string): Promise<boolean> => play([...told.moves, `${told.seat} ${move}`]);
  const plan: Planned | null = verdict && shown !== "before" ? verdict[shown] : null;
  const scene = verdict ? (plan?.scene ?? start.scene) : told.scene;
  const seats: DeskSeat[] = told.names.map((_, i) => ({
    name: names[i] ?? LETTERS[i]!,
    kind: "person",
    you: i === me,
    away: "",
    points: told.points[i] ?? null,
    winner: false,
    clock_ms: null,
  }));
  const tabs: Shown[] = verdict?.answer ? ["before", "best"] : ["before", "tried", "best"];
  return (
    <>
      <Bar title={say(gameKey(game))} sub={say("exercise-title")} rules={game} table />
      <Desk
        face={face}
        game={game}
        layout={layout}
        scene={scene}
        before={verdict ? start.scene : null}
        seats={seats}
        me={me}
        acting={verdict ? [] : [me]}
        offers={busy || verdict ? [] : told.offers}
        open={told.open}
        undo={verdict ? 0 : told.moves.length}
        final={false}
        log={[]}
        refusal={refusal}
        hints={null}
        busy={busy}
        playing={false}
        over={false}
        point={plan ? plan.moves.flatMap((one) => one.handles) : []}
        acts={
          verdict
            ? null
            : {
                move: (offer) => made(offer.move),
                typed: made,
                touch: async (handles) => {
                  const why = await send<Why>("POST", "/api/exercises/why", {
                    ...puzzle,
                    moves: told.moves,
                    handles,
                  }).catch((error: unknown) => {
                    if (!(error instanceof Refused)) throw error;
                    setRefusal(refusalOf(error, handles));
                    return null;
                  });
                  if (why?.legal) await play(told.moves, { handles });
                  else if (why)
                    setRefusal({
                      text: why.reason!,
                      ruling: why.ruling,
                      witness: why.witness,
                      attempt: handles,
                    });
                },
                back: (moves) => play(told.moves.slice(0, told.moves.length - (moves ?? 1))),
                forgive: () => setRefusal(null),
              }
        }
        taught
        docked="lesson"
        dock={
          <div class="lesson solve" role="status">
            {!verdict && (busy && told.complete ? <p>{say("exercise-comparing")}</p> : task)}
            {verdict && (
              <>
                <p class={verdict.right ? "judged right" : "judged"}>
                  <Icon name={verdict.right ? "check" : "close"} />
                  <b>
                    {say(
                      verdict.answer
                        ? "exercise-right"
                        : verdict.right
                          ? "exercise-as-good"
                          : "exercise-wrong",
                    )}
                  </b>
                  {verdict.solver && (
                    <span class="num-t">
                      {verdict.solver.rating}
                      {verdict.change !== null &&
                        ` (${verdict.change < 0 ? "−" : "+"}${Math.abs(verdict.change)})`}
                    </span>
                  )}
                </p>
                {!verdict.right && !face.race && (
                  <p>{say("exercise-lost", { points: points(verdict.lost) })}</p>
                )}
                <div class="tabs" role="group" aria-label={say("exercise-best")}>
                  {tabs.map((tab) => (
                    <button
                      key={tab}
                      type="button"
                      class="btn"
                      aria-pressed={shown === tab}
                      onClick={() => setShown(tab)}
                    >
                      {say(
                        tab === "before"
                          ? "exercise-before"
                          : tab === "tried"
                            ? "exercise-yours"
                            : "exercise-best",
                      )}
                    </button>
                  ))}
                </div>
                {plan && <p class="plan">{plan.facts.map(tell).join(" ")}</p>}
                <div class="row">
                  <button type="button" class="btn act" onClick={onNext}>
                    {say("exercise-next")}
                  </button>
                  {!verdict.right && (
                    <button type="button" class="btn" onClick={() => begin(start)}>
                      {say("exercise-again")}
                    </button>
                  )}
                </div>
              </>
            )}
          </div>
        }
        beside={
          verdict && (
            <section class="study-more">
              {!face.race && verdict.others.length > 0 && (
                <table class="paper">
                  <tbody>
                    <tr>
                      <th scope="row">{verdict.best.moves.map((one) => one.move).join(" ")}</th>
                      <td>
                        <Icon name="check" />
                      </td>
                    </tr>
                    {verdict.others.map((one) => (
                      <tr key={one.moves.join(" ")}>
                        <th scope="row">{one.moves.join(" ")}</th>
                        <td>−{points(one.lost)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
              {verdict.playouts && (
                <p class="hushed">{say("exercise-confirmed", { playouts: verdict.playouts })}</p>
              )}
            </section>
          )
        }
      />
    </>
  );
}
