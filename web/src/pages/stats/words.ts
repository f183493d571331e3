/** Results, dates and figures as they are said. */
import type { GamePlayed, RatingTold } from "../../api/wire";
import { language, say } from "../../texts/speak";

export const figure = (value: number, digits = 1): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);

export const day = (ms: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(ms);

/** Nineteen of twenty are within two deviations. A rating is written like a year: 1500. */
export const ratingWords = ({ rating, deviation }: RatingTold): string =>
  say("stats-rating-value", { rating: rating.toFixed(0), sure: (2 * deviation).toFixed(0) });

/** First alone, first with others, or which place. */
export function placeWords(game: GamePlayed): string {
  if (game.company === "alone") return say("stats-alone");
  if (game.gone) return say("stats-gone");
  if (game.place === 1) return say(game.shared ? "stats-tied" : "stats-won");
  return say("stats-place", { place: game.place, seats: game.seats });
}

export const gameWords = (game: GamePlayed): string =>
  say("stats-game-words", { day: day(game.ended), points: game.points, place: placeWords(game) });
