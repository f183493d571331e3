/** How games, bots and company are named around the tables. */
import type { Table } from "../api/wire";
import { botName, seatNames } from "../desk/names";
import { has, say } from "../texts/speak";

/** A bot with how well it plays, where that is known. */
export function botLevel(bot: string): string {
  const key = `page-level-${bot}`;
  return has(key) ? `${botName(bot)}, ${say(key)}` : botName(bot);
}

/** Bots to choose from, weakest first: one that only passes is no opponent. */
export function opponents(bots: readonly string[]): string[] {
  const rank = (bot: string): number => (bot === "random" ? 0 : bot === "greedy" ? 1 : 2);
  const found = bots.filter((bot) => bot !== "passive").sort((a, b) => rank(a) - rank(b));
  return found.length > 0 ? found : [...bots];
}

/** A good opponent who does not think for long. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (opponents(bots).at(-1) ?? "passive");
}

export const gameKey = (game: string): string => game.replaceAll("_", "-");

export function gameTitle(game: string): string {
  const key = gameKey(game);
  return has(key) ? say(key) : game.replaceAll("_", " ");
}

/** Names in a row, as the language joins them. */
export function listed(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/** The others at a table, from one's own chair. */
export function companions(table: Table): string[] {
  const names = seatNames(table.seats);
  return names.filter((_, i) => !table.seats[i]!.you && table.seats[i]!.kind !== "open");
}
