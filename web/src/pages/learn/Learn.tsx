/** The rules, in our words and pictures. */
import { gameKey } from "../../desk/people/names";
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { Game } from "../../api/wire";
import { Bar } from "../../Bar";
import { Icon } from "../../draw/Icon";
import { SITE } from "../../site";
import { has, say } from "../../texts/speak";
import { Contours } from "../shared/Contours";
import { Cover } from "../home/Covers";
import { Editions } from "./Editions";
import { RuleSections } from "./RuleSections";

export function LearnPage({ game }: { game: string }) {
  return game ? <Rules game={game} /> : <Shelf />;
}

function Shelf() {
  const [games, setGames] = useState<Game[]>([]);
  useEffect(() => void get<{ games: Game[] }>("/api/games").then((told) => setGames(told.games)), []);
  return (
    <>
      <Contours />
      <Bar title={say("page-rules")} />
      <main class="words learn">
        <h1>{say("page-learn")}</h1>
        <ul class="shelf">
          {games.map(({ name }) => {
            const key = gameKey(name);
            return (
              <li key={name}>
                <a href={`/learn/${name}`} tabIndex={-1} aria-hidden="true">
                  <Cover game={name} />
                </a>
                <h2>{say(key)}</h2>
                <p>{say(`${key}-about`)}</p>
                <p class="row">
                  <a class="btn" href={`/learn/${name}`}>
                    <Icon name="book" />
                    {say("page-rules-of", { game: say(key) })}
                  </a>
                  <a class="btn" href={`/practice/${name}`}>
                    <Icon name="play" />
                    {say("page-tutorial-of", { game: say(key) })}
                  </a>
                </p>
              </li>
            );
          })}
        </ul>
        {!SITE && (
          <p>
            <a class="btn" href="/print">
              {say("print-title")}
            </a>
          </p>
        )}
      </main>
    </>
  );
}

function Rules({ game }: { game: string }) {
  const key = gameKey(game);
  if (!has(`${key}-about`)) return <Shelf />;
  return (
    <>
      <Bar title={say(key)} sub={say("page-rules")} rules={game} />
      <main class="words learn">
        <h1>{say(key)}</h1>
        <p class="lead">{say(`${key}-about`)}</p>
        <p class="by">{say(`${key}-by`)}</p>
        <p class="row">
          <a class="btn act" href={`/practice/${game}`}>
            <Icon name="play" />
            {say("page-tutorial")}
          </a>
          <a class="btn" href={`/?play=${game}`}>
            {say("page-tutorial-play")}
          </a>
          <a class="btn" href={`/draw/${game}`}>
            {say("draw-title")}
          </a>
          <a class="btn" href={`/enter/${game}`}>
            {say("enter-title")}
          </a>
          <a class="btn" href={`/sheet/${game}`}>
            {say("sheet-title")}
          </a>
          {!SITE && (
            <a class="btn" href={`/print/${game}`}>
              {say("print-link")}
            </a>
          )}
        </p>
        <RuleSections game={game} />
        <Editions game={game} />
        <p class="by">{say("page-unofficial")}</p>
      </main>
    </>
  );
}
