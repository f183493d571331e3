/** Figures of reviews and exercises, as they are said. */
import { language, say } from "../../texts/speak";

/** Points of lead: two figures are enough. */
export const points = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 }).format(value);

/** With a sign. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);

export const percent = (share: number): number => Math.round(100 * share);

/** A rating is written like a year: 1500. */
export const ratingWords = ({ rating, deviation }: { rating: number; deviation: number }): string =>
  say("exercise-rating", { rating: String(rating), deviation: String(deviation) });

/** Who plays in an exercise. */
export const PLAYERS = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
