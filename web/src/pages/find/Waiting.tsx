/** Waiting for people who want the same game. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { Game, Waiting as Place } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { go } from "../../router";
import { say } from "../../texts/speak";
import { company } from "../home/opening";
import { arrive } from "../join/arrive";
import type { Door } from "../join/DoorSheet";
import { complaint, wantsPassword } from "../join/guest";
import { GameEntry } from "../shared/GameEntry";
import { gameTitle } from "../shared/seatnames";
import { spell } from "./words";

const LOOK = 3000;
const BOTS = [30, 60, 300] as const;

interface WaitingProps {
  games: readonly Game[];
  onDoor(door: Door): void;
}

export function Waiting({ games, onDoor }: WaitingProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const [wrong, setWrong] = useState("");

  useEffect(() => {
    let gone = false;
    const look = (): void =>
      void get<{ waiting: Place | null }>("/api/waiting").then(
        (told) => gone || setPlace(told.waiting),
        () => undefined, // not known here yet, or no answer: it is asked again
      );
    look();
    const timer = setInterval(look, LOOK);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);

  const table = place?.table ?? null;
  const enter = async (): Promise<void> => {
    await send("DELETE", "/api/waiting").catch(() => undefined);
    go(`/table#${table}`);
  };
  useEffect(() => {
    if (table && place?.pace === "live") void enter(); // the others are on their way, too
  }, [table]);

  const stop = async (): Promise<void> => {
    await send("DELETE", "/api/waiting").catch(() => undefined);
    setPlace(null);
  };
  const wait = async (wish: object): Promise<void> => {
    setWrong("");
    try {
      await arrive();
      setPlace((await send<{ waiting: Place | null }>("POST", "/api/waiting", wish)).waiting);
    } catch (error) {
      if (wantsPassword(error)) onDoor({ again: () => void wait(wish) });
      else setWrong(complaint(error));
    }
  };

  return (
    <section class="card find-card" aria-labelledby="wait-title">
      <h2 id="wait-title">{say("find-start")}</h2>
      {place ? (
        <div class="find-waits">
          <p class="find-what">
            <b>{gameTitle(place.game)}</b> · {say(place.pace === "live" ? "find-live" : "find-slow")}
          </p>
          <p role="status">
            {table ? say("find-found") : say("find-looking")}
            {!table && (
              <span class="find-count">
                {say("find-count", { people: Math.min(place.people, place.seats), seats: place.seats })}
              </span>
            )}
          </p>
          {!table && <Pips place={place} />}
          {!table && place.bots_after !== null && (
            <p class="hushed">
              {say("find-bots-soon", { time: spell(Math.max(0, place.bots_after - place.waited)) })}
            </p>
          )}
          {!table && place.pace === "slow" && <p class="hushed">{say("find-slow-about")}</p>}
          <div class="row">
            {table && (
              <button type="button" class="btn act" onClick={() => void enter()}>
                <Icon name="play" />
                {say("find-go")}
              </button>
            )}
            {!table && (
              <button type="button" class="btn" onClick={() => void stop()}>
                <Icon name="close" />
                {say("find-stop")}
              </button>
            )}
          </div>
        </div>
      ) : (
        <Wish games={games} onWish={(wish) => void wait(wish)} />
      )}
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}

/** A seat for each, filled for those who are there. */
function Pips({ place }: { place: Place }) {
  return (
    <div class="find-pips" aria-hidden="true">
      {Array.from({ length: place.seats }, (_, i) => (
        <span key={i} class={i < place.people ? "full" : ""} />
      ))}
    </div>
  );
}

function Wish({ games, onWish }: { games: readonly Game[]; onWish(wish: object): void }) {
  const [name, setName] = useState(games[0]?.name ?? "");
  const [seats, setSeats] = useState(2);
  const [pace, setPace] = useState<"live" | "slow">("live");
  const [bots, setBots] = useState<number | null>(BOTS[1]);
  const game = games.find((one) => one.name === name) ?? games[0]!;
  const counts = Array.from({ length: game.most - 1 }, (_, i) => i + 2).filter((n) => n >= game.fewest);
  const count = counts.includes(seats) ? seats : counts[0]!;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        onWish({
          game: game.name,
          seats: count,
          pace,
          bots_after: pace === "live" ? bots : null,
          bot: company(game).bot,
        });
      }}
    >
      <GameEntry label={say("find-game")} games={games} value={game.name} onChoose={setName} />
      <fieldset class="entry">
        <legend>{say("find-players")}</legend>
        <div class="picks">
          {counts.map((number) => (
            <label key={number}>
              <input
                type="radio"
                name="seats-wanted"
                checked={count === number}
                onChange={() => setSeats(number)}
              />
              <span class="num-t">{number}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="entry">
        <legend>{say("find-pace")}</legend>
        <div class="picks">
          {(["live", "slow"] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="pace-wanted" checked={pace === one} onChange={() => setPace(one)} />
              <span>{say(one === "live" ? "find-live" : "find-slow")}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {pace === "live" && (
        <label class="entry">
          <span>{say("find-bots")}</span>
          <select
            value={String(bots ?? "")}
            onChange={(event) => setBots(Number(event.currentTarget.value) || null)}
          >
            <option value="">{say("find-bots-never")}</option>
            {BOTS.map((seconds) => (
              <option key={seconds} value={String(seconds)}>
                {say("find-bots-after", { time: spell(seconds) })}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" class="btn act">
        <Icon name="people" />
        {say("find-start")}
      </button>
    </form>
  );
}
