/** Exercises: what there is, and one after the other of a game. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { Exercise, Exercises, Verdict } from "../../api/wire";
import { Bar } from "../../Bar";
import { FINE, troubleOf } from "../../desk/Wrong";
import { has, say } from "../../texts/speak";
import { Cover } from "../home/Covers";
import { arrive } from "../join/arrive";
import { Contours } from "../shared/Contours";
import { gameTitle } from "../shared/seatnames";
import { Solve } from "./Solve";
import { PLAYERS, ratingWords } from "./words";
import "../shared/cards.css";
import "./study.css";
import { Waiting } from "../shared/Waiting";

const LEVELS = ["easier", "mine", "harder"];
const themeKey = (game: string, theme: string): string => `exercise-theme-${game}-${theme}`;

export function ExercisesPage({ game }: { game: string }) {
  const [told, setTold] = useState<Exercises | null>(null);
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    get<Exercises>("/api/exercises").then(setTold, (error: unknown) => setWrong(troubleOf(error)));
  }, [tries]);
  const title = say("exercise-title");
  if (!told) return <Waiting title={title} trouble={wrong} onEnter={() => setTries(tries + 1)} />;
  const one = told.games.find((found) => found.game === game);
  if (one) return <Course of={one} />;
  return (
    <>
      <Contours />
      <Bar title={title} />
      <main class="words exercises">
        <h1>{title}</h1>
        <p>{say("exercise-about")}</p>
        <ul class="card-list exercise-list">
          {told.games.map(({ game: name, count, solver }) => (
            <li key={name}>
              <Cover game={name} />
              <div>
                <h2>{gameTitle(name)}</h2>
                <p class="hushed">{say("exercise-count", { count })}</p>
                {solver.tried > 0 && (
                  <p>
                    <b>{ratingWords(solver)}</b>{" "}
                    {say("exercise-solved", { right: solver.right, tried: solver.tried })}
                  </p>
                )}
                <a class="btn act" href={`/exercises/${name}`}>
                  {say("exercise-solve")}
                  <span class="vh"> {gameTitle(name)}</span>
                </a>
              </div>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

function Course({ of }: { of: Exercises["games"][number] }) {
  const [theme, setTheme] = useState("");
  const [level, setLevel] = useState("mine");
  const [one, setOne] = useState<Exercise | null>(null);
  const [solver, setSolver] = useState(of.solver);
  const [wrong, setWrong] = useState(FINE);
  const next = async (): Promise<void> => {
    try {
      await arrive();
      setOne(await send<Exercise>("POST", "/api/exercises/next", { game: of.game, theme, level }));
    } catch (error) {
      setWrong(troubleOf(error));
    }
  };
  useEffect(() => void next(), [theme, level]);
  const verdict = (found: Verdict): void => void (found.solver && setSolver(found.solver));
  if (!one)
    return (
      <Waiting
        title={gameTitle(of.game)}
        sub={say("exercise-title")}
        trouble={wrong}
        onEnter={() => void next()}
      />
    );
  const themes = of.themes.filter((found) => has(themeKey(of.game, found.theme)));
  return (
    <Solve
      key={one.id}
      game={of.game}
      puzzle={{ game: of.game, id: one.id }}
      names={PLAYERS}
      onVerdict={verdict}
      onNext={() => void next()}
      task={
        <>
          <p>{say("exercise-your-move")}</p>
          <p class="hushed facts">
            <span>{say("exercise-difficulty", { rating: String(one.rating) })}</span>
            <span>{ratingWords(solver)}</span>
            {one.known && <span>{say("exercise-known")}</span>}
          </p>
          <div class="picks">
            <label>
              <span class="vh">{say("exercise-theme")}</span>
              <select value={theme} onChange={(event) => setTheme(event.currentTarget.value)}>
                <option value="">{say("exercise-any")}</option>
                {themes.map((found) => (
                  <option key={found.theme} value={found.theme}>
                    {say(themeKey(of.game, found.theme))} ({found.count})
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span class="vh">{say("exercise-level")}</span>
              <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
                {LEVELS.map((name) => (
                  <option key={name} value={name}>
                    {say(`exercise-${name}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </>
      }
    />
  );
}
