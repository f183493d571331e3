/** Check my sheet: a finished sheet copied by touch on the drawn board; the rules count it and say what is wrong. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { Game } from "../../api/wire";
import { Bar } from "../../Bar";
import { gameKey } from "../../desk/people/names";
import { FINE, troubleOf } from "../../desk/Wrong";
import { Icon } from "../../draw/Icon";
import { Canvas } from "../../editor/Canvas";
import type { Spot } from "../../editor/drawing";
import "../../editor/editor.css";
import { Palette } from "../../editor/Palette";
import { usePieces } from "../../editor/Piece";
import { Tools, type Way } from "../../editor/Tools";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { say, tell } from "../../texts/speak";
import { OptionFields } from "../home/OptionFields";
import { Asks } from "./Asks";
import { useEntering } from "./entering";
import { Ruling, Score } from "./Score";
import "./sheet.css";
import { Waiting } from "../shared/Waiting";

export function CheckPage({ game }: { game: string }) {
  const [face, setFace] = useState<GameFace | null>(null);
  const [about, setAbout] = useState<Game | null>(null);
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    faceOf(game).then(setFace, () => undefined);
    get<{ games: Game[] }>("/api/games").then(
      (told) => {
        const found = told.games.find((one) => one.name === game) ?? null;
        setAbout(found);
        setWrong(found ? FINE : { ...FINE, why: say("page-nowhere-about"), missing: true });
      },
      (error: unknown) => setWrong(troubleOf(error)),
    );
  }, [game, tries]);
  const title = say("sheet-title");
  if (!about || !face) return <Waiting title={title} trouble={wrong} onEnter={() => setTries(tries + 1)} />;
  return (
    <>
      <Bar title={say(gameKey(game))} sub={title} rules={game} table />
      <Sheet game={about} face={face} />
    </>
  );
}

function Sheet({ game, face }: { game: Game; face: GameFace }) {
  const sheet = useEntering(game.name);
  const Drawn = usePieces(game.name);
  const [pen, setPen] = useState("");
  const [begun, setBegun] = useState<Spot | null>(null);
  const [fault, setFault] = useState(-1);
  const [by, setBy] = useState<Way>("draw");
  const { checked } = sheet;
  const sketch = checked?.sketch;
  const now = sketch?.pens.find((one) => one.name === pen) ?? sketch?.pens[0];
  const problems = checked?.problems ?? [];
  const count = problems.filter((problem) => !problem.note).length;

  const choose = (name: string): void => {
    setPen(name);
    setBegun(null);
  };
  const put = (path: Spot[]): void => {
    if (!now) return;
    setFault(-1);
    let whole = path;
    if (now.ends > 1) {
      const [from, to] = [begun ?? path[0]!, path.at(-1)!];
      if (from === to) return setBegun(begun === null ? from : null);
      whole = [from, to];
    }
    setBegun(null);
    sheet.change({ draw: { piece: now.name, path: whole } });
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const writes = (event.target as Element).closest?.("input, textarea, select, dialog");
      if (!(event.ctrlKey || event.metaKey) || event.altKey || writes) return;
      const key = event.key.toLowerCase();
      const redo = key === "y" || (key === "z" && event.shiftKey);
      if (!redo && key !== "z") return;
      event.preventDefault();
      if (redo) sheet.redo();
      else sheet.undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <main class={`editor check ${game.name}`}>
      <section class="editor-top">
        <h1>{say("sheet-title")}</h1>
        <Tools history={sheet} by={by} onBy={setBy} />
      </section>
      <section class="sheet editor-board">
        {by === "text" ? (
          <label class="text-view">
            <span class="vh">{say("sheet-as-text")}</span>
            <textarea
              class="code"
              spellcheck={false}
              value={sheet.text}
              onChange={(event) => sheet.write(event.currentTarget.value)}
            />
          </label>
        ) : sketch && now ? (
          <Canvas
            face={face}
            sketch={{ ...sketch, free: now.free }}
            label={say("sheet-drawn")}
            pieces={sketch.pens}
            piece={now}
            Wrong={Drawn}
            waiting={begun === null ? [] : [begun]}
            problems={problems}
            chosen={problems[fault] ?? null}
            onPut={put}
          />
        ) : (
          <p class="loading">{say("page-loading")}</p>
        )}
      </section>
      <section class="editor-dock">
        {by === "draw" && sketch && now && (
          <>
            <Palette game={game.name} pieces={sketch.pens} chosen={now.name} onChoose={choose} />
            {now.ends > 1 && (
              <p class="hush" role="status">
                {tell(now.label)}. {say(begun === null ? "sheet-ends" : "sheet-other-end")}
              </p>
            )}
            <Asks
              asks={sketch.asks}
              onSay={(name, value) => {
                setBegun(null);
                sheet.change({ say: { name, value } });
              }}
            />
          </>
        )}
        {sheet.trouble.why && (
          <p class="wrong" role="alert">
            {sheet.trouble.why}
          </p>
        )}
        {checked && (
          <p class={count ? "sheet-verdict bad" : "sheet-verdict good"} role="status" aria-busy={sheet.busy}>
            <b class="num-t">{say("sheet-points", { points: checked.points.join(" · ") })}</b>{" "}
            {count > 0 ? say("sheet-wrong", { count }) : say("sheet-right")}
          </p>
        )}
      </section>
      <section class="editor-papers">
        {problems.length > 0 && (
          <section class="card-box">
            <h2>{say("sheet-faults")}</h2>
            <ol class="faults">
              {problems.map((problem, i) => (
                <li key={i} class={problem.note ? "sheet-fault remark" : "sheet-fault"}>
                  <button
                    type="button"
                    class={problem.note ? "fault-line remark" : "fault-line"}
                    aria-pressed={i === fault}
                    onClick={() => {
                      setFault(i === fault ? -1 : i);
                      setBy("draw");
                    }}
                  >
                    <b>{problem.place && tell(problem.place)} </b>
                    {tell(problem.reason)}
                  </button>
                  <Ruling game={game.name} ruling={problem.ruling} about={problem.reason} />
                </li>
              ))}
            </ol>
          </section>
        )}
        {checked && <Score game={game.name} checked={checked} />}
        <section class="card-box form">
          <p>{say("sheet-about")}</p>
          <details>
            <summary>{say("sheet-options")}</summary>
            <OptionFields
              game={game}
              chosen={sheet.options}
              onChoose={(name, value) => sheet.choose({ ...sheet.options, [name]: value })}
            />
          </details>
          <div class="row">
            <button type="button" class="btn" disabled={!sheet.text} onClick={() => sheet.write("")}>
              {say("sheet-new")}
            </button>
            <a
              class="btn"
              download={`${game.name}.txt`}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(sheet.text)}`}
            >
              <Icon name="save" />
              {say("editor-export")}
            </a>
          </div>
        </section>
      </section>
    </main>
  );
}
