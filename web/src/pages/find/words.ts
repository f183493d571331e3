/** Lengths of time, as a language says them. */
import { language } from "../../texts/speak";

export const lasting = (count: number, unit: "second" | "minute" | "day"): string =>
  new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(count);

/** So many seconds, in whole minutes where they are some. */
export const spell = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? lasting(seconds / 60, "minute") : lasting(seconds, "second");
