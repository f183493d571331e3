/** The game is over: who won, how it went, whether the luck was honest, and what now. */
import { lazy, Suspense } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { Replay } from "../../api/wire";
import { Chip } from "../../draw/Glyph";
import { ring } from "../../draw/hand";
import { Icon } from "../../draw/Icon";
import { Stroke } from "../../draw/Ink";
import { face as faceOf } from "../../games";
import type { GameFace } from "../../games/face";
import { complaint } from "../../pages/join/guest";
import { CopyButton, ShareButton } from "../../pages/shared/LinkBox";
import { gameTitle } from "../../pages/shared/seatnames";
import { calm } from "../../motion";
import { SITE } from "../../site";
import { say, tell } from "../../texts/speak";
import { Chart, type Standing } from "./Chart";
import { SEAT_HUES } from "../Desk";
import type { LiveTable, Position } from "../live/live";
import { Luck } from "./Luck";
import { playAgain } from "./Rematch";
import { seatNames } from "../people/names";
import { ending, headline, isClosed, margin } from "./result";
import "./end.css";

const DealEnd = lazy(() => import("../../pages/deal/DealEnd").then((m) => ({ default: m.DealEnd })));

interface EndProps {
  live: LiveTable;
  position: Position;
  /** Takes back what was entered last: the game goes on. */
  onCorrect(): void;
}

export function End({ live, position, onCorrect }: EndProps) {
  const { table } = position.picture;
  const names = seatNames(table.seats);
  const [course, setCourse] = useState<Standing[]>([]);
  const [face, setFace] = useState<GameFace | null>(null);
  const hues = (position.scene && face?.hues?.(position.scene)) ?? SEAT_HUES;
  const [wrong, setWrong] = useState("");
  const closed = isClosed(table);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void get<Replay>(`/api/tables/${table.id}/replay?step=0&look=scene`).then(
      (told) => setCourse(told.course),
      () => undefined, // closed before the end: no course, and nothing else is missing
    );
  }, [table.id]);
  // Whoever was reading further down sees how it ended.
  useEffect(() => scrollTo({ top: 0, behavior: calm() ? "auto" : "smooth" }), []);
  useEffect(() => {
    void faceOf(table.game).then(setFace);
  }, [table.game]);

  const rematch = async (): Promise<void> => {
    setBusy(true);
    try {
      await playAgain(live);
    } catch (error) {
      setBusy(false);
      setWrong(complaint(error));
    }
  };

  const standings = table.seats
    .map((seat, i) => ({ seat, i, points: seat.points ?? 0 }))
    .sort((a, b) => (a.seat.place ?? 0) - (b.seat.place ?? 0) || b.points - a.points);
  const alone = table.seats.length === 1;
  const total = position.scene?.sheet.findIndex((row) => row.kind === "total") ?? -1;
  const rank = alone && total >= 0 ? position.scene!.sheet[total + 1] : undefined;
  const decided = face && !face.race && !table.outside ? margin(table, position.scene?.sheet ?? []) : "";
  // A race has one point in all: that is a result, not a course.
  const charted =
    course.length > 1 && course.some((standing) => standing.points.some((points) => points > 1));
  const replay = `${location.origin}/replay/${table.id}`;
  return (
    <section class="end" aria-labelledby="end-title">
      <div class="end-result">
        <h2 id="end-title">{headline(table, names)}</h2>
        {table.ended && !alone && <p class="end-why">{ending(table, names)}</p>}
        {decided && <p class="end-why">{decided}</p>}
        {rank && !table.ended && (
          <p class="end-rank">
            <b>{tell(rank.label)}</b> {rank.about && <span>{tell(rank.about)}</span>}
          </p>
        )}
        {!alone && (
          <ol class="standings">
            {standings.map(({ seat, i, points }) => (
              <li key={seat.seat} class={seat.winner ? "won" : ""}>
                <span class="place num-t">{seat.place}</span>
                <Chip hue={hues[i % hues.length]!} />
                <span class="who">{names[i]}</span>
                <span class="num-t pts">
                  {face?.race ? seat.winner && <Icon name="flag" /> : points}
                  {seat.winner && (
                    <svg viewBox="-17 -17 34 34" preserveAspectRatio="none" aria-hidden="true">
                      <Stroke
                        d={ring(0, 0, 15, 11 + i)}
                        width={2.2}
                        seed={5 + i}
                        core={false}
                        step={6}
                        fresh
                      />
                    </svg>
                  )}
                </span>
                {!face?.race && <span class="vh">{say("page-points")}</span>}
              </li>
            ))}
          </ol>
        )}
        {table.deal && (
          <Suspense fallback={null}>
            <DealEnd table={table} />
          </Suspense>
        )}
        <div class="row end-acts">
          {table.tournament && (
            <a class="btn act" href={`/tournament#${table.tournament.id}`}>
              <Icon name="trophy" />
              {say("tournament-back")}
            </a>
          )}
          {live.seat && !table.deal && !table.tournament && (
            <button type="button" class="btn act" disabled={busy} onClick={() => void rematch()}>
              <Icon name="reroll" />
              {say(table.rematch ? "page-rematch-go" : "page-rematch")}
            </button>
          )}
          {table.outside && position.picture.undo > 0 && (
            <button type="button" class="btn" disabled={position.sending} onClick={onCorrect}>
              <Icon name="undo" />
              {say("enter-correct")}
            </button>
          )}
          {!closed && (
            <a class="btn" href={`/replay#${table.id}`}>
              <Icon name="play" />
              {say("page-replay")}
            </a>
          )}
          {!closed && live.seat && (
            <a class="btn" href={`/review/${table.id}`}>
              <Icon name="hint" />
              {say("review-title")}
            </a>
          )}
          {!SITE && !closed && <CopyButton text={replay} label="page-copy-replay" />}
          {!SITE && !closed && <ShareButton link={replay} title={gameTitle(table.game)} />}
          {!closed && (
            <a
              class="btn"
              href={`/api/tables/${table.id}/record`}
              download={`${table.game}-${table.id.slice(0, 6)}.landbridge`}
            >
              <Icon name="save" />
              {say("page-download")}
            </a>
          )}
          <a class="btn plain" href="/">
            {say("page-home")}
          </a>
        </div>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {closed ? (
          <p class="hushed">{say(table.tournament ? "tournament-closed" : "deal-closed")}</p>
        ) : table.outside ? (
          <p class="hushed">{say("enter-outside")}</p>
        ) : (
          <Luck table={table} />
        )}
      </div>
      {charted && <Chart course={course} names={names} hues={hues} />}
    </section>
  );
}
