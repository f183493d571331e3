/** The device as deck, dice or bag at a real table: a promise first, what is drawn in large, the secret at the end. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { Drawn, DrawnThing, Game } from "../../api/wire";
import { Bar } from "../../Bar";
import { gameKey } from "../../desk/people/names";
import { sound } from "../../desk/live/sounds";
import { FINE, troubleOf } from "../../desk/Wrong";
import { lots, type Lots } from "../../games/lots";
import { language, locale, has, say, setNames } from "../../texts/speak";
import { Contours } from "../shared/Contours";
import "./draw.css";
import { begun, grouped, load, promised, save, type Session } from "./session";
import { Timer } from "./Timer";
import { Waiting } from "../shared/Waiting";

export function DrawPage({ game }: { game: string }) {
  const [found, setFound] = useState<Game | null>(null);
  const [face, setFace] = useState<Lots | null>(null);
  const [session, setSession] = useState(() => load(game));
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  const [aloud, setAloud] = useState(false);
  const [hidden, setHidden] = useState(false);

  const failed = (error: unknown): void => setWrong(troubleOf(error));
  const ask = async (now: Session): Promise<Drawn> => {
    const { secret, seats, pulls } = now;
    return send<Drawn>("POST", "/api/draw", { game, seats, secret, pulls }, { patient: true });
  };
  const keep = (next: Session | null): void => {
    save(game, next);
    setSession(next);
    setHidden(false);
  };
  useEffect(() => {
    void lots(game).then(setFace);
    get<{ games: Game[] }>("/api/games").then((told) => {
      const one = told.games.find(({ name }) => name === game) ?? null;
      setFound(one);
      setWrong(one ? FINE : { ...FINE, why: say("page-nowhere-about"), missing: true });
    }, failed);
  }, [game, tries]);
  useEffect(() => {
    if (session) void ask(session).then(setDrawn, failed);
    else setDrawn(null);
  }, [session?.secret, tries]);
  const seats = session?.seats ?? 0;
  setNames(Array.from({ length: seats }, (_, i) => say("page-player", { number: i + 1 })));

  const name = (what: string, thing: DrawnThing, nth: number): string => {
    const values = thing.said?.values ?? {};
    if (what === "begin" && thing.said) return say(thing.said.key, values);
    return face ? face.called(thing.text, values, nth) : thing.text;
  };
  const pull = async (what: string, count: number): Promise<void> => {
    if (!session) return;
    const next = { ...session, pulls: [...session.pulls, { what, count }] };
    try {
      const told = await ask(next);
      keep(next);
      setDrawn(told);
      sound("turned");
      const nth = told.drawn.reduce(
        (sum, one, i) => sum + (next.pulls[i]!.what === what ? one.length : 0),
        0,
      );
      if (aloud) speak((told.drawn.at(-1) ?? []).map((one) => name(what, one, nth)).join(", "));
    } catch (error) {
      failed(error);
    }
  };

  const title = say("draw-title");
  if (!found || wrong.why || wrong.stranger)
    return <Waiting title={title} trouble={wrong} onEnter={() => setTries(tries + 1)} />;
  const last = session?.pulls.at(-1);
  // What one comes back for, turn after turn; the rest is drawn once.
  const main = drawn?.lots.reduce((most, lot) =>
    most.what === "begin" || lot.together > most.together ? lot : most,
  );
  const things = drawn?.drawn.at(-1) ?? [];
  const before = (what: string): number =>
    drawn?.drawn.reduce((sum, one, i) => sum + (session?.pulls[i]?.what === what ? one.length : 0), 0) ?? 0;
  return (
    <>
      <Contours />
      <Bar title={say(gameKey(game))} sub={title} rules={game} />
      <main class="words draw">
        <h1>{title}</h1>
        {!session && <Begin game={found} onBegin={(many) => keep(begun(many))} />}
        {session && drawn && (
          <>
            <details class="draw-promise" open={session.pulls.length === 0}>
              <summary>
                {say("draw-promise")} <code>{grouped(promised(session.secret).slice(0, 16))} …</code>
              </summary>
              <p>{say("draw-promise-about")}</p>
              <code>{grouped(promised(session.secret))}</code>
            </details>
            {last && (
              <div
                class={`draw-shown ${last.what}`}
                data-pulls={drawn.drawn.length}
                role="status"
                aria-live="polite"
              >
                {hidden ? null : things.length === 0 ? (
                  <p>{say("draw-none")}</p>
                ) : (
                  things.map((thing, i) => (
                    <figure key={`${session.pulls.length}-${i}`}>
                      {last.what !== "begin" && face && (
                        <face.Lot text={thing.text} values={thing.said?.values ?? {}} />
                      )}
                      <figcaption class={things.length > 1 ? "vh" : ""}>
                        {name(last.what, thing, before(last.what) - things.length + i + 1)}
                      </figcaption>
                    </figure>
                  ))
                )}
              </div>
            )}
            {session.over ? (
              <Secret session={session} promise={drawn.promise} onAgain={() => keep(null)} />
            ) : (
              <>
                {drawn.lots.map((lot) => (
                  <div key={lot.what} class="row draw-lot">
                    {Array.from({ length: lot.together }, (_, i) => lot.together - i).map((count) => (
                      <button
                        key={count}
                        type="button"
                        class={lot === main && count === lot.together ? "btn act" : "btn"}
                        disabled={lot.left === 0}
                        data-draw={`${lot.what}-${count}`}
                        aria-label={`${called(lot.what)} ${count}`}
                        onClick={() => void pull(lot.what, count)}
                      >
                        {count === lot.together && called(lot.what)}
                        {lot.together > 1 && <span class="num-t"> {count}</span>}
                      </button>
                    ))}
                    {lot.left !== null && <span class="hushed">{say("draw-left", { count: lot.left })}</span>}
                  </div>
                ))}
                <div class="row">
                  <label class="item">
                    <input
                      type="checkbox"
                      name="aloud"
                      checked={aloud}
                      onChange={(event) => setAloud(event.currentTarget.checked)}
                    />{" "}
                    {say("draw-speak")}
                  </label>
                  {last && (
                    <button type="button" class="btn" onClick={() => setHidden(!hidden)}>
                      {say(hidden ? "draw-show" : "draw-hide")}
                    </button>
                  )}
                </div>
                <Timer />
                <button type="button" class="btn" onClick={() => keep({ ...session, over: true })}>
                  {say("draw-end")}
                </button>
              </>
            )}
            {session.over && (
              <section class="draw-list">
                <h2>{say("draw-drawn")}</h2>
                <ol>
                  {drawn.drawn.map((one, i) => (
                    <li key={i}>{one.map((thing) => thing.text).join(" · ")}</li>
                  ))}
                </ol>
              </section>
            )}
          </>
        )}
      </main>
    </>
  );
}

/** What a game leaves to chance; one from elsewhere may have something that has no name here. */
const called = (what: string): string => (has(`draw-what-${what}`) ? say(`draw-what-${what}`) : what);

function speak(words: string): void {
  if (!("speechSynthesis" in window)) return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = locale(language());
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

function Begin({ game, onBegin }: { game: Game; onBegin(seats: number): void }) {
  const [seats, setSeats] = useState(Math.max(2, game.fewest));
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
  return (
    <>
      <p>{say("draw-about")}</p>
      <fieldset class="entry">
        <legend>{say("draw-players")}</legend>
        <div class="picks">
          {counts.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="seats"
                value={count}
                checked={seats === count}
                onChange={() => setSeats(count)}
              />
              <span class="num-t">{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" class="btn act" onClick={() => onBegin(seats)}>
        {say("draw-start")}
      </button>
    </>
  );
}

function Secret({ session, promise, onAgain }: { session: Session; promise: string; onAgain(): void }) {
  return (
    <section class="draw-secret">
      <h2>{say("draw-secret")}</h2>
      <code>{grouped(session.secret)}</code>
      <p>{say(promised(session.secret) === promise ? "draw-kept" : "draw-broken")}</p>
      <button type="button" class="btn act" onClick={onAgain}>
        {say("draw-again")}
      </button>
    </section>
  );
}
