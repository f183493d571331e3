/** Figures of reviews and exercises, as they are said. */
import { language } from "../../texts/speak";

/** Points of lead: two figures are enough. */
export const points = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 }).format(value);

/** With a sign. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);

export const percent = (share: number): number => Math.round(100 * share);

/** Who plays in an exercise. */
export const PLAYERS = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
