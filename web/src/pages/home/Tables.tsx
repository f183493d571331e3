/** Tables one can go on with: one's own, and open ones that want company. */
import type { Table } from "../../api/wire";
import { seatNames, turnWords } from "../../desk/people/names";
import { Icon } from "../../draw/Icon";
import { language, say } from "../../texts/speak";
import { Cover } from "./Covers";
import { companions, gameTitle, listed } from "../shared/seatnames";

type Urgency = "turn" | "waiting" | "gathering" | "over" | "closed";

export function urgency(table: Table): Urgency {
  if (table.status === "playing") {
    return table.seats.some((seat) => seat.you && !seat.away && table.acting.includes(seat.seat))
      ? "turn"
      : "waiting";
  }
  return table.status;
}

function standing(table: Table): string {
  const now = urgency(table);
  if (now === "turn") return say("page-table-turn");
  if (now === "waiting") {
    const names = seatNames(table.seats).filter((_, i) => table.acting.includes(table.seats[i]!.seat));
    return names.length > 0
      ? say("page-table-waiting", { names: listed(names, language()) })
      : say("page-table-playing");
  }
  return say(
    now === "gathering" ? "page-table-gathering" : now === "over" ? "page-table-over" : "page-table-closed",
  );
}

/** How long ago something happened, in the largest unit that fits. */
export function ago(at: number): string {
  const seconds = Math.max(0, (Date.now() - at) / 1000);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(
    unit === "second" ? 0 : -Math.floor(seconds / size),
    unit,
  );
}

const roundOf = (table: Table): string =>
  table.turn && table.status === "playing" ? turnWords(table.game, table.turn) : "";

const company = (table: Table): string => {
  const names = companions(table);
  return names.length > 0
    ? say("page-table-with", { names: listed(names, language()) })
    : say("page-table-alone");
};

/** The table that matters most now, as a card to pick up. */
export function GoOn({ table }: { table: Table }) {
  const now = urgency(table);
  const round = roundOf(table);
  return (
    <a class="go-on" href={`/table#${table.id}`}>
      <Cover game={table.game} />
      <span class="go-on-words">
        <small class={now === "turn" ? "is-turn" : ""}>{standing(table)}</small>
        <b>{[gameTitle(table.game), round].filter(Boolean).join(" · ")}</b>
        <small>{company(table)}</small>
      </span>
      <Icon name="on" />
    </a>
  );
}

export function TableRow({ table }: { table: Table }) {
  const now = urgency(table);
  return (
    <li class="table-row">
      <a href={`/table#${table.id}`}>
        <b>{gameTitle(table.game)}</b>
        <span class={now === "turn" ? "is-turn" : ""}>{standing(table)}</span>
        <span class="hushed">{company(table)}</span>
        {table.moved_at !== undefined && <span class="hushed when">{ago(table.moved_at)}</span>}
      </a>
      {now === "over" && (
        <a class="btn plain" href={`/replay#${table.id}`}>
          {say("page-replay")}
        </a>
      )}
    </li>
  );
}

export function OpenRow({ table }: { table: Table }) {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return (
    <li class="table-row">
      <a href={`/table#${table.id}`}>
        <b>{gameTitle(table.game)}</b>
        <span>{say("page-open-seats", { count: free })}</span>
        <span class="hushed">{company(table)}</span>
        {table.moved_at !== undefined && <span class="hushed when">{ago(table.moved_at)}</span>}
      </a>
      <a class="btn" href={`/table#${table.id}`}>
        {say("page-take-seat")}
      </a>
    </li>
  );
}
