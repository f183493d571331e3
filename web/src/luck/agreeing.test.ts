import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../api/server";
import type { Refusal, Table } from "../api/wire";
import { answering, keeping, refusal, type Asked } from "../pages/shared/keeping.testing";
import {
  agree,
  beginAlone,
  commitAll,
  commitFor,
  due,
  foldedWords,
  outdated,
  plainWords,
  reserved,
  revealAll,
  unrevealed,
} from "./agreeing";
import { keptFor } from "./kept";
import { commit, listHash, type Commitment, type Reveal } from "./luck";

const PROMISE = "ab".repeat(32);
const kept = new Map<string, string>();
let asked: Asked[];
let seats: { seat: string; you: boolean }[];
let attempt: {
  table: string;
  attempt: number;
  promise: string;
  beacon: null;
  commitments: Commitment[];
  list: string;
  reveals: Reveal[];
};
let closed: boolean;

const table = (): Table =>
  structuredClone({
    id: "t",
    status: "gathering",
    seats,
    luck: { now: attempt, closed },
  }) as unknown as Table;

const close = (): void => {
  closed = true;
  attempt.list = listHash("t", attempt.attempt, attempt.promise, attempt.commitments);
};

/** A server that takes what it is sent. */
beforeEach(() => {
  kept.clear();
  keeping(kept);
  seats = [
    { seat: "A", you: true },
    { seat: "B", you: true },
  ];
  attempt = {
    table: "t",
    attempt: 1,
    promise: PROMISE,
    beacon: null,
    commitments: [],
    list: "",
    reveals: [],
  };
  closed = false;
  asked = answering(({ what, body }) => {
    const told = body as Record<string, string>;
    if (what.includes("/commit")) {
      if (told["promise"] !== attempt.promise) return refusal("luck-promise", 409);
      attempt.commitments.push({ seat: told["seat"]!, held: false, commitment: told["commitment"]! });
      if (attempt.commitments.length === seats.length) close();
    }
    if (what.includes("/reveal"))
      attempt.reveals.push({ seat: told["seat"]!, salt: told["salt"]!, words: told["words"]! });
    return { table: table() };
  });
});
afterEach(() => vi.unstubAllGlobals());

it("commits once for each seat, with a salt of its own that is stored first", async () => {
  await commitAll(table(), " low  tide ");
  const [a, b] = [keptFor("t", "A", 1)!, keptFor("t", "B", 1)!];
  expect(a.salt).not.toBe(b.salt);
  expect(a.words).toBe(foldedWords("t", "low tide"));
  expect(attempt.commitments.map((one) => one.commitment)).toEqual([
    commit("t", 1, PROMISE, "A", a.salt, foldedWords("t", "low tide")),
    commit("t", 1, PROMISE, "B", b.salt, foldedWords("t", "low tide")),
  ]);
  expect(JSON.stringify(asked)).not.toContain(a.salt);
});

it("stores the list, then reveals, and sends its hash along", async () => {
  const told = await revealAll(await commitAll(table(), ""));
  expect(told.trouble).toBeNull();
  expect(attempt.reveals.map((one) => one.seat)).toEqual(["A", "B"]);
  expect(keptFor("t", "A", 1)!.list).toBe(attempt.list);
  expect(asked.at(-1)!.body["list"]).toBe(attempt.list);
  expect(unrevealed(table())).toEqual([]);
});

it("reveals nothing for a list without its commitment", async () => {
  const now = await commitAll(table(), "");
  now.luck!.now.commitments[0]!.commitment = "0".repeat(64);
  now.luck!.now.list = listHash("t", 1, PROMISE, now.luck!.now.commitments);
  const told = await revealAll(now);
  expect(told.trouble).toBe("list");
  expect(attempt.reveals.map((one) => one.seat)).toEqual(["B"]);
});

it("reveals for one list only", async () => {
  const now = await commitAll(table(), "");
  await revealAll(now);
  attempt.reveals = [];
  attempt.commitments.push({ seat: "C", held: false, commitment: "1".repeat(64) });
  close();
  expect((await revealAll(table())).trouble).toBe("list");
  expect(attempt.reveals).toEqual([]);
});

it("says where the salt is on another device", async () => {
  const now = await commitAll(table(), "");
  kept.clear();
  expect((await revealAll(now)).trouble).toBe("elsewhere");
  expect(attempt.reveals).toEqual([]);
});

it("commits to a new promise where the answer has one", async () => {
  const old = table();
  const before = attempt.promise;
  asked = answering(({ what, body }) => {
    if (attempt.promise === before) attempt.promise = "cd".repeat(32);
    else if (what.includes("/commit"))
      attempt.commitments.push({
        seat: body["seat"] as string,
        held: false,
        commitment: body["commitment"] as string,
      });
    return { table: table() };
  });
  await commitFor(old, ["A"], "");
  expect(asked).toHaveLength(2);
  expect(keptFor("t", "A", 1)!.promise).toBe("cd".repeat(32));
  expect(attempt.commitments).toHaveLength(1);
});

it("tells what is out of date from other refusals", () => {
  const refused = (key: string): Refused =>
    new Refused(409, { error: key, reason: { key, values: {}, text: "" } } as Refusal);
  expect(["luck-promise", "luck-closed", "server-closed"].map((key) => outdated(refused(key)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(outdated(new Error())).toBe(false);
});

it("lets the server hold the salt where a browser keeps nothing", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("storage is switched off");
    },
  });
  await commitFor(table(), ["A"], "mine");
  expect(asked.map(({ what, body }) => [what, body])).toEqual([
    ["POST /api/tables/t/ready?look=changes", { seat: "A", words: foldedWords("t", "mine") }],
  ]);
});

it("begins alone: commits, reveals", async () => {
  await beginAlone(table());
  expect(asked.map(({ what }) => what.replace("?look=changes", ""))).toEqual([
    "POST /api/tables/t/commit",
    "POST /api/tables/t/commit",
    "POST /api/tables/t/reveal",
    "POST /api/tables/t/reveal",
  ]);
});

it("is just ready at a table whose luck comes from outside", async () => {
  await beginAlone({ ...table(), luck: null });
  expect(asked.map(({ what }) => what)).toEqual(["POST /api/tables/t/ready?look=changes"]);
});

it("seals and opens by itself what is due, and nothing for a seat that is only reserved", async () => {
  const reservedFor = (seat: string): Table => {
    const now = table();
    now.seats.find((one) => one.seat === seat)!.reserved = true;
    return now;
  };
  expect(due(table())).toBe("1 AB ");
  expect(due(reservedFor("B"))).toBe("1 A ");
  expect([reserved(reservedFor("B")), reserved(table())]).toEqual([true, false]);
  const told = await agree(table());
  expect(told.trouble).toBeNull();
  expect(attempt.reveals.map((one) => one.seat)).toEqual(["A", "B"]);
});

it("leaves the part to the server at a slow table", async () => {
  await agree({ ...table(), pace: "slow" });
  expect(asked.map(({ what, body }) => [what, body["seat"]])).toEqual([
    ["POST /api/tables/t/ready?look=changes", "A"],
    ["POST /api/tables/t/ready?look=changes", "B"],
  ]);
});

it.each([
  ["  low\u00a0 tide ", "low tide"],
  ["e\u0301", "\u00e9"],
  ["a\u200bb\u202e", "ab"],
  ["\u0301x", "x"],
  ["x" + "\u0323".repeat(9), "x\u0323".normalize("NFC") + "\u0323".repeat(3)],
  ["\u2800", ""],
])("sends words a server takes: %j", (typed, sent) => {
  expect(plainWords(typed)).toBe(sent);
});
