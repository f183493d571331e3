/** The first thing one sees: games to sit down to, and where one left off. */
import { lazy, Suspense } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { get, Refused } from "../../api/server";
import type { Game, Table } from "../../api/wire";
import { Bar } from "../../Bar";
import { Icon } from "../../draw/Icon";
import { allWaiting } from "../../notify/waiting";
import { go, place } from "../../router";
import { SITE } from "../../site";
import { has, language, say } from "../../texts/speak";
import { DoorSheet, type Door } from "../join/DoorSheet";
import { Contours } from "../shared/Contours";
import { Bridge, Cover } from "./Covers";
import { complaint, wantsPassword } from "../join/guest";
import { FriendsSheet } from "./FriendsSheet";
import { JoinSheet } from "./JoinSheet";
import { playNow, type Company } from "./opening";
import { gameKey } from "../../desk/people/names";
import { gameTitle } from "../shared/seatnames";
import { PlaySheet } from "./PlaySheet";
import { SetUp, type SetUpWay } from "./SetUp";
import { GoOn, OpenRow, TableRow, urgency } from "./Tables";

// Minutes on the boxes' own account, as a guide for the evening.
const MINUTES: Readonly<Record<string, number>> = {
  hashi: 20,
  river_dragons: 30,
  the_border: 30,
  loopit: 30,
};
const SHOWN = 6;

const Challenges = lazy(() => import("../find/Challenges").then((m) => ({ default: m.Challenges })));

const tables = async (path: string): Promise<Table[]> => {
  try {
    return (await get<{ tables: Table[] }>(path)).tables;
  } catch {
    return []; // not known here yet, or a door with a password: nothing to go on with
  }
};

export function Home() {
  const [games, setGames] = useState<Game[] | null>(null);
  const [mine, setMine] = useState<Table[]>([]);
  const [open, setOpen] = useState<Table[]>([]);
  const [setUp, setSetUp] = useState<{ game: Game; way: SetUpWay } | null>(null);
  const [joining, setJoining] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  const [door, setDoor] = useState<Door | null>(null);
  const [playing, setPlaying] = useState<{ game: Game; alone: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");

  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      try {
        const told = await get<{ games: Game[] }>("/api/games");
        if (gone) return;
        setGames(told.games);
        setWrong("");
        // From a tutorial or the rules: sit down to this one.
        const wanted = told.games.find((game) => game.name === place().query.get("play"));
        if (wanted) setPlaying({ game: wanted, alone: false });
      } catch (error) {
        if (gone) return;
        setWrong(complaint(error));
        if (!(error instanceof Refused)) setTimeout(() => void load(), 2000);
      }
    };
    let looks = 0;
    const look = async (): Promise<void> => {
      // Hidden, it asks less often, and only for the number in the tab's title.
      if (document.hidden && !SITE && ++looks % 3 !== 0) return;
      const own = await tables("/api/me/tables");
      if (!gone) allWaiting(own.filter((table) => urgency(table) === "turn").map((table) => table.id));
      if (document.hidden) return;
      const found = await tables("/api/tables");
      if (gone) return;
      setMine(own);
      setOpen(found.filter((table) => !table.seats.some((seat) => seat.you)));
    };
    void load();
    void look();
    const timer = setInterval(() => void look(), 20_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  const play = async (game: Game, wish: Company): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setWrong("");
    try {
      go(`/table#${await playNow(game, wish)}`);
    } catch (error) {
      setBusy(false);
      if (wantsPassword(error)) setDoor({ again: () => void play(game, wish) });
      else setWrong(complaint(error));
    }
  };

  const first = mine.find((table) => urgency(table) !== "over" && urgency(table) !== "closed");
  const rest = mine.filter((table) => table !== first && urgency(table) !== "closed");
  return (
    <>
      <Contours />
      <Bar />
      <main class="home">
        <section class="hero">
          <div>
            <h1>
              {say("page-hero")} <em>{say("page-hero-across")}</em>
            </h1>
            <p>{say("page-hero-about")}</p>
          </div>
          {first && <GoOn table={first} />}
        </section>
        {!SITE && (
          <Suspense fallback={null}>
            <Challenges />
          </Suspense>
        )}
        {wrong && !playing && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <a class="deal-link" href="/deal">
          <Icon name="trophy" />
          <span>
            <b>{say("deal-title")}</b> <span>{say("deal-about")}</span>
          </span>
          <Icon name="on" />
        </a>
        {!SITE && (
          <a class="deal-link" href="/find">
            <Icon name="people" />
            <span>
              <b>{say("find-title")}</b> <span>{say("find-about")}</span>
            </span>
            <Icon name="on" />
          </a>
        )}
        <section class="four" aria-label={say("page-games")}>
          {games?.map((game, i) => (
            <article key={game.name} class="game">
              <div class="pic-frame">
                <Cover game={game.name} />
                {i > 0 && <Bridge from={games[i - 1]!.name} />}
              </div>
              <div class="top">
                <h2>{gameTitle(game.name)}</h2>
                <p class="meta">{meta(game)}</p>
              </div>
              <p class="what">{what(game)}</p>
              <div class="go-row">
                <button type="button" class="btn act" onClick={() => setPlaying({ game, alone: false })}>
                  {say("page-play-now")}
                  <span class="vh"> {gameTitle(game.name)}</span>
                </button>
                <button
                  type="button"
                  class="btn"
                  onClick={() => (SITE ? setElsewhere(true) : setSetUp({ game, way: "friends" }))}
                >
                  <Icon name="people" />
                  {say("page-with-friends")}
                  <span class="vh"> {gameTitle(game.name)}</span>
                </button>
                <button type="button" class="btn" onClick={() => setSetUp({ game, way: "here" })}>
                  <Icon name="device" />
                  {say("page-same-device")}
                  <span class="vh"> {gameTitle(game.name)}</span>
                </button>
              </div>
              <p class="learn-links">
                {game.fewest === 1 && (
                  <button type="button" class="link" onClick={() => setPlaying({ game, alone: true })}>
                    {say("page-play-alone")}
                    <span class="vh"> {gameTitle(game.name)}</span>
                  </button>
                )}
                <a href={`/practice/${game.name}`}>
                  {say("page-tutorial")}
                  <span class="vh"> {gameTitle(game.name)}</span>
                </a>
                <a href={`/learn/${game.name}`}>
                  {say("page-rules")}
                  <span class="vh"> {gameTitle(game.name)}</span>
                </a>
              </p>
            </article>
          ))}
        </section>
        {rest.length > 0 && (
          <section class="my-tables">
            <h2>{say("page-my-tables")}</h2>
            <ul>
              {rest.slice(0, SHOWN).map((table) => (
                <TableRow key={table.id} table={table} />
              ))}
            </ul>
            {rest.length > SHOWN && (
              <details>
                <summary>{say("page-more-tables", { count: rest.length - SHOWN })}</summary>
                <ul>
                  {rest.slice(SHOWN).map((table) => (
                    <TableRow key={table.id} table={table} />
                  ))}
                </ul>
              </details>
            )}
          </section>
        )}
        {open.length > 0 && (
          <section class="my-tables">
            <h2>{say("page-open-tables")}</h2>
            <ul>
              {open.map((table) => (
                <OpenRow key={table.id} table={table} />
              ))}
            </ul>
          </section>
        )}
        <footer class="foot">
          <button type="button" class="link" onClick={() => (SITE ? setElsewhere(true) : setJoining(true))}>
            {say("page-join")}
          </button>
          <a href="/replay">{say("page-watch-replay")}</a>
          <a href="/exercises">{say("exercise-title")}</a>
          <a href="/learn">{say("page-all-rules")}</a>
          {!SITE && <a href="/stats">{say("stats-title")}</a>}
          {!SITE && <a href="/tournaments">{say("tournament-title")}</a>}
          {!SITE && <a href="/luck">{say("fair-link")}</a>}
          {!SITE && <a href="/print">{say("print-title")}</a>}
          <p class="fine">{say("page-designers")}</p>
        </footer>
      </main>
      {playing && (
        <PlaySheet
          {...playing}
          busy={busy}
          wrong={wrong}
          onClose={() => setPlaying(null)}
          onPlay={(wish) => void play(playing.game, wish)}
        />
      )}
      {setUp && (
        <SetUp
          game={setUp.game}
          way={setUp.way}
          onClose={() => setSetUp(null)}
          onDoor={(again) => setDoor({ again })}
        />
      )}
      {SITE && elsewhere && <FriendsSheet onClose={() => setElsewhere(false)} />}
      {joining && <JoinSheet onClose={() => setJoining(false)} />}
      <DoorSheet door={door} onClose={() => setDoor(null)} />
    </>
  );
}

function meta(game: Game): string {
  const minutes = MINUTES[game.name];
  const players = new Intl.NumberFormat(language()).formatRange(game.fewest, game.most);
  return minutes ? say("page-players-minutes", { players, minutes }) : say("page-players-only", { players });
}

function what(game: Game): string {
  const own = `page-what-${gameKey(game.name)}`;
  const about = `${gameKey(game.name)}-about`;
  return has(own) ? say(own) : has(about) ? say(about) : "";
}
