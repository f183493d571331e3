/** How games, bots and company are named around the tables. */
import type { Table } from "../../api/wire";
import { botName, gameKey, seatNames } from "../../desk/people/names";
import { has, say } from "../../texts/speak";

/** A bot with how well it plays, where that is known. */
export function botLevel(bot: string): string {
  const key = `page-level-${bot}`;
  return has(key) ? `${botName(bot)}, ${say(key)}` : botName(bot);
}

const LADDER = ["beginner", "casual", "club", "expert", "master", "champion"];

/** Bots to choose from, the weakest first; without levels, all but the one that only passes. */
export function opponents(bots: readonly string[]): string[] {
  const levels = LADDER.filter((level) => bots.includes(level));
  if (levels.length > 0) return levels;
  const found = bots.filter((bot) => bot !== "passive");
  return found.length > 0 ? found : [...bots];
}

/** A friendly opponent who does not think for long. */
export function usualBot(bots: readonly string[]): string {
  return ["casual", "greedy"].find((bot) => bots.includes(bot)) ?? opponents(bots).at(-1) ?? "passive";
}

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
