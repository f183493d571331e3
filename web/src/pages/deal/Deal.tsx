/** The deals of the day: one for each game, the same for everybody. */
import { useEffect, useState } from "preact/hooks";
import { get, newId, Refused, send } from "../../api/server";
import type { Deal, Deals, DealsOfDay, Picture } from "../../api/wire";
import { Bar } from "../../Bar";
import { FINE, troubleOf } from "../../desk/Wrong";
import { Icon } from "../../draw/Icon";
import { go } from "../../router";
import { say } from "../../texts/speak";
import { Cover } from "../home/Covers";
import { ago } from "../home/Tables";
import { arrive } from "../join/arrive";
import { DoorSheet, type Door } from "../join/DoorSheet";
import { complaint, wantsPassword } from "../join/guest";
import { Contours } from "../shared/Contours";
import { gameTitle } from "../shared/seatnames";
import { shortHash } from "../table/luckwords";
import "../shared/cards.css";
import "./deal.css";
import { Result } from "./Result";
import { Share } from "./Share";
import { company, dayWords } from "./words";
import { Waiting } from "../shared/Waiting";

const MINUTE = 60_000;

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);

export function DealPage() {
  const [told, setTold] = useState<Deals | null>(null);
  const [before, setBefore] = useState<Deal[]>([]);
  const [trouble, setTrouble] = useState(FINE);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState("");
  const [door, setDoor] = useState<Door | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let gone = false;
    void (async () => {
      try {
        const found = await get<Deals>("/api/deals");
        if (gone) return;
        setTold(found);
        setTrouble(FINE);
        if (found.luck === "date") return;
        const past = await get<DealsOfDay>(`/api/deals/days/${dayBefore(found.day)}`);
        if (!gone) setBefore(past.deals);
      } catch (error) {
        if (!gone) setTrouble(troubleOf(error));
      }
    })();
    return () => {
      gone = true;
    };
  }, [tries]);

  const play = async (deal: Deal): Promise<void> => {
    setBusy(deal.game);
    setWrong("");
    try {
      await arrive();
      const picture = await send<Picture>("POST", `/api/deals/${deal.game}`, { id: newId() });
      go(`/table#${picture.table.id}`);
    } catch (error) {
      setBusy("");
      if (wantsPassword(error)) setDoor({ again: () => void play(deal) });
      else {
        setWrong(complaint(error));
        if (error instanceof Refused) setTries(tries + 1);
      }
    }
  };
  const changed = (deal: Deal): void =>
    setTold((now) => now && { ...now, deals: now.deals.map((one) => (one.game === deal.game ? deal : one)) });

  const title = say("deal-title");
  if (!told) return <Waiting title={title} trouble={trouble} onEnter={() => setTries(tries + 1)} />;
  const left = Math.floor(told.left_ms / MINUTE);
  return (
    <>
      <Contours />
      <Bar title={title} />
      <main class="words deals">
        <h1>{title}</h1>
        <p>{say("deal-about")}</p>
        <p class="deal-facts">
          <b>{dayWords(told.day)}</b>
          <span>{say("deal-left-time", { hours: Math.floor(left / 60), minutes: left % 60 })}</span>
          <span title={say("deal-streak-about")}>{say("deal-streak", { count: told.streak })}</span>
        </p>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <ul class="card-list deal-list">
          {told.deals.map((deal) => (
            <li key={deal.game}>
              <Cover game={deal.game} />
              <div>
                <h2>{gameTitle(deal.game)}</h2>
                <p class="hushed">
                  {company(deal)}
                  {deal.entries !== null && ` · ${say("deal-entries", { count: deal.entries })}`}
                </p>
                <Result deal={deal} onChange={changed} />
                <div class="row">
                  {deal.entry ? (
                    <a class={deal.entry.score ? "btn" : "btn act"} href={`/table#${deal.entry.table}`}>
                      {say(deal.entry.score || deal.entry.refused ? "deal-see" : "deal-go-on")}
                      <span class="vh"> {gameTitle(deal.game)}</span>
                    </a>
                  ) : (
                    <button
                      type="button"
                      class="btn act"
                      disabled={busy !== ""}
                      aria-busy={busy === deal.game}
                      onClick={() => void play(deal)}
                    >
                      <Icon name="play" />
                      {say("deal-play")}
                      <span class="vh"> {gameTitle(deal.game)}</span>
                    </button>
                  )}
                </div>
                <Share deal={deal} streak={told.streak} />
              </div>
            </li>
          ))}
        </ul>
        <p>{say("deal-streak-about")}</p>
        <p>{say(told.luck === "date" ? "deal-by-date" : "deal-by-server")}</p>
        {told.luck === "server" && <p>{say("deal-guest")}</p>}
        {told.luck === "server" && <Promises told={told} before={before} />}
      </main>
      <DoorSheet door={door} onClose={() => setDoor(null)} />
    </>
  );
}

/** What the server has promised, and what it has told of yesterday. */
function Promises({ told, before }: { told: Deals; before: Deal[] }) {
  const secrets = before.filter((deal) => deal.secret);
  return (
    <details class="deal-codes">
      <summary>{say("deal-codes")}</summary>
      <h3>{dayWords(told.day)}</h3>
      <dl>
        {told.deals.map((deal) => (
          <Code key={deal.game} game={deal.game} hash={deal.promise}>
            {deal.promised_at !== null && say("deal-promised", { when: ago(deal.promised_at) })}
          </Code>
        ))}
      </dl>
      <h3>{say("deal-tomorrow")}</h3>
      <dl>
        {told.tomorrow.map(({ game, promise }) => (
          <Code key={game} game={game} hash={promise} />
        ))}
      </dl>
      {secrets.length > 0 && <h3>{say("deal-yesterday")}</h3>}
      <dl>
        {secrets.map((deal) => (
          <Code key={deal.game} game={deal.game} hash={deal.promise}>
            {say("deal-secret")} <code title={deal.secret!}>{shortHash(deal.secret!)}</code>
          </Code>
        ))}
      </dl>
    </details>
  );
}

function Code({ game, hash, children }: { game: string; hash: string; children?: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{gameTitle(game)}</dt>
      <dd>
        <code title={hash}>{shortHash(hash)}</code> {children}
      </dd>
    </div>
  );
}
