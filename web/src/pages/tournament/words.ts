/** What a tournament is called in words. */
import type { Standing, Tournament, TournamentSummary } from "../../api/wire";
import { language, say } from "../../texts/speak";

export const formatName = (format: Tournament["format"]): string => say(`tournament-format-${format}`);

export const tieBreak = (name: string): string => say(`tournament-tie-${name.replace("_", "-")}`);

export const tieBreakAbout = (name: string): string => say(`tournament-tie-${name.replace("_", "-")}-about`);

export const figure = (value: number | undefined): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value ?? 0);

export function statusWords(one: Tournament | TournamentSummary): string {
  if (one.status === "running") return say("tournament-round", { round: one.round, rounds: one.rounds });
  return say(`tournament-status-${one.status}`);
}

export const nameOf = (told: Tournament, number: number): string => told.players[number]?.name ?? "";

export const medal = ({ place }: Standing): string => (place <= 3 ? `medal-${place}` : "");
