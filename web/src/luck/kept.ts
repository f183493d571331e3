/** What this device committed to, by table, seat and attempt: salt and words, the promise, and the list before it revealed. */
import type { Kept } from "./luck";

const key = (table: string, seat: string, attempt: number): string =>
  `landbridge.luck.${table}.${seat}.${attempt}`;

/** True if it will be there when it is needed: without it nothing can be revealed. */
export function keep(table: string, mine: Kept): boolean {
  try {
    localStorage.setItem(key(table, mine.seat, mine.attempt), JSON.stringify(mine));
    return true;
  } catch {
    return false;
  }
}

export function keptFor(table: string, seat: string, attempt: number): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(table, seat, attempt)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
