/** Printed editions of a game: by whom, when, what is different, and how the board looks by it. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { Edition, Game, Layout, Scene } from "../../api/wire";
import { BoardView } from "../../desk/board/BoardView";
import { ActingContext, IDLE } from "../../desk/board/Spot";
import { gameKey } from "../../desk/people/names";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { has, say } from "../../texts/speak";
import { choiceName, editionName, optionName } from "../home/OptionFields";
import "./editions.css";

export function Editions({ game }: { game: string }) {
  const [found, setFound] = useState<Game | null>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    get<{ games: Game[] }>("/api/games").then(
      (told) => setFound(told.games.find((one) => one.name === game) ?? null),
      () => undefined, // the rules can be read without them
    );
  }, [game]);
  if (!found || found.editions.length === 0) return null;
  return (
    <section class="rule editions">
      <h2>{say("page-editions")}</h2>
      <p>{say("page-editions-about")}</p>
      {!shown && (
        <p>
          <button type="button" class="btn" onClick={() => setShown(true)}>
            {say("page-editions-show")}
          </button>
        </p>
      )}
      <ul>
        {found.editions.map((edition) => (
          <li key={edition.name} data-edition={edition.name}>
            {shown && <Picture game={game} edition={edition} />}
            <div>
              <h3>{editionName(game, edition)}</h3>
              <About game={game} edition={edition} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ game, edition }: { game: string; edition: Edition }) {
  const key = `${gameKey(game)}-edition-${edition.name}`;
  const told = Object.entries(Object.keys(edition.means).length > 0 ? edition.means : edition.options);
  return (
    <>
      {has(key) && <p>{say(key)}</p>}
      {told.length > 0 && (
        <ul class="hushed">
          {told.map(([option, value]) => (
            <li key={option}>
              {optionName(game, option)}: {choiceName(game, option, value)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Drawn {
  face: GameFace;
  layout: Layout;
  scene: Scene;
}

/** The board as a game by this edition begins. */
function Picture({ game, edition }: { game: string; edition: Edition }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const seats = Array.from({ length: edition.seats }, (_, i) => say("page-player", { number: i + 1 }));
    const body = { game, options: edition.options, seats, moves: [], luck: edition.name, layout: true };
    Promise.all([faceOf(game), send<Omit<Drawn, "face">>("POST", "/api/practice", body)]).then(
      ([face, told]) => setDrawn({ face, layout: told.layout, scene: told.scene }),
      () => undefined,
    );
  }, [game, edition]);
  return (
    <figure class="sheet">
      {drawn && (
        <ActingContext.Provider value={IDLE}>
          <BoardView {...drawn} before={null} seat={0} small />
        </ActingContext.Provider>
      )}
    </figure>
  );
}
