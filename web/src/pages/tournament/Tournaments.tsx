/** Tournaments that can be found, one's own, and a new one. */
import { useEffect, useState } from "preact/hooks";
import { get, newId, send } from "../../api/server";
import type { Game, Tournament, TournamentSummary } from "../../api/wire";
import { Bar } from "../../Bar";
import { FINE, troubleOf } from "../../desk/Wrong";
import { Icon } from "../../draw/Icon";
import { go } from "../../router";
import { say } from "../../texts/speak";
import { CLOCKS, ClockSelect } from "../shared/Clock";
import { arrive } from "../join/arrive";
import { ArriveSheet } from "../join/ArriveSheet";
import { complaint, wantsPassword } from "../join/guest";
import { Contours } from "../shared/Contours";
import { GameEntry } from "../shared/GameEntry";
import { gameTitle } from "../shared/seatnames";
import { Sheet } from "../shared/Sheet";
import "./tournament.css";
import { formatName, statusWords } from "./words";
import { CheckEntry } from "../shared/CheckEntry";
import { Waiting } from "../shared/Waiting";

const FORMATS = ["swiss", "round-robin", "knock-out"] as const;
const DAY = 86_400;

export function TournamentsPage() {
  const [list, setList] = useState<TournamentSummary[] | null>(null);
  const [trouble, setTrouble] = useState(FINE);
  const [fresh, setFresh] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void get<{ tournaments: TournamentSummary[] }>("/api/tournaments").then(
      (told) => {
        setList(told.tournaments);
        setTrouble(FINE);
      },
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }, [tries]);
  const title = say("tournament-title");
  if (!list) return <Waiting title={title} trouble={trouble} onEnter={() => setTries(tries + 1)} />;
  return (
    <>
      <Contours />
      <Bar title={title} />
      <main class="words tournament">
        <h1>{title}</h1>
        <p>{say("tournament-about")}</p>
        <div class="row">
          <button type="button" class="btn act" onClick={() => setFresh(true)}>
            <Icon name="trophy" />
            {say("tournament-new")}
          </button>
        </div>
        {list.length === 0 && <p class="hushed">{say("tournament-none-yet")}</p>}
        <ul class="tournament-list">
          {list.map((one) => (
            <li key={one.id}>
              <a href={`/tournament#${one.id}`}>
                <b>{one.title}</b>
                <span>
                  {gameTitle(one.game)} · {formatName(one.format)}
                </span>
                <span class={one.table ? "is-turn" : "hushed"}>
                  {one.table ? say("tournament-my-table") : statusWords(one)} ·{" "}
                  {say("tournament-players", { count: one.players })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
      {fresh && <NewTournament onClose={() => setFresh(false)} />}
    </>
  );
}

function NewTournament({ onClose }: { onClose(): void }) {
  const [games, setGames] = useState<Game[]>([]);
  const [name, setName] = useState("");
  const [game, setGame] = useState("");
  const [format, setFormat] = useState<(typeof FORMATS)[number]>("swiss");
  const [seats, setSeats] = useState(2);
  const [rounds, setRounds] = useState(5);
  const [clock, setClock] = useState(2);
  const [duplicate, setDuplicate] = useState(true);
  const [listed, setListed] = useState(true);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const [door, setDoor] = useState(false);
  useEffect(() => {
    void get<{ games: Game[] }>("/api/games").then(
      (told) => {
        setGames(told.games);
        setGame((now) => now || (told.games[0]?.name ?? ""));
      },
      (error: unknown) => setWrong(complaint(error)),
    );
  }, []);
  const chosen = games.find((one) => one.name === game);
  const sizes = chosen
    ? Array.from({ length: Math.min(6, chosen.most) - 1 }, (_, i) => i + 2).filter((n) => n >= chosen.fewest)
    : [2];

  const open = async (): Promise<void> => {
    setBusy(true);
    setWrong("");
    const time = CLOCKS[clock] ?? null;
    try {
      await arrive();
      const made = await send<Tournament>("POST", "/api/tournaments", {
        id: newId(),
        title: name.trim() || say("tournament-name-usual", { game: gameTitle(game) }),
        game,
        format,
        seats: sizes.includes(seats) ? seats : sizes[0]!,
        rounds,
        duplicate,
        listed,
        clock: time,
        pace: time && time.seconds >= DAY ? "slow" : "live",
      });
      go(`/tournament#${made.id}`);
    } catch (error) {
      setBusy(false);
      if (wantsPassword(error)) setDoor(true);
      else setWrong(complaint(error));
    }
  };

  return (
    <Sheet title={say("tournament-new")} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <label class="entry">
          <span>{say("tournament-name")}</span>
          <input
            maxLength={60}
            value={name}
            placeholder={game ? say("tournament-name-usual", { game: gameTitle(game) }) : ""}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <GameEntry label={say("tournament-game")} games={games} value={game} onChoose={setGame} />
        <fieldset class="entry">
          <legend>{say("tournament-format")}</legend>
          <div class="picks">
            {FORMATS.map((one) => (
              <label key={one}>
                <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />
                <span>{formatName(one)}</span>
              </label>
            ))}
          </div>
          <p class="hushed">{say(`tournament-format-${format}-about`)}</p>
        </fieldset>
        <fieldset class="entry">
          <legend>{say("tournament-at-table")}</legend>
          <div class="picks">
            {sizes.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="seats"
                  checked={(sizes.includes(seats) ? seats : sizes[0]) === one}
                  onChange={() => setSeats(one)}
                />
                <span class="num-t">{one}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {format === "swiss" && (
          <label class="entry">
            <span>{say("tournament-rounds")}</span>
            <input
              type="number"
              min={1}
              max={20}
              value={rounds}
              onInput={(event) =>
                setRounds(Math.min(20, Math.max(1, event.currentTarget.valueAsNumber || 1)))
              }
            />
          </label>
        )}
        <label class="entry">
          <span>{say("page-clock")}</span>
          <ClockSelect chosen={clock} onChoose={setClock} />
        </label>
        <CheckEntry
          label={say("tournament-duplicate")}
          about={say("tournament-duplicate-about")}
          checked={duplicate}
          onChange={setDuplicate}
        />
        <CheckEntry
          label={say("tournament-listed")}
          about={say("tournament-listed-about")}
          checked={listed}
          onChange={setListed}
        />
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" class="btn act" disabled={busy || !game}>
          <Icon name="on" />
          {say("tournament-open")}
        </button>
      </form>
      {door && (
        <ArriveSheet
          locked
          onClose={() => setDoor(false)}
          onArrived={() => {
            setDoor(false);
            void open();
          }}
        />
      )}
    </Sheet>
  );
}
