/** Names as a table shows them: bots by what they are called, open seats as such. */
import type { Seat, Table } from "../../api/wire";
import { has, say } from "../../texts/speak";

/** What a game's messages begin with. */
export const gameKey = (game: string): string => game.replaceAll("_", "-");

export function botName(bot: string): string {
  const key = `shell-bot-${bot}`;
  return has(key) ? say(key) : bot;
}

/** Two of the same name are told apart by their number. */
export function seatNames(seats: readonly Pick<Seat, "kind" | "name">[]): string[] {
  const plain = seats.map((seat) => {
    if (seat.name.startsWith("bot:")) return botName(seat.name.slice(4));
    return seat.kind === "open" || !seat.name ? say("page-seat-open") : seat.name;
  });
  return plain.map((name, i) => {
    const twins = plain.filter((other) => other === name).length;
    return twins > 1 ? `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}` : name;
  });
}

/** How a game calls its rounds: "Card 5", "Round 3". */
export function turnWords(game: string, turn: number): string {
  const own = `${gameKey(game)}-turn`;
  return say(has(own) ? own : "page-turn", { turn });
}

/** Whom one can report: people who are there, but not oneself. */
export const reportable = (table: Table): Seat[] =>
  table.seats.filter((seat) => seat.kind === "person" && !seat.you && seat.name !== "…");
