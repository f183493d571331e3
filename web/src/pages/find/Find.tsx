/** Play someone: wait for a game, take a free seat, challenge a friend. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { Game } from "../../api/wire";
import { Bar } from "../../Bar";
import { FINE, troubleOf, Wrong } from "../../desk/Wrong";
import { say } from "../../texts/speak";
import { DoorSheet, type Door } from "../join/DoorSheet";
import { Contours } from "../shared/Contours";
import { Challenges } from "./Challenges";
import "./find.css";
import { Friends } from "./Friends";
import { OpenTables } from "./OpenTables";
import { Waiting } from "./Waiting";

export function FindPage() {
  const [games, setGames] = useState<Game[] | null>(null);
  const [trouble, setTrouble] = useState(FINE);
  const [tries, setTries] = useState(0);
  const [door, setDoor] = useState<Door | null>(null);
  useEffect(() => {
    void get<{ games: Game[] }>("/api/games").then(
      (told) => {
        setGames(told.games);
        setTrouble(FINE);
      },
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }, [tries]);
  const title = say("find-title");
  if (!games)
    return (
      <>
        <Bar title={title} />
        <Wrong trouble={trouble} onEnter={() => setTries(tries + 1)} />
      </>
    );
  return (
    <>
      <Contours />
      <Bar title={title} />
      <main class="words find">
        <h1>{title}</h1>
        <p>{say("find-about")}</p>
        <Challenges />
        <div class="find-parts">
          <Waiting games={games} onDoor={setDoor} />
          <Friends games={games} onDoor={setDoor} />
        </div>
        <OpenTables games={games} />
      </main>
      <DoorSheet door={door} onClose={() => setDoor(null)} />
    </>
  );
}
