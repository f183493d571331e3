/** Who has won, and why a game ended before its time, in a sentence. */
import type { Row, Table } from "../../api/wire";
import { listed } from "../../pages/shared/seatnames";
import { language, say, tell } from "../../texts/speak";

/** Whether others still play with the same luck, so that records and replays stay closed. */
export const isClosed = (table: Table): boolean =>
  table.tournament?.closed === true || Date.now() < (table.deal?.told ?? 0);

/** Why a game ended early. */
export function ending(table: Table, names: readonly string[]): string {
  const { seat, why } = table.ended!;
  const at = table.seats.findIndex((one) => one.seat === seat);
  const own = table.seats.filter((one) => one.you).length;
  if (own === 1 && table.seats[at]?.you)
    return say(why === "time" ? "page-end-time-you" : "page-end-resigned-you");
  const key = { resigned: "page-end-resigned", time: "page-end-time", deleted: "page-end-deleted" }[why];
  return say(key, { name: names[at] ?? seat });
}

/** By how much a game was won, and where most of it came from; nothing where points decided nothing. */
export function margin(table: Table, sheet: readonly Row[]): string {
  const points = table.seats.map((seat) => seat.points ?? 0);
  const winner = table.seats.findIndex((seat) => seat.winner);
  const rivals = table.seats.flatMap((seat, i) => (seat.winner ? [] : [i]));
  const own = rivals.filter((i) => table.seats[i]!.you);
  const rival = own[0] ?? rivals.sort((a, b) => points[b]! - points[a]!)[0];
  if (winner < 0 || rival === undefined || table.ended) return "";
  const by = points[winner]! - points[rival]!;
  if (by <= 0) return "";
  const mine = table.seats.filter((seat) => seat.you).length === 1;
  const key =
    mine && own.length > 0
      ? "page-end-lost-by"
      : mine && table.seats[winner]!.you
        ? "page-end-won-by"
        : "page-end-by";
  const said = [say(key, { points: by })];
  const of = (row: Row, seat: number): number => Number.parseInt(row.cells[seat]?.text ?? "", 10) || 0;
  const most = sheet
    .filter((row) => row.kind === "part")
    .map((row) => ({ row, ours: of(row, winner), theirs: of(row, rival) }))
    .sort((a, b) => b.ours - b.theirs - (a.ours - a.theirs))[0];
  if (most && most.ours > most.theirs)
    said.push(say("page-end-most", { row: tell(most.row.label), ours: most.ours, theirs: most.theirs }));
  return said.join(" ");
}

export function headline(table: Table, names: readonly string[]): string {
  if (table.seats.length === 1 && table.ended) return ending(table, names);
  if (table.seats.length === 1) return say("page-end-alone", { points: table.seats[0]!.points ?? 0 });
  const winners = table.seats.flatMap((seat, i) => (seat.winner ? [{ seat, name: names[i]! }] : []));
  if (winners.length === 0) return say("page-end-nobody");
  const own = table.seats.filter((seat) => seat.you).length;
  if (winners.length === 1 && own === 1 && winners[0]!.seat.you) return say("page-end-you");
  if (winners.length === 1) return say("page-end-wins", { name: winners[0]!.name });
  return say("page-end-shared", {
    names: listed(
      winners.map((one) => one.name),
      language(),
    ),
  });
}
