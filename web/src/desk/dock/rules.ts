/** The rules lie over the table when they are asked for: nobody leaves a game to read. */
import type { Refusal } from "../live/live";
import { shared } from "../shared";

export interface Asked {
  game: string;
  /** What they were asked about: a refusal and its ruling. */
  about: Refusal | null;
}

const asked = shared<Asked | null>(null);

export const askRules = (next: Asked | null): void => asked.set(next);
export const useAskedRules = (): Asked | null => asked.use();
