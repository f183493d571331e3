/** Boards of one's own: as text or by clicking, with everything the validator says, and a table to open with it. */
import { gameKey } from "../desk/names";
import { useEffect, useState } from "preact/hooks";
import { get, newId, send } from "../api/server";
import type { Game, Layout, Picture, Scene } from "../api/wire";
import { Bar } from "../Bar";
import { BoardView } from "../desk/BoardView";
import { ActingContext, IDLE } from "../desk/Spot";
import { Icon } from "../draw/Icon";
import { face as faceOf } from "../games";
import type { GameFace } from "../games/face";
import { go, place } from "../router";
import { say } from "../texts/speak";
import { arrive } from "./arrive";
import { drawings, points, withCell, withPoint } from "./boardtext";
import { GridEditor, PointEditor } from "./BoardEditors";
import { FINE, troubleOf, Wrong } from "../desk/Wrong";

interface Problem {
  place: { text: string } | null;
  reason: { text: string };
  ruling: string;
  line: number | null;
  note: boolean;
}

interface Checked {
  ok: boolean;
  problems: Problem[];
}

const KEPT = "landbridge.board.";

export function BoardsPage() {
  const [games, setGames] = useState<Game[]>([]);
  const [game, setGame] = useState(place().query.get("game") ?? "hashi");
  const [shipped, setShipped] = useState<{ name: string; text: string }[]>([]);
  const [signs, setSigns] = useState<Record<string, string[]>>({});
  const [board, setBoard] = useState("");
  const [checked, setChecked] = useState<Checked | null>(null);
  const [preview, setPreview] = useState<{ layout: Layout; scene: Scene } | null>(null);
  const [face, setFace] = useState<GameFace | null>(null);
  const [by, setBy] = useState<"click" | "text">("click");
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    void get<{ games: Game[] }>("/api/games").then((told) =>
      setGames(told.games.filter((one) => one.options.some((option) => option.name === "board"))),
    );
  }, []);

  useEffect(() => {
    setFace(null);
    setPreview(null);
    setChecked(null);
    void faceOf(game).then(setFace);
    void get<{ boards: { name: string; text: string }[]; signs: Record<string, string[]> }>(
      `/api/boards/${game}`,
    ).then(
      (told) => {
        setShipped(told.boards);
        setSigns(told.signs);
        setWrong(FINE);
        setBoard(localStorage.getItem(KEPT + game) ?? told.boards[0]?.text ?? "");
      },
      (error: unknown) => setWrong(troubleOf(error)),
    );
  }, [game, tries]);

  const few = games.find((one) => one.name === game)?.fewest ?? 2;

  // Checked a moment after the last change; the drawing is the real board, as a table would show it.
  useEffect(() => {
    if (!board.trim()) return;
    const timer = setTimeout(() => {
      void (async () => {
        try {
          const told = await send<Checked>("POST", "/api/boards", { game, board });
          setChecked(told);
          setWrong(FINE);
          if (!told.ok) return;
          const seats = Array.from({ length: few }, (_, i) => String(i + 1));
          const first = await send<{ scene: Scene; layout: Layout }>("POST", "/api/practice", {
            game,
            options: { board },
            seats,
            layout: true,
          });
          setPreview({ layout: first.layout, scene: first.scene });
        } catch (error) {
          setWrong(troubleOf(error));
        }
      })();
    }, 500);
    return () => clearTimeout(timer);
  }, [board, game, few]);

  const edit = (text: string): void => {
    setBoard(text);
    localStorage.setItem(KEPT + game, text);
  };

  const open = async (): Promise<void> => {
    try {
      await arrive();
      const seats = [
        { kind: "me" },
        ...Array.from({ length: Math.max(1, few - 1) }, () => ({ kind: "open" })),
      ];
      const told = await send<Picture>(
        "POST",
        "/api/tables?look=scene",
        { id: newId(), game, seats, options: { board } },
        { patient: true },
      );
      go(`/table#${told.table.id}`);
    } catch (error) {
      setWrong(troubleOf(error));
    }
  };

  const fatal = checked?.problems.filter((problem) => !problem.note) ?? [];
  if (wrong.stranger) {
    return (
      <>
        <Bar title={say("page-own-boards")} />
        <Wrong trouble={wrong} onEnter={() => setTries(tries + 1)} />
      </>
    );
  }
  return (
    <>
      <Bar title={say("page-own-boards")} />
      <main class="boards">
        <section class="words">
          <h1>{say("page-own-boards")}</h1>
          <p>{say("page-boards-about")}</p>
          <div class="row">
            <label class="field">
              {say("page-boards-game")}
              <select value={game} onChange={(event) => setGame(event.currentTarget.value)}>
                {games.map((one) => (
                  <option key={one.name} value={one.name}>
                    {say(gameKey(one.name))}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              {say("page-boards-begin")}
              <select
                value=""
                onChange={(event) => edit(shipped[Number(event.currentTarget.value)]?.text ?? board)}
              >
                <option value="">–</option>
                {shipped.map((one, i) => (
                  <option key={one.name} value={String(i)}>
                    {one.name}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <fieldset class="row">
            <legend class="vh">{say("page-boards-how")}</legend>
            {(["click", "text"] as const).map((way) => (
              <label key={way} class="item">
                <input type="radio" name="how" checked={by === way} onChange={() => setBy(way)} />{" "}
                {say(`page-boards-${way}`)}
              </label>
            ))}
          </fieldset>
          {by === "text" ? (
            <label class="field wide">
              <span class="vh">{say("page-boards-text")}</span>
              <textarea
                class="code"
                rows={24}
                spellcheck={false}
                wrap="off"
                value={board}
                onInput={(event) => edit(event.currentTarget.value)}
              />
            </label>
          ) : (
            <>
              {drawings(board).map((drawing) => (
                <GridEditor
                  key={drawing.name}
                  drawing={drawing}
                  signs={signs[drawing.name]}
                  onCell={(row, cell, sign) => edit(withCell(board, drawing, row, cell, sign))}
                />
              ))}
              {points(board).length > 0 && (
                <PointEditor
                  points={points(board)}
                  onPoint={(point, x, y) => edit(withPoint(board, point, x, y))}
                />
              )}
            </>
          )}
          <div aria-live="polite" class="verdict">
            {wrong.why && <p role="alert">{wrong.why}</p>}
            {checked && (
              <p class={checked.ok ? "good" : "bad"}>
                {say(checked.ok ? "page-boards-ok" : "page-boards-wrong", {
                  count: fatal.length,
                })}
              </p>
            )}
            <ul>
              {checked?.problems.map((problem, i) => (
                <li key={i}>
                  {problem.line !== null && <b>{say("page-boards-line", { line: problem.line })} </b>}
                  {problem.place && `${problem.place.text} `}
                  {problem.reason.text} <span class="num-t">{problem.ruling}</span>
                </li>
              ))}
            </ul>
          </div>
          <button type="button" class="btn act" disabled={!checked?.ok} onClick={() => void open()}>
            <Icon name="people" />
            {say("page-boards-open")}
          </button>
        </section>
        <section class="sheet preview" aria-label={say("page-boards-preview")}>
          {preview && face ? (
            <ActingContext.Provider value={IDLE}>
              <BoardView face={face} layout={preview.layout} scene={preview.scene} before={null} seat={0} />
            </ActingContext.Provider>
          ) : (
            <p class="loading">{say(fatal.length > 0 ? "page-boards-no-preview" : "page-loading")}</p>
          )}
        </section>
      </main>
    </>
  );
}
