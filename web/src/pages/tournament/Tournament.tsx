/** One tournament: who takes part, who plays whom, who is ahead. Whoever opened it runs it from here. */
import { useState } from "preact/hooks";
import { newId, send } from "../../api/server";
import type { Tournament } from "../../api/wire";
import { Bar } from "../../Bar";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { clockName } from "../shared/Clock";
import { arrive, unnamed } from "../join/arrive";
import { ArriveSheet } from "../join/ArriveSheet";
import { DoorSheet, type Door } from "../join/DoorSheet";
import { complaint, wantsPassword } from "../join/guest";
import { Contours } from "../shared/Contours";
import { LinkBox } from "../shared/LinkBox";
import { gameTitle } from "../shared/seatnames";
import { shortHash } from "../table/luckwords";
import { useTournament } from "./follow";
import { RoundTables } from "./Rounds";
import { Standings } from "./Standings";
import "./tournament.css";
import { formatName, statusWords, tieBreak, tieBreakAbout } from "./words";
import { Waiting } from "../shared/Waiting";

export function TournamentPage({ id }: { id: string }) {
  const { told, trouble, set, again } = useTournament(id);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const [door, setDoor] = useState<Door | null>(null);
  const [naming, setNaming] = useState(false);

  const act = async (what: string): Promise<void> => {
    setBusy(true);
    setWrong("");
    try {
      await arrive();
      set(
        await send<Tournament>("POST", `/api/tournaments/${encodeURIComponent(id)}/${what}`, { id: newId() }),
      );
    } catch (error) {
      if (wantsPassword(error)) setDoor({ again: () => void act(what) });
      else setWrong(complaint(error));
    }
    setBusy(false);
  };

  const join = async (): Promise<void> => {
    try {
      if (await unnamed()) return setNaming(true);
    } catch (error) {
      return setWrong(complaint(error));
    }
    await act("join");
  };

  const title = told?.title ?? say("tournament-title");
  if (!told) return <Waiting title={title} trouble={trouble} onEnter={again} />;
  const mine = told.me === null ? undefined : told.players[told.me];
  const open = told.status === "open";
  const enough = told.players.length >= 2; // until then the link is what is needed
  const going = open || told.status === "running";
  const rounds = told.played.filter((round) => round.boards.length > 0).reverse();
  return (
    <>
      <Contours />
      <Bar title={title} />
      <main class="words tournament">
        <h1>{told.title}</h1>
        <p class="tournament-facts">
          <b>{statusWords(told)}</b>
          <span>{gameTitle(told.game)}</span>
          <span>{formatName(told.format)}</span>
          <span>{say("tournament-seats", { seats: told.seats })}</span>
          <span>{clockName(told.clock as { seconds: number; add: number } | null)}</span>
          {told.duplicate && <span>{say("tournament-duplicate")}</span>}
        </p>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <div class="row tournament-acts">
          {told.table && (
            <a class="btn act" href={`/table#${told.table}`}>
              <Icon name="play" />
              {say("tournament-my-table")}
            </a>
          )}
          {open && (!mine || mine.gone) && (
            <button type="button" class="btn act" disabled={busy} onClick={() => void join()}>
              <Icon name="person" />
              {say("tournament-join")}
            </button>
          )}
          {open && told.owner && (
            <button
              type="button"
              class={enough && mine && !mine.gone ? "btn act" : "btn"}
              disabled={busy || !enough}
              onClick={() => void act("start")}
            >
              <Icon name="flag" />
              {say("tournament-start")}
            </button>
          )}
          <a class="btn" href={`/wall/${told.id}`}>
            <Icon name="fit" />
            {say("tournament-wall")}
          </a>
          {told.round > 0 && (
            <a class="btn" href={`/api/tournaments/${told.id}/results`} download>
              <Icon name="save" />
              {say("tournament-csv")}
            </a>
          )}
        </div>
        {told.table && told.clock && <p class="hushed">{say("tournament-my-table-about")}</p>}
        {open && (
          <LinkBox
            link={told.link}
            title={told.title}
            label={say("tournament-link")}
            filled={told.owner && !enough}
          />
        )}
        {told.round > 0 && (
          <section>
            <h2>{say("tournament-standings")}</h2>
            <Standings told={told} />
            <details>
              <summary>{say("tournament-ties")}</summary>
              <dl class="ties">
                {told.tie_breaks.map((name) => (
                  <div key={name}>
                    <dt>{tieBreak(name)}</dt>
                    <dd>{tieBreakAbout(name)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </section>
        )}
        {rounds.map((round) => (
          <section key={round.round}>
            <h2>{say("tournament-round", { round: round.round, rounds: told.rounds })}</h2>
            {told.duplicate && round.secret === null && told.status === "running" && (
              <p class="hushed">{say("tournament-hidden")}</p>
            )}
            <RoundTables told={told} round={round} />
          </section>
        ))}
        {(open || told.owner) && <People told={told} busy={busy} act={(what) => void act(what)} />}
        {told.duplicate && <Codes told={told} />}
        {going && (mine || told.owner) && (
          <div class="row">
            {mine && !mine.gone && (
              <button type="button" class="btn plain" disabled={busy} onClick={() => void act("leave")}>
                {say("tournament-leave")}
              </button>
            )}
            {told.owner && (
              <button
                type="button"
                class="btn plain"
                disabled={busy}
                onClick={() => confirm(say("tournament-close-sure")) && void act("close")}
              >
                {say("tournament-close")}
              </button>
            )}
          </div>
        )}
      </main>
      <DoorSheet door={door} onClose={() => setDoor(null)} />
      {naming && (
        <ArriveSheet
          onClose={() => setNaming(false)}
          onArrived={() => {
            setNaming(false);
            void act("join");
          }}
        />
      )}
    </>
  );
}

/** Who takes part; whoever runs it gives up seats of those who do not come. */
function People({ told, busy, act }: { told: Tournament; busy: boolean; act(what: string): void }) {
  const playing = new Set(
    told.played
      .filter((round) => round.round === told.round)
      .flatMap((round) => round.boards.filter((board) => board.status === "opened"))
      .flatMap((board) => board.players),
  );
  return (
    <section>
      <h2>{say("tournament-players", { count: told.players.filter((one) => !one.gone).length })}</h2>
      {told.players.length === 0 && <p class="hushed">{say("tournament-nobody")}</p>}
      <ul class="entrants">
        {told.players.map((one) => (
          <li key={one.number} class={one.gone ? "gone" : ""}>
            <span>
              {one.name}
              {one.gone && <small> {say("tournament-gone")}</small>}
            </span>
            {told.owner && told.status === "running" && !one.gone && (
              <span class="row">
                {playing.has(one.number) && (
                  <button
                    type="button"
                    class="btn plain"
                    disabled={busy}
                    onClick={() =>
                      confirm(say("tournament-absent-sure", { name: one.name })) &&
                      act(`players/${one.number}/absent`)
                    }
                  >
                    {say("tournament-absent")}
                    <span class="vh"> {one.name}</span>
                  </button>
                )}
                <button
                  type="button"
                  class="btn plain"
                  disabled={busy}
                  onClick={() =>
                    confirm(say("tournament-withdraw-sure", { name: one.name })) &&
                    act(`players/${one.number}/withdraw`)
                  }
                >
                  {say("tournament-withdraw")}
                  <span class="vh"> {one.name}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the server promised of every round's luck, and what opens it. */
function Codes({ told }: { told: Tournament }) {
  return (
    <details>
      <summary>{say("deal-codes")}</summary>
      <p>{say("tournament-duplicate-about")}</p>
      <dl class="ties">
        {told.played.map(({ round, promise, secret }) => (
          <div key={round}>
            <dt>{say("tournament-round", { round, rounds: told.rounds })}</dt>
            <dd>
              {promise && <code title={promise}>{shortHash(promise)}</code>}
              {secret && (
                <>
                  {" "}
                  {say("deal-secret")} <code title={secret}>{shortHash(secret)}</code>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
