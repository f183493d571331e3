/** Drawing a board: the drawing itself, what can be put on it, what is wrong with it, and a game on it in one touch. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardPiece, BoardProblem, BoardSketch, Game } from "../api/wire";
import { gameKey } from "../desk/people/names";
import { Icon } from "../draw/Icon";
import { face as faceOf } from "../games";
import type { GameFace } from "../games/face";
import { company, openForFriends, playNow } from "../pages/home/opening";
import { go } from "../router";
import { SITE } from "../site";
import { say } from "../texts/speak";
import { complaint } from "../pages/join/guest";
import { Canvas } from "./Canvas";
import { useDrawing, type Spot } from "./drawing";
import "./editor.css";
import { FaultList, FaultLine } from "./Faults";
import { Fields } from "./Fields";
import { Guide } from "./Guide";
import { add, nameIn, remove, renamed, type MyBoard } from "./mine";
import { Palette } from "./Palette";
import { Share } from "./Share";
import { Stock } from "./Stock";
import { Tools, type Way } from "./Tools";

interface EditorProps {
  board: MyBoard;
  game: Game;
  pieces: BoardPiece[];
}

/** The middle of a board on which pieces lie anywhere: for hands that have no pointer. */
function middle({ layout }: BoardSketch): [number, number] {
  const { width = 0, height = 0 } = layout.board as { width?: number; height?: number };
  return [width / 2, height / 2];
}

export function Editor({ board, game, pieces }: EditorProps) {
  const [shown, setShown] = useState("");
  const drawing = useDrawing(board, shown);
  const [face, setFace] = useState<GameFace | null>(null);
  const [pen, setPen] = useState(pieces[0]!.name);
  const [mirror, setMirror] = useState(true);
  const [by, setBy] = useState<Way>("draw");
  const [fault, setFault] = useState(0);
  const [counted, setCounted] = useState<number | null>(null);
  const [sharing, setSharing] = useState(false);
  const [sure, setSure] = useState(false);
  const [going, setGoing] = useState<{ busy: boolean; wrong: string }>({ busy: false, wrong: "" });
  useEffect(() => void faceOf(board.game).then(setFace), [board.game]);

  const { checked } = drawing;
  const sketch = checked?.sketch ?? null;
  const problems = checked?.problems ?? [];
  const index = Math.min(fault, Math.max(0, problems.length - 1));
  const chosen = problems[index] ?? null;
  const drawn = shown || sketch?.drawings[0] || "";
  const here = useMemo(
    () => problems.filter((problem) => problem.drawing === "" || problem.drawing === drawn),
    [problems, drawn],
  );
  const stockKind = sketch?.places[sketch.stock[0]?.[0] ?? ""]?.kind;
  const onBoard = pieces.filter((piece) => piece.kind !== stockKind || stockKind === undefined);
  const beside = pieces.find((piece) => piece.kind === stockKind);
  const piece = pieces.find((one) => one.name === pen) ?? pieces[0]!;
  const erasing = piece.kind === "";
  const put = (name: string, path: Spot[]): void =>
    drawing.change({ draw: { piece: name, path, mirror: mirror && sketch?.mirror === true } });
  const count = counted === null ? undefined : sketch?.counts[counted];
  /** What there is of a line of the checklist, to be ringed like a note. */
  const ringed = useMemo<BoardProblem | null>(
    () =>
      count
        ? {
            place: null,
            reason: { ...count.label, text: "" },
            ruling: "",
            line: null,
            note: true,
            spots: count.spots,
            drawing: "",
            drawn: true,
          }
        : null,
    [count],
  );
  const choose = (next: number): void => {
    setCounted(null);
    setFault(next);
    const to = problems[next]?.drawing;
    if (to && to !== drawn) setShown(to);
    document.querySelector(".canvas")?.scrollIntoView({ block: "nearest" });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const writes = (event.target as Element).closest?.("input, textarea, select, dialog");
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (writes && by !== "text")) return;
      const key = event.key.toLowerCase();
      const redo = key === "y" || (key === "z" && event.shiftKey);
      if (!redo && key !== "z") return;
      event.preventDefault();
      if (redo) drawing.redo();
      else drawing.undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const play = async (friends: boolean): Promise<void> => {
    setGoing({ busy: true, wrong: "" });
    const options = { board: drawing.text };
    try {
      const open = Array.from({ length: Math.max(1, game.fewest - 1) }, () => ({ kind: "open" as const }));
      const wish = { game: game.name, clock: null, listed: false, pace: "live" as const };
      const id = friends
        ? await openForFriends({ ...wish, seats: [{ kind: "me" }, ...open], options }, "")
        : await playNow(game, company(game), options);
      go(`/table#${id}`);
    } catch (error) {
      setGoing({ busy: false, wrong: complaint(error) });
    }
  };
  const name = nameIn(drawing.text) || say("editor-unnamed");
  return (
    <main class={`editor ${board.game}`}>
      <section class="editor-top">
        <a class="tool" href="/boards" title={say("page-own-boards")}>
          <Icon name="back" />
          <span class="vh">{say("page-own-boards")}</span>
        </a>
        <h1>
          {name} <span>{say(gameKey(board.game))}</span>
        </h1>
        <Tools history={drawing} by={by} onBy={setBy} />
      </section>
      <section class="sheet editor-board">
        {sketch && sketch.drawings.length > 1 && by === "draw" && (
          <div class="tabs" role="group" aria-label={say("editor-drawings")}>
            {sketch.drawings.map((one, i) => (
              <button
                key={one}
                type="button"
                class={`tab${problems.some((p) => p.drawing === one && !p.note) ? " wrong" : ""}`}
                aria-pressed={one === drawn}
                onClick={() => setShown(one)}
              >
                {say("editor-drawing", { number: i + 1 })}
              </button>
            ))}
          </div>
        )}
        {by === "text" ? (
          <label class="text-view">
            <span class="vh">{say("editor-text")}</span>
            <textarea
              class="code"
              spellcheck={false}
              wrap="off"
              value={drawing.text}
              onInput={(event) => drawing.type(event.currentTarget.value)}
            />
          </label>
        ) : sketch && face ? (
          <Canvas
            face={face}
            sketch={sketch}
            label={say("editor-board")}
            pieces={pieces}
            piece={piece}
            waiting={drawing.waiting}
            problems={here}
            chosen={ringed ?? (chosen && here.includes(chosen) ? chosen : null)}
            onPut={(path) => put(pen, path)}
          />
        ) : (
          <p class="loading">{say(checked && !sketch ? "editor-unreadable" : "page-loading")}</p>
        )}
      </section>
      <section class="editor-dock">
        {by === "draw" && sketch && (
          <div class="row-pens">
            <Palette game={board.game} pieces={onBoard} chosen={pen} onChoose={setPen} />
            {sketch.mirror && (
              <label class="item mirror">
                <input
                  type="checkbox"
                  checked={mirror}
                  onChange={(event) => setMirror(event.currentTarget.checked)}
                />{" "}
                {say("editor-mirror")}
              </label>
            )}
          </div>
        )}
        {by === "draw" && sketch?.free && !erasing && (
          <button type="button" class="btn plain in-middle" onClick={() => put(pen, [middle(sketch)])}>
            {say("editor-add-middle")}
          </button>
        )}
        {checked && (
          <FaultLine
            ok={checked.ok}
            file={by === "text"}
            problems={problems}
            chosen={index}
            onChoose={choose}
          />
        )}
        {(drawing.trouble.why || going.wrong) && (
          <p class="wrong" role="alert">
            {drawing.trouble.why || going.wrong}
          </p>
        )}
        <button
          type="button"
          class="btn act"
          disabled={!checked?.ok || going.busy || drawing.waiting.length > 0}
          aria-busy={going.busy}
          onClick={() => void play(false)}
        >
          <Icon name="play" />
          {say("editor-play")}
        </button>
      </section>
      <section class="editor-papers">
        {sketch && by === "draw" && sketch.counts.length > 0 && (
          <Guide
            counts={sketch.counts}
            chosen={counted}
            onChoose={(next) => {
              setCounted(next);
              if (next !== null) document.querySelector(".canvas")?.scrollIntoView({ block: "nearest" });
              const wanted = next === null ? "" : sketch.counts[next]!.piece;
              if (pieces.some((one) => one.name === wanted)) setPen(wanted);
            }}
          />
        )}
        {sketch && beside && sketch.stock.length > 0 && (
          <Stock
            game={board.game}
            sketch={sketch}
            chosen={chosen}
            erasing={erasing}
            onPut={(path) => put(erasing ? pen : beside.name, path)}
          />
        )}
        <FaultList file={by === "text"} problems={problems} chosen={index} onChoose={choose} />
        <section class="card-box form">
          <h2>{say("editor-about")}</h2>
          {sketch && (
            <Fields
              fields={sketch.fields}
              onSay={(field, value) => drawing.change({ say: { name: field, value } })}
            />
          )}
          <p class="hush">{say(sketch?.free ? "editor-keys-free" : "editor-keys")}</p>
          <div class="row">
            {!SITE && (
              <button
                type="button"
                class="btn"
                disabled={!checked?.ok || going.busy}
                onClick={() => void play(true)}
              >
                <Icon name="people" />
                {say("editor-invite")}
              </button>
            )}
            <button type="button" class="btn" onClick={() => setSharing(true)}>
              <Icon name="share" />
              {say("editor-share")}
            </button>
            <a
              class="btn"
              download={`${name}.${board.game}.toml`}
              href={`data:application/toml;charset=utf-8,${encodeURIComponent(drawing.text)}`}
            >
              <Icon name="save" />
              {say("editor-export")}
            </a>
            {!SITE && checked?.ok && (
              <a class="btn" href={`/print/${board.game}#${board.id}`}>
                {say("print-link")}
              </a>
            )}
            <button
              type="button"
              class="btn"
              onClick={() =>
                go(`/boards#${add(board.game, renamed(drawing.text, say("editor-copy-of", { name }))).id}`)
              }
            >
              {say("editor-copy")}
            </button>
            <button
              type="button"
              class={sure ? "btn danger" : "btn plain"}
              onBlur={() => setSure(false)}
              onClick={() => {
                if (!sure) return setSure(true);
                remove(board.id);
                go("/boards");
              }}
            >
              {say(sure ? "editor-delete-sure" : "editor-delete")}
            </button>
          </div>
        </section>
      </section>
      {sharing && (
        <Share game={board.game} text={drawing.text} name={name} onClose={() => setSharing(false)} />
      )}
    </main>
  );
}
