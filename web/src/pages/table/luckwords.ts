/** Words for the luck of a game, and hashes that can be compared aloud. */
import { newId } from "../../api/server";

/** Words nobody could have guessed: then nobody can have chosen the cards. */
export const someWords = (): string => newId().slice(0, 12);

/** Enough of a hash to compare it aloud, kept on one line. */
export const shortHash = (hash: string): string =>
  [hash.slice(0, 4), hash.slice(4, 8), "…", hash.slice(-4)].join("\u00a0");
