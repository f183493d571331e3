/** A tournament for the wall of a room: large, and always up to date by itself. */
import { useEffect } from "preact/hooks";
import { Wrong } from "../../desk/Wrong";
import { say } from "../../texts/speak";
import { gameTitle } from "../shared/seatnames";
import { Qr } from "../shared/Qr";
import { useTournament } from "./follow";
import { RoundTables } from "./Rounds";
import { Standings } from "./Standings";
import "./tournament.css";
import { statusWords } from "./words";

export function WallPage({ id }: { id: string }) {
  const { told, trouble, again } = useTournament(id);
  const title = told?.title ?? say("tournament-title");
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!told)
    return trouble.why ? (
      <Wrong trouble={trouble} onEnter={again} />
    ) : (
      <p class="loading">{say("page-loading")}</p>
    );
  const round = told.played.find((one) => one.round === told.round);
  const over = told.status === "over";
  return (
    <main class={told.round === 0 ? "wall gathering" : "wall"}>
      <header>
        <div>
          <h1>{told.title}</h1>
          <p>
            {gameTitle(told.game)} · {statusWords(told)}
          </p>
        </div>
        <a class="wall-link" href={`/tournament#${told.id}`} aria-label={say("tournament-link")}>
          <Qr text={told.link} />
        </a>
      </header>
      {trouble.why && <p class="wrong">{trouble.why}</p>}
      <div class="wall-parts" aria-live="polite">
        {told.round === 0 ? (
          <section>
            <h2>{say("tournament-players", { count: told.players.length })}</h2>
            <ul class="entrants">
              {told.players.map((one) => (
                <li key={one.number} class={one.gone ? "gone" : ""}>
                  {one.name}
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <>
            {!over && round && (
              <section>
                <h2>{say("tournament-tables")}</h2>
                <RoundTables told={told} round={round} links={false} />
              </section>
            )}
            <section>
              <h2>{say(over ? "tournament-final" : "tournament-standings")}</h2>
              <Standings told={told} few={!over} />
            </section>
          </>
        )}
      </div>
    </main>
  );
}
