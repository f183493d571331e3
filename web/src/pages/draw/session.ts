/** What one device has promised and drawn for a real table; kept, so that a reload neither loses nor changes it. */
import { newSalt, promiseOf } from "../../luck/luck";

export interface Session {
  /** 32 bytes, hexadecimal. Everything that is drawn follows from it. */
  secret: string;
  seats: number;
  pulls: { what: string; count: number }[];
  /** The secret has been shown; nothing more is drawn. */
  over: boolean;
}

const KEPT = "landbridge.draw.";

export const begun = (seats: number): Session => ({ secret: newSalt(), seats, pulls: [], over: false });

/** The fingerprint of a secret, as it is shown before anything is drawn. */
export const promised = (secret: string): string => promiseOf(secret, "", 1, null);

/** Sixty-four signs in groups of four, to be read aloud. */
export const grouped = (hash: string): string => hash.replace(/(.{4})(?=.)/g, "$1 ");

export function load(game: string): Session | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT + game) ?? "null") as Session | null;
    return kept && /^[0-9a-f]{64}$/.test(kept.secret) && Array.isArray(kept.pulls) ? kept : null;
  } catch {
    return null;
  }
}

export function save(game: string, session: Session | null): void {
  if (session) localStorage.setItem(KEPT + game, JSON.stringify(session));
  else localStorage.removeItem(KEPT + game);
}
