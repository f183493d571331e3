/** How somebody does, game by game: oneself, or whoever shares it by a link. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { GameDetails, GamePlayed, Stats } from "../../api/wire";
import { Bar } from "../../Bar";
import { FINE, troubleOf } from "../../desk/Wrong";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { complaint } from "../join/guest";
import { Contours } from "../shared/Contours";
import { LinkBox } from "../shared/LinkBox";
import { botLevel, gameTitle } from "../shared/seatnames";
import { Sheet } from "../shared/Sheet";
import { Plot, type Point } from "./Plot";
import "./stats.css";
import { day, figure, gameWords, placeWords, ratingWords } from "./words";
import { Waiting } from "../shared/Waiting";

const LOOKS = ["points", "rating", "loss"] as const;
type Look = (typeof LOOKS)[number];

/** Whom the server does not know has played nothing here. */
const NOTHING: Stats = { name: "", link: null, rated: false, games: [] };

export function StatsPage({ mark }: { mark: string }) {
  const where = mark ? `/api/stats/${encodeURIComponent(mark)}` : "/api/me/stats";
  const [told, setTold] = useState<Stats | null>(null);
  const [chosen, setChosen] = useState("");
  const [details, setDetails] = useState<GameDetails | null>(null);
  const [trouble, setTrouble] = useState(FINE);
  const [tries, setTries] = useState(0);
  const [sharing, setSharing] = useState(false);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    void get<Stats>(where).then(
      (now) => {
        setTold(now);
        setTrouble(FINE);
        setChosen((game) => game || (now.games[0]?.game ?? ""));
      },
      (error: unknown) => {
        const trouble = troubleOf(error);
        if (trouble.stranger && !mark) setTold(NOTHING);
        else setTrouble(trouble);
      },
    );
  }, [where, tries]);
  useEffect(() => {
    if (!chosen) return;
    let gone = false;
    setDetails(null);
    void get<GameDetails>(`${where}/${chosen}`).then(
      (now) => gone || setDetails(now),
      (error: unknown) => gone || setWrong(complaint(error)),
    );
    return () => {
      gone = true;
    };
  }, [where, chosen]);
  const title = mark && told ? say("stats-title-of", { name: told.name }) : say("stats-title");
  if (!told)
    return <Waiting title={say("stats-title")} trouble={trouble} onEnter={() => setTries(tries + 1)} />;
  const sum = told.games.find((one) => one.game === chosen);
  const earlier = async (): Promise<void> => {
    const last = details?.played.at(-1);
    if (!details || !last) return;
    try {
      const older = await get<GameDetails>(`${where}/${chosen}?before=${last.ended}`);
      setDetails({ ...details, played: older.played, more: older.more });
    } catch (error) {
      setWrong(complaint(error));
    }
  };
  return (
    <>
      <Contours />
      <Bar title={title} />
      <main class="words stats">
        <h1>{title}</h1>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {told.games.length === 0 && (
          <>
            <p>{say("stats-nothing")}</p>
            <a class="btn act" href="/">
              {say("page-home")}
            </a>
          </>
        )}
        {told.games.length > 1 && (
          <fieldset class="entry" aria-label={say("stats-game")}>
            <div class="picks">
              {told.games.map((one) => (
                <label key={one.game}>
                  <input
                    type="radio"
                    name="game"
                    checked={one.game === chosen}
                    onChange={() => setChosen(one.game)}
                  />
                  <span>{gameTitle(one.game)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {sum && (
          <>
            {told.games.length === 1 && <h2>{gameTitle(sum.game)}</h2>}
            <dl class="stat-tiles">
              <Tile name={say("stats-played")} value={figure(sum.played)} />
              <Tile name={say("stats-wins")} value={figure(sum.won)} />
              {sum.tied > 0 && <Tile name={say("stats-ties")} value={figure(sum.tied)} />}
              <Tile name={say("stats-mean")} value={figure(sum.mean)} />
              <Tile name={say("stats-most")} value={figure(sum.most)} />
              {sum.ratings.people && (
                <Tile name={say("stats-rating-people")} value={ratingWords(sum.ratings.people)} />
              )}
              {sum.ratings.bots && (
                <Tile name={say("stats-rating-bots")} value={ratingWords(sum.ratings.bots)} />
              )}
            </dl>
            {(sum.ratings.people ?? sum.ratings.bots) && <p class="hushed">{say("stats-rating-about")}</p>}
          </>
        )}
        {details && sum && <Details key={chosen} details={details} onEarlier={() => void earlier()} />}
        {sum && !mark && (
          <div class="row stat-acts">
            <a class="btn" href={`/api/me/stats/${chosen}/file`} download={`landbridge-${chosen}.csv`}>
              <Icon name="save" />
              {say("stats-csv")}
            </a>
            <button type="button" class="btn" onClick={() => setSharing(true)}>
              <Icon name="share" />
              {say("stats-share")}
            </button>
          </div>
        )}
      </main>
      {sharing && <Sharing told={told} onTold={setTold} onClose={() => setSharing(false)} />}
    </>
  );
}

const Tile = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd class="num-t">{value}</dd>
  </div>
);

const SHOWN: Readonly<Record<Look, (game: GamePlayed) => Omit<Point, "words"> | null>> = {
  points: (game) => ({ value: game.points }),
  rating: (game) => (game.rating === null ? null : { value: game.rating, sure: 2 * (game.deviation ?? 0) }),
  loss: (game) => (game.loss === null ? null : { value: game.loss }),
};

function Details({ details, onEarlier }: { details: GameDetails; onEarlier(): void }) {
  const [look, setLook] = useState<Look>("points");
  const [at, setAt] = useState(Number.MAX_SAFE_INTEGER);
  const games = [...details.played].reverse();
  const looks = LOOKS.filter((one) => games.some((game) => SHOWN[one](game)));
  const shown = looks.includes(look) ? look : "points";
  const found = games.filter((game) => SHOWN[shown](game));
  const points = found.map((game) => ({ ...SHOWN[shown](game)!, words: words(game, shown) }));
  const here = found[Math.min(at, found.length - 1)];
  return (
    <>
      <section>
        <h2>{say("stats-over-time")}</h2>
        {looks.length > 1 && (
          <fieldset class="entry" aria-label={say("stats-look")}>
            <div class="picks">
              {looks.map((one) => (
                <label key={one}>
                  <input type="radio" name="look" checked={one === shown} onChange={() => setLook(one)} />
                  <span>{say(`stats-look-${one}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Plot
          label={say(`stats-look-${shown}`)}
          points={points}
          at={Math.min(at, points.length - 1)}
          format={(value) => (shown === "rating" ? value.toFixed(0) : figure(value, 2))}
          onAt={setAt}
        />
        {here && (
          <p class="stat-here">
            <span role="status">{words(here, shown)}</span>
            {here.table && <a href={`/replay#${here.table}`}>{say("page-replay")}</a>}
          </p>
        )}
        {details.more && (
          <button type="button" class="btn" onClick={onEarlier}>
            <Icon name="back" />
            {say("stats-earlier")}
          </button>
        )}
      </section>
      {details.versus.length > 0 && (
        <section>
          <h2>{say("stats-versus")}</h2>
          <Rows
            label={say("stats-versus")}
            rows={details.versus.map((one) => ({
              ...one,
              name: one.bot ? botLevel(one.bot) : say("stats-people"),
              note: one.rating ? ratingWords(one.rating) : "",
            }))}
          />
        </section>
      )}
      {details.opponents.length > 0 && (
        <section>
          <h2>{say("stats-opponents")}</h2>
          <Rows
            label={say("stats-opponents")}
            rows={details.opponents.map((one) => ({ ...one, note: "" }))}
          />
        </section>
      )}
      {details.best.length > 0 && (
        <section>
          <h2>{say("stats-best")}</h2>
          <ol class="stat-best">
            {details.best.map((game) => (
              <li key={game.ended}>
                <b class="num-t">{figure(game.points)}</b>
                <span>
                  {placeWords(game)} · {day(game.ended)}
                </span>
                {game.table && <a href={`/replay#${game.table}`}>{say("page-replay")}</a>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function words(game: GamePlayed, look: Look): string {
  if (look === "rating" && game.rating !== null)
    return say("stats-rating-words", {
      day: day(game.ended),
      rating: ratingWords({ rating: game.rating, deviation: game.deviation ?? 0, games: 0 }),
    });
  if (look === "loss" && game.loss !== null)
    return say("stats-loss-words", {
      day: day(game.ended),
      loss: figure(game.loss, 2),
      count: game.decisions ?? 0,
    });
  return gameWords(game);
}

interface Row {
  name: string;
  note: string;
  played: number;
  ahead: number;
  level: number;
  behind: number;
}

const Rows = ({ label, rows }: { label: string; rows: readonly Row[] }) => (
  <div class="stat-scroll" tabIndex={0} role="region" aria-label={label}>
    <table class="stat-rows">
      <thead>
        <tr>
          <th scope="col">{say("stats-against")}</th>
          <th scope="col">{say("stats-played")}</th>
          <th scope="col">{say("stats-ahead")}</th>
          <th scope="col">{say("stats-level")}</th>
          <th scope="col">{say("stats-behind")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one, i) => (
          <tr key={i}>
            <th scope="row">
              {one.name}
              {one.note && <small>{one.note}</small>}
            </th>
            <td class="num-t">{figure(one.played)}</td>
            <td class="num-t">{figure(one.ahead)}</td>
            <td class="num-t">{figure(one.level)}</td>
            <td class="num-t">{figure(one.behind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Sharing({ told, onTold, onClose }: { told: Stats; onTold(told: Stats): void; onClose(): void }) {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const change = async (shared: boolean): Promise<void> => {
    setBusy(true);
    setWrong("");
    try {
      onTold(await send<Stats>("PUT", "/api/me/stats", { shared }));
    } catch (error) {
      setWrong(complaint(error));
    }
    setBusy(false);
  };
  return (
    <Sheet title={say("stats-share")} onClose={onClose}>
      <div class="form">
        <p>{say("stats-share-about")}</p>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {told.link && (
          <LinkBox
            link={told.link}
            title={say("stats-title-of", { name: told.name })}
            label={say("stats-link")}
          />
        )}
        <button
          type="button"
          class={told.link ? "btn" : "btn act"}
          disabled={busy}
          onClick={() => void change(!told.link)}
        >
          {say(told.link ? "stats-unshare" : "stats-share-go")}
        </button>
      </div>
    </Sheet>
  );
}
