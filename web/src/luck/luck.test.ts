import { describe, expect, it } from "vitest";
import vectors from "../../../tests/dealer/vectors.json";
import {
  bytesOf,
  check,
  commit,
  composed,
  folded,
  hexOf,
  keyOf,
  listHash,
  mayReveal,
  newSalt,
  opens,
  promiseOf,
  type Attempt,
  type Kept,
} from "./luck";
import { hmac, sha256 } from "./sha256";

const text = (said: string): Uint8Array => new TextEncoder().encode(said);
const attempts: (Attempt & { secret: string; key: string })[] = vectors.attempts;
const table = attempts[5]!; // A held, C own, with a beacon
const mine: Kept = { ...table.reveals[1]!, attempt: 3, promise: table.promise, list: table.list };

describe("SHA-256", () => {
  it("gives the known answers of FIPS 180", () => {
    expect(hexOf(sha256(text("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hexOf(sha256(text("abc")))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    const million = new Uint8Array(1_000_000).fill(97);
    expect(hexOf(sha256(million))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  });

  it("agrees with the browser at every length around a block", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (7 * i + length) & 255);
      const due = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
      expect(hexOf(sha256(message))).toBe(hexOf(due));
    }
  });

  it("makes the HMAC of RFC 4231, also with a long key", () => {
    expect(hexOf(hmac(text("Jefe"), text("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    const key = new Uint8Array(131).fill(0xaa);
    expect(hexOf(hmac(key, text("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});

describe("the examples of the specification", () => {
  it.each(attempts.map((one, i) => [i, one] as const))("attempt %i", (_, one) => {
    expect(promiseOf(one.secret, one.table, one.attempt, one.beacon)).toBe(one.promise);
    one.reveals.forEach((told, i) => {
      const made = commit(one.table, one.attempt, one.promise, told.seat, told.salt, told.words);
      expect(made).toBe(one.commitments[i]!.commitment);
      expect(opens(one, told)).toBe(true);
    });
    expect(listHash(one.table, one.attempt, one.promise, one.commitments)).toBe(one.list);
    expect(keyOf(one.secret, one)).toBe(one.key);
    expect(check(one.secret, one, null)).toBe("");
  });

  it("does not depend on the order in which seats committed", () => {
    const turned = {
      ...table,
      commitments: [...table.commitments].reverse(),
      reveals: [...table.reveals].reverse(),
    };
    expect(keyOf(table.secret, turned)).toBe(table.key);
    expect(check(table.secret, turned, mine)).toBe("");
  });
});

describe("what a device makes", () => {
  it("salts of 32 bytes, never the same", () => {
    expect(newSalt()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSalt()).not.toBe(newSalt());
  });

  it("what stands for words, as the server computes it", () => {
    expect(folded("k3vq9x", "low tide")).toBe("ca8fcf94d5ead5bbb2e27d4b45323140");
    expect(folded("k3vq9x", "")).toBe("");
  });

  it("words with the same bytes however they were typed", () => {
    expect(composed(" e\u0301 ")).toBe("\u00e9");
  });

  it("hexadecimal there and back", () => {
    expect(hexOf(bytesOf("00ff7a"))).toBe("00ff7a");
  });
});

describe("before revealing", () => {
  it("the list must have its hash and my commitment", () => {
    expect(mayReveal(table, mine)).toBe(true);
    const [a, c] = table.commitments as [(typeof table.commitments)[0], (typeof table.commitments)[0]];
    const other = { ...c, commitment: a.commitment };
    for (const wrong of [
      { ...table, list: table.promise },
      { ...table, commitments: [a] },
      { ...table, commitments: [a, other] },
      { ...table, commitments: [a, c, other] },
      { ...table, promise: table.list },
      { ...table, attempt: 4 },
    ])
      expect(mayReveal(wrong, mine)).toBe(false);
    const replaced = { ...table, commitments: [a, other] };
    const list = listHash(table.table, 3, table.promise, replaced.commitments);
    expect(mayReveal({ ...replaced, list }, mine)).toBe(false);
  });
});

describe("after the game", () => {
  const [first, second] = table.reveals as [(typeof table.reveals)[0], (typeof table.reveals)[0]];

  it("finds what was changed", () => {
    expect(check(table.secret, table, mine)).toBe("");
    expect(check("11".repeat(32), table, mine)).toBe("promise");
    expect(check(table.secret, { ...table, beacon: { ...table.beacon!, round: 1 } }, mine)).toBe("promise");
    expect(check(table.secret, { ...table, list: table.key }, null)).toBe("list");
    expect(check(table.secret, { ...table, reveals: [first, { ...second, words: "x" }] }, mine)).toBe(
      "reveal",
    );
    expect(check(table.secret, { ...table, reveals: [first] }, null)).toBe("unrevealed");
    expect(check(table.secret, { ...table, reveals: [first, first] }, null)).toBe("unrevealed");
    expect(check(table.secret, { ...table, beacon: { ...table.beacon!, randomness: "" } }, mine)).toBe(
      "beacon",
    );
  });

  it("compares with what this device stored", () => {
    expect(check(table.secret, table, { ...mine, promise: table.list })).toBe("other");
    expect(check(table.secret, table, { ...mine, list: table.promise })).toBe("other");
    expect(check(table.secret, table, { ...mine, attempt: 2 })).toBe("other");
    expect(check(table.secret, table, { ...mine, words: "mine" })).toBe("mine");
    expect(check(table.secret, table, { ...mine, salt: first.salt })).toBe("mine");
  });
});
