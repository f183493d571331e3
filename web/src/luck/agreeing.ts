/** Agreeing on the luck of a table: this device commits, checks the closed list, and only then reveals (docs/luck.md).
 * Whoever has sat down has agreed to play, so all of it happens by itself (`agree`). */
import { Refused, send } from "../api/server";
import type { Picture, Table } from "../api/wire";
import { commit, composed, folded, mayReveal, newSalt } from "./luck";
import { keep, keptFor } from "./kept";

/** Why this device does not reveal: it has no salt for the seat, or the list is not what it committed to. */
export type Trouble = "elsewhere" | "list";

const TRIES = 3;
const path = (table: string, what: string): string =>
  `/api/tables/${encodeURIComponent(table)}/${what}?look=scene`;

/** Words as a server takes them: composed, one space between them, nothing that cannot be seen. */
export function plainWords(words: string): string {
  const visible = words
    .replace(/\s+/gu, " ")
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|\u2800|[\ufe00-\ufe0f]/gu, "");
  return composed(visible.replace(/^\p{M}+/u, "").replace(/(\p{M}{4})\p{M}+/gu, "$1"))
    .slice(0, 60)
    .trim();
}

/** What is sent of somebody's words. */
export const foldedWords = (table: string, words: string): string => folded(table, plainWords(words));

const mine = (table: Table): string[] => table.seats.flatMap((seat) => (seat.you ? [seat.seat] : []));

const committed = (table: Table, seat: string): boolean =>
  table.luck?.now.commitments.some((one) => one.seat === seat) ?? table.status !== "gathering";

/** Commit for seats of one's own, each with a salt of its own. The table as it is then. */
export async function commitFor(table: Table, seats: readonly string[], words: string): Promise<Table> {
  let now = table;
  for (const seat of seats) {
    for (let tries = 0; tries < TRIES && now.luck && !now.luck.closed && !committed(now, seat); tries++) {
      const { attempt, promise } = now.luck.now;
      const said = foldedWords(now.id, words);
      const before = keptFor(now.id, seat, attempt);
      const salt = before?.promise === promise && before.words === said ? before.salt : newSalt();
      // A device that keeps nothing could not reveal after a reload; then the server holds the salt.
      if (!keep(now.id, { attempt, promise, list: "", seat, salt, words: said })) {
        now = (await send<Picture>("POST", path(now.id, "ready"), { seat, words: said }, { patient: true }))
          .table;
        break;
      }
      const commitment = commit(now.id, attempt, promise, seat, salt, said);
      // If there is another promise by now, the answer shows it, or a look at the table does.
      const body = { seat, commitment, promise };
      now = (await send<Picture>("POST", path(now.id, "commit"), body, { patient: true })).table;
    }
  }
  return now;
}

export const commitAll = (table: Table, words: string): Promise<Table> =>
  commitFor(table, mine(table), words);

/** Seats of one's own that still have to reveal. */
export function unrevealed(table: Table): string[] {
  const { luck } = table;
  if (!luck?.closed) return [];
  return mine(table).filter(
    (seat) =>
      luck.now.commitments.some((one) => one.seat === seat && !one.held) &&
      !luck.now.reveals.some((one) => one.seat === seat),
  );
}

/** Reveal for every seat whose salt is on this device, if the list is right; what was in the way. */
export async function revealAll(table: Table): Promise<{ table: Table; trouble: Trouble | null }> {
  let now = table;
  let trouble: Trouble | null = null;
  for (const seat of unrevealed(table)) {
    const attempt = table.luck!.now;
    const kept = keptFor(table.id, seat, attempt.attempt);
    if (!kept) {
      trouble ??= "elsewhere";
      continue;
    }
    if (!mayReveal(attempt, kept) || (kept.list && kept.list !== attempt.list)) {
      trouble = "list";
      continue;
    }
    keep(table.id, { ...kept, list: attempt.list });
    const body = { seat, salt: kept.salt, words: kept.words, list: attempt.list };
    now = (await send<Picture>("POST", path(table.id, "reveal"), body, { patient: true })).table;
  }
  return { table: now, trouble };
}

/** All seats are one's own or bots': commit, reveal, and the game begins. */
export async function beginAlone(table: Table): Promise<void> {
  if (!table.luck) {
    await send("POST", `/api/tables/${table.id}/ready`, { words: "" });
    return;
  }
  await revealAll(await commitAll(table, ""));
}

/** Seats of one's own that have neither sealed a part nor left it to the server. */
export const unsealed = ({ status, seats }: Table): string[] =>
  status === "gathering"
    ? seats.flatMap((seat) => (seat.you && !seat.ready && !seat.reserved ? [seat.seat] : []))
    : [];

/** Whether a seat is reserved for whoever looks, who has not joined yet. */
export const reserved = ({ status, seats }: Table): boolean =>
  status === "gathering" && seats.some((seat) => seat.you && seat.reserved);

/** What this device has to do by itself; "" is nothing. It changes with every step. */
export const due = (table: Table): string => {
  const [seal, open] = [unsealed(table), unrevealed(table)];
  return seal.length + open.length ? [table.luck?.now.attempt, seal.join(""), open.join("")].join(" ") : "";
};

/**
 * Seal and open for every seat of one's own. At a slow table the server holds the parts, unless the player chooses
 * otherwise, so that a game can begin while somebody is away.
 */
export async function agree(table: Table): Promise<{ table: Table; trouble: Trouble | null }> {
  const seats = unsealed(table);
  if (!seats.length) return revealAll(table);
  if (!table.luck || table.pace === "slow") {
    let now = table;
    for (const seat of seats)
      now = (await send<Picture>("POST", path(table.id, "ready"), { seat, words: "" }, { patient: true }))
        .table;
    return { table: now, trouble: null };
  }
  return revealAll(await commitFor(table, seats, ""));
}

const OUTDATED = [
  "luck-promise",
  "luck-closed",
  "luck-twice",
  "luck-held",
  "luck-other-list",
  "server-started",
];

/** Whether the table has gone on in between, here or on another device: look at it again. */
export const outdated = (error: unknown): boolean =>
  error instanceof Refused && OUTDATED.includes(error.refusal.reason.key);
