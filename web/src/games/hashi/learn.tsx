/** Hashi's rules in our words, with examples drawn by the same hand as the board. */
import type { Section } from "../face";

export const learn: readonly Section[] = [
  { title: "hashi-learn-goal", body: ["hashi-learn-goal-1", "hashi-learn-goal-2"] },
];
