/** Boards of one's own: the list of them, new ones to draw, and the editor for the one in the address. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../api/server";
import type { BoardChecked, BoardsToBegin, Game } from "../api/wire";
import { Bar } from "../Bar";
import { gameKey } from "../desk/people/names";
import { FINE, troubleOf } from "../desk/Wrong";
import { Icon } from "../draw/Icon";
import { Editor } from "../editor/Editor";
import "../editor/editor.css";
import { unpacked } from "../editor/link";
import { add, keep, load, mine, nameIn, renamed, type MyBoard } from "../editor/mine";
import { go } from "../router";
import { say } from "../texts/speak";
import { Cover } from "./home/Covers";
import { Waiting } from "./shared/Waiting";

export function BoardsPage({ mark }: { mark: string }) {
  const [games, setGames] = useState<Game[] | null>(null);
  const [begin, setBegin] = useState<Record<string, BoardsToBegin>>({});
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  const board = mark ? load(mark) : null;

  useEffect(() => {
    void (async () => {
      try {
        const told = await get<{ games: Game[] }>("/api/games");
        const drawn = told.games.filter((one) => one.options.some((option) => option.name === "board"));
        const each = await Promise.all(drawn.map((one) => get<BoardsToBegin>(`/api/boards/${one.name}`)));
        setBegin(Object.fromEntries(drawn.map((one, i) => [one.name, each[i]!])));
        setGames(drawn.filter((_, i) => each[i]!.new !== ""));
        setWrong(FINE);
      } catch (error) {
        setWrong(troubleOf(error));
      }
    })();
  }, [tries]);

  // A board that somebody has sent becomes one's own; the address then names it.
  const sent = mark.includes(".");
  useEffect(() => {
    if (!sent) return;
    void unpacked(mark).then((found) => {
      if (found) go(`/boards#${keep(found.game, found.text).id}`, true);
      else setWrong({ ...FINE, why: say("editor-link-broken") });
    });
  }, [mark]);

  const title = say("page-own-boards");
  if (wrong.stranger || (wrong.why && !games) || (sent && wrong.why))
    return <Waiting title={title} trouble={wrong} onEnter={() => setTries(tries + 1)} />;
  const game = games?.find((one) => one.name === board?.game);
  if (!games || sent)
    return (
      <>
        <Bar title={title} />
        <p class="loading">{say("page-loading")}</p>
      </>
    );
  return (
    <>
      <Bar title={title} {...(board ? { rules: board.game, table: true } : {})} />
      {board && game ? (
        <Editor key={board.id} board={board} game={game} pieces={begin[board.game]!.pieces} />
      ) : (
        <Gallery games={games} begin={begin} />
      )}
    </>
  );
}

/** A new board is called by its game, so that there is a name to change. */
const named = (text: string, game: string): string =>
  renamed(text, say("editor-new-name", { game: say(gameKey(game)) }));

function Gallery({ games, begin }: { games: Game[]; begin: Record<string, BoardsToBegin> }) {
  const [boards] = useState(mine);
  const [wrong, setWrong] = useState("");
  const open = (game: string, text: string): void => go(`/boards#${add(game, text).id}`);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.text();
    try {
      open(await gameOf(file.name, text, games), text);
    } catch (error) {
      setWrong(troubleOf(error).why);
    }
  };
  return (
    <main class="board-gallery">
      <h1>{say("page-own-boards")}</h1>
      <p>{say("editor-gallery")}</p>
      {boards.length > 0 && (
        <ul class="my-boards">
          {boards.map((board) => (
            <Mine key={board.id} board={board} />
          ))}
        </ul>
      )}
      <h2>{say("editor-begin")}</h2>
      <ul class="begin-boards">
        {games.map((game) => (
          <li key={game.name} class="card-box">
            <Cover game={game.name} />
            <h3>{say(gameKey(game.name))}</h3>
            <div class="row">
              <button
                type="button"
                class="btn act"
                data-new-board={game.name}
                onClick={() => open(game.name, named(begin[game.name]!.new, game.name))}
              >
                <Icon name="pen" />
                {say("editor-empty-board")}
              </button>
              {begin[game.name]!.boards.map((one) => (
                <button
                  key={one.name}
                  type="button"
                  class="btn"
                  data-copy-board={one.name}
                  onClick={() =>
                    open(
                      game.name,
                      renamed(one.text, say("editor-copy-of", { name: nameIn(one.text) || one.name })),
                    )
                  }
                >
                  {say("editor-copy-of", { name: nameIn(one.text) || one.name })}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <label class="drop">
        <Icon name="save" />
        {say("editor-import")}
        <input
          type="file"
          class="vh"
          accept=".toml,text/plain"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </main>
  );
}

function Mine({ board }: { board: MyBoard }) {
  const name = nameIn(board.text) || say("editor-unnamed");
  return (
    <li class="card-box">
      <a href={`/boards#${board.id}`}>
        <Cover game={board.game} />
        <b>{name}</b>
        <span>
          {say(gameKey(board.game))} ·{" "}
          {new Date(board.changed).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" })}
        </span>
      </a>
    </li>
  );
}

/** Which game a file is for: its name says so, or the game whose checks have least to complain about. */
async function gameOf(file: string, text: string, games: Game[]): Promise<string> {
  const said = games.find((game) => file.includes(`.${game.name}.`));
  if (said) return said.name;
  const found = await Promise.all(
    games.map((game) => send<BoardChecked>("POST", "/api/boards", { game: game.name, board: text || " " })),
  );
  const faults = found.map((one) => one.problems.filter((problem) => !problem.note).length);
  return games[faults.indexOf(Math.min(...faults))]!.name;
}
