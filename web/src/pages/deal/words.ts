/** What came of a deal, in words: on the page, in a text to share, in a picture. Nothing of the position is in them. */
import type { Deal, DealScore } from "../../api/wire";
import { botName } from "../../desk/people/names";
import { language, say } from "../../texts/speak";
import { gameTitle } from "../shared/seatnames";

/** Against whom a deal is played. */
export function company(deal: Deal): string {
  const bot = deal.bots[0];
  return bot ? say("deal-against", { count: deal.bots.length, level: botName(bot) }) : say("deal-alone");
}

/** Points, or in a race, where nobody has more than one: the place and how long it took. */
export function scoreWords({ points, place, rounds }: DealScore, seats: number): string {
  if (seats === 1) return say("deal-points", { count: points });
  const placed = say("deal-place", { place, seats });
  if (points > 1) return `${say("deal-points", { count: points })}, ${placed.toLocaleLowerCase(language())}`;
  return `${placed}, ${say("deal-rounds", { count: rounds })}`;
}

/** A day as people write it; days are UTC. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00Z`),
  );

/** Lines to share. */
export function shareLines(deal: Deal, streak: number): string[] {
  const score = deal.entry?.score;
  if (!score) return [];
  const seats = 1 + deal.bots.length;
  const better = deal.entry!.better;
  return [
    say("deal-share-text", {
      game: gameTitle(deal.game),
      day: dayWords(deal.day),
      score: scoreWords(score, seats),
    }),
    ...(deal.par ? [say("deal-par", { score: scoreWords(deal.par, seats) })] : []),
    ...(better === null ? [] : [say("deal-better", { percent: better })]),
    ...(streak > 1 ? [say("deal-streak", { count: streak })] : []),
  ];
}
