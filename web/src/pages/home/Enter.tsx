/** A game that is played with a real box, entered on the drawn board: who plays, by which options. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { Game } from "../../api/wire";
import { Bar } from "../../Bar";
import { gameKey } from "../../desk/people/names";
import { FINE, troubleOf } from "../../desk/Wrong";
import { has, say } from "../../texts/speak";
import { DoorSheet, type Door } from "../join/DoorSheet";
import { Contours } from "../shared/Contours";
import { SetUpForm } from "./SetUp";
import { Waiting } from "../shared/Waiting";

export function EnterPage({ game }: { game: string }) {
  const [found, setFound] = useState<Game | null>(null);
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  const [door, setDoor] = useState<Door | null>(null);
  useEffect(() => {
    get<{ games: Game[] }>("/api/games").then(
      (told) => {
        const known = told.games.find((one) => one.name === game) ?? null;
        setFound(known);
        setWrong(known ? FINE : { ...FINE, why: say("page-nowhere"), missing: true });
      },
      (error: unknown) => setWrong(troubleOf(error)),
    );
  }, [game, tries]);
  const title = say("enter-title");
  if (!found) return <Waiting title={title} trouble={wrong} onEnter={() => setTries(tries + 1)} />;
  return (
    <>
      <Contours />
      <Bar title={say(gameKey(game))} sub={title} rules={game} />
      <main class="words">
        <h1>{title}</h1>
        <p>{say("enter-page-about")}</p>
        <SetUpForm game={found} way="box" onDoor={(again) => setDoor({ again })} />
        <p class="hushed">
          {say("enter-page-undo")} {has(`enter-page-${game}`) && say(`enter-page-${game}`)}
        </p>
      </main>
      <DoorSheet door={door} onClose={() => setDoor(null)} />
    </>
  );
}
