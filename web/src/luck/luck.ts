/** Luck: what a player's device computes and checks. Specified in docs/luck.md. */
import { hmac, sha256 } from "./sha256";

const TAG = "landbridge luck 2 ";

/** A round of a public source of randomness; `randomness` once it is out. */
interface Beacon {
  chain: string;
  round: number;
  randomness: string;
}

/** What a seat published; `held` if the server keeps the salt. */
export interface Commitment {
  seat: string;
  held: boolean;
  commitment: string;
}

export interface Reveal {
  seat: string;
  salt: string;
  words: string;
}

/** One try to begin a game. Hashes, salts and randomness are hexadecimal. */
export interface Attempt {
  table: string;
  attempt: number;
  promise: string;
  beacon: Beacon | null;
  commitments: readonly Commitment[];
  list: string;
  reveals: readonly Reveal[];
}

/** What this device knew before it revealed. */
export interface Kept {
  attempt: number;
  promise: string;
  list: string;
  seat: string;
  salt: string;
  words: string;
}

/** What is wrong with the luck of a game that is over; "" is nothing. */
export type Fault = "" | "promise" | "list" | "reveal" | "unrevealed" | "beacon" | "other" | "mine";

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Fields one after the other, each behind its length in four bytes. */
function packed(fields: readonly (string | number | Uint8Array)[]): Uint8Array {
  const parts = fields.map((field) =>
    field instanceof Uint8Array ? field : new TextEncoder().encode(String(field)),
  );
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    whole.set(part, at + 4);
    at += 4 + part.length;
  }
  return whole;
}

const hashed = (...fields: (string | number | Uint8Array)[]): string => hexOf(sha256(packed(fields)));

const bySeat = <T extends { seat: string }>(all: readonly T[]): T[] =>
  [...all].sort((one, other) => (one.seat < other.seat ? -1 : 1));

/** A fresh salt. `getRandomValues` is there without https, too. */
export const newSalt = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** Words as they are committed to: composed, so that every device has the same bytes for them. */
export const composed = (words: string): string => words.trim().normalize("NFC");

/** What stands for words: they go into the luck without leaving this device. */
export const folded = (table: string, words: string): string =>
  words && hashed(TAG + "words", table, words).slice(0, 32);

export function promiseOf(
  secret: string,
  table: string,
  attempt: number,
  beacon: { chain: string; round: number } | null,
): string {
  const named = beacon ? [beacon.chain, beacon.round] : ["", ""];
  return hashed(TAG + "promise", table, attempt, ...named, bytesOf(secret));
}

/** What a seat publishes once it has seen the promise. */
export function commit(
  table: string,
  attempt: number,
  promise: string,
  seat: string,
  salt: string,
  words: string,
): string {
  return hashed(TAG + "commitment", table, attempt, bytesOf(promise), seat, bytesOf(salt), words);
}

/** The hash of the closed list; "" if nobody committed. */
export function listHash(
  table: string,
  attempt: number,
  promise: string,
  commitments: readonly Commitment[],
): string {
  if (commitments.length === 0) return "";
  const entries = bySeat(commitments).flatMap((one) => [
    one.seat,
    one.held ? "held" : "own",
    bytesOf(one.commitment),
  ]);
  return hashed(TAG + "list", table, attempt, bytesOf(promise), ...entries);
}

/** The dealer's key. */
export function keyOf(secret: string, attempt: Attempt): string {
  const { promise, beacon, reveals } = attempt;
  const list = listHash(attempt.table, attempt.attempt, promise, attempt.commitments);
  const told = bySeat(reveals).flatMap((one) => [one.seat, bytesOf(one.salt), one.words]);
  const fields = [TAG + "key", bytesOf(promise), bytesOf(list), bytesOf(beacon?.randomness ?? ""), ...told];
  return hexOf(hmac(bytesOf(secret), packed(fields)));
}

/** Whether a reveal is what the seat committed to. */
export function opens(attempt: Attempt, reveal: Reveal): boolean {
  const made = attempt.commitments.find((one) => one.seat === reveal.seat);
  const due = commit(attempt.table, attempt.attempt, attempt.promise, reveal.seat, reveal.salt, reveal.words);
  return made?.commitment === due;
}

/** Before revealing: is this list the one whose hash was sent, and is my commitment in it, as mine? */
export function mayReveal(attempt: Attempt, mine: Omit<Kept, "list">): boolean {
  const { table, promise, commitments, list } = attempt;
  const due = commit(table, mine.attempt, mine.promise, mine.seat, mine.salt, mine.words);
  const made = commitments.filter((one) => one.seat === mine.seat);
  return (
    attempt.attempt === mine.attempt &&
    promise === mine.promise &&
    list === listHash(table, attempt.attempt, promise, commitments) &&
    made.length === 1 &&
    made[0]!.commitment === due
  );
}

/** After the game: does everything lead to the key, and is it what this device stored (`kept`, if it was there)? */
export function check(secret: string, attempt: Attempt, kept: Kept | null): Fault {
  const { table, promise, beacon, commitments, reveals, list } = attempt;
  if (kept && (kept.attempt !== attempt.attempt || kept.promise !== promise || kept.list !== list))
    return "other";
  if (promiseOf(secret, table, attempt.attempt, beacon) !== promise) return "promise";
  if (listHash(table, attempt.attempt, promise, commitments) !== list) return "list";
  if (reveals.some((one) => !opens(attempt, one))) return "reveal";
  if (new Set(reveals.map((one) => one.seat)).size !== commitments.length) return "unrevealed";
  if (beacon && !/^[0-9a-f]{64}$/.test(beacon.randomness)) return "beacon";
  const own = reveals.find((one) => one.seat === kept?.seat);
  if (kept && (own?.salt !== kept.salt || own.words !== kept.words)) return "mine";
  return "";
}
