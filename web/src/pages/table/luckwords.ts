/** Words for the luck of a game, and the dealer's promise as this device first saw it. */
import { newId } from "../../api/server";

/** Words nobody could have guessed: then nobody can have chosen the cards. */
export const someWords = (): string => newId().slice(0, 12);

const key = (table: string): string => `landbridge.promise.${table}`;

/** Remember the promise before the game, to compare it with what is shown after it. The first one counts. */
export function keepPromise(table: string, promise: string): void {
  try {
    if (localStorage.getItem(key(table)) === null) localStorage.setItem(key(table), promise);
  } catch {
    // A browser that keeps nothing can still compare secret and promise.
  }
}

export function keptPromise(table: string): string | null {
  try {
    return localStorage.getItem(key(table));
  } catch {
    return null;
  }
}

/** Enough of a hash to compare it aloud, kept on one line. */
export const shortHash = (hash: string): string =>
  [hash.slice(0, 4), hash.slice(4, 8), "…", hash.slice(-4)].join("\u00a0");
