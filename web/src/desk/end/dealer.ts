/** The dealer's arithmetic, done again in the browser: does every draw follow from the promised secret? */

const TAG = new TextEncoder().encode("landbridge luck 1");
const WORD = 1n << 64n;

export interface Draw {
  bound: number;
  hit: number;
}

export interface Told {
  promise: string;
  words: readonly string[];
  secret: string;
  events: readonly (Draw & { true: boolean })[];
}

export type Verified =
  | { kind: "kept"; draws: number }
  | { kind: "other-promise" }
  | { kind: "broken-promise" }
  | { kind: "broken-draw"; draw: number };

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function numbered(value: bigint, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let i = size - 1; i >= 0; i--, value >>= 8n) bytes[i] = Number(value & 255n);
  return bytes;
}

export async function promiseOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", joined([TAG, bytesOf(secret)])));
}

const keyed = (raw: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

/** Draws whole numbers as the table's dealer does: HMAC over a counter, made even by rejection. */
export async function dealer(
  secret: string,
  words: readonly string[],
): Promise<(bound: bigint) => Promise<bigint>> {
  const said = words.flatMap((word) => {
    const bytes = new TextEncoder().encode(word);
    return [numbered(BigInt(bytes.length), 4), bytes];
  });
  const root = await keyed(bytesOf(secret));
  const key = await keyed(await crypto.subtle.sign("HMAC", root, joined([TAG, ...said])));
  let counter = 0n;
  return async (bound) => {
    const fair = WORD - (WORD % bound);
    for (;;) {
      const block = new Uint8Array(await crypto.subtle.sign("HMAC", key, joined([numbered(counter, 8)])));
      counter += 1n;
      const word = block.slice(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
      if (word < fair) return word % bound;
    }
  };
}

/** Whether this browser can compute hashes here: only over https, or on the same machine. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/** `seen` is the promise as this device saw it before the game, if it was there. */
export async function verify(told: Told, seen: string | null): Promise<Verified> {
  if (seen !== null && seen !== told.promise) return { kind: "other-promise" };
  if ((await promiseOf(told.secret)) !== told.promise) return { kind: "broken-promise" };
  const draw = await dealer(told.secret, told.words);
  for (const [i, event] of told.events.entries()) {
    if ((await draw(BigInt(event.bound))) !== BigInt(event.hit) || !event.true)
      return { kind: "broken-draw", draw: i + 1 };
  }
  return { kind: "kept", draws: told.events.length };
}
