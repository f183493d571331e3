/** Open tables with a free seat, all of them or those of one kind. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { Game, Table } from "../../api/wire";
import { say } from "../../texts/speak";
import { OpenRow } from "../home/Tables";
import { gameTitle } from "../shared/seatnames";

const LOOK = 10_000;

export function OpenTables({ games }: { games: readonly Game[] }) {
  const [game, setGame] = useState("");
  const [seats, setSeats] = useState("");
  const [pace, setPace] = useState("");
  const [found, setFound] = useState<Table[]>([]);
  const asked = new URLSearchParams(
    Object.entries({ game, seats, pace }).filter(([, value]) => value !== ""),
  ).toString();
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      if (document.hidden) return;
      void get<{ tables: Table[] }>(`/api/tables${asked && `?${asked}`}`).then(
        (told) => gone || setFound(told.tables.filter((table) => !table.seats.some((seat) => seat.you))),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [asked]);
  const most = Math.max(2, ...games.map((one) => one.most));
  const pick = (label: string, value: string, choose: (value: string) => void, all: [string, string][]) => (
    <label class="entry">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {all.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section class="my-tables find-open" aria-labelledby="open-title">
      <h2 id="open-title">{say("page-open-tables")}</h2>
      <div class="find-filters">
        {pick(say("find-game"), game, setGame, [
          ["", say("find-any-game")],
          ...games.map((one): [string, string] => [one.name, gameTitle(one.name)]),
        ])}
        {pick(say("find-players"), seats, setSeats, [
          ["", say("find-any-number")],
          ...Array.from({ length: most - 1 }, (_, i): [string, string] => [String(i + 2), String(i + 2)]),
        ])}
        {pick(say("find-pace"), pace, setPace, [
          ["", say("find-any-pace")],
          ["live", say("find-live")],
          ["slow", say("find-slow")],
        ])}
      </div>
      <ul aria-live="polite">
        {found.map((table) => (
          <OpenRow key={table.id} table={table} />
        ))}
      </ul>
      {found.length === 0 && <p class="hushed">{say("find-none")}</p>}
    </section>
  );
}
