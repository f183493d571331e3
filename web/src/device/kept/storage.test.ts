import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { Storage, type Write } from "./storage";

const write = (n: number, more: Partial<Write> = {}): Write => ({
  table: "t",
  n,
  secret: "ab",
  snapshot: `{"n":${n}}`,
  told: `{"id":"t","at":${n}}`,
  events: [[n, `{"n":${n}}`]],
  messages: [
    [-1, n, `{"to":"all","n":${n}}`],
    [0, n, `{"to":"A","n":${n}}`],
  ],
  ...more,
});

let names = 0;
const opened = (): Promise<Storage> => Storage.open(`test-${++names}`);

test("a table comes back as it was handed out", async () => {
  const storage = await opened();
  await storage.keep([write(1)]);
  await storage.keep([write(2)]);
  expect(JSON.parse(await storage.table("t"))).toEqual({
    n: 2,
    secret: "ab",
    snapshot: { n: 2 },
    events: [{ n: 1 }, { n: 2 }],
    messages: {
      "-1": [
        { to: "all", n: 1 },
        { to: "all", n: 2 },
      ],
      "0": [
        { to: "A", n: 1 },
        { to: "A", n: 2 },
      ],
    },
  });
  expect(await storage.tables()).toEqual([{ id: "t", at: 2 }]);
});

test("messages come in the order of their numbers, also beyond ten", async () => {
  const storage = await opened();
  for (let n = 1; n <= 12; n++) await storage.keep([write(n)]);
  const told = JSON.parse(await storage.table("t")) as { messages: Record<string, { n: number }[]> };
  expect(told.messages["0"]!.map((one) => one.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test("who comes second with the same event is refused, and nothing of theirs is kept", async () => {
  const storage = await opened();
  await storage.keep([write(1)]);
  const late = write(1, { table: "t", told: '{"id":"late"}' });
  await expect(storage.keep([write(7, { table: "other" }), late])).rejects.toMatchObject({
    name: "ConstraintError",
  });
  expect(await storage.table("other")).toBe("null");
  expect(await storage.tables()).toEqual([{ id: "t", at: 1 }]);
});

test("there is none, it was removed, everything was deleted", async () => {
  const storage = await opened();
  expect(await storage.table("nowhere")).toBe("null");
  await storage.keep([write(1), write(1, { table: "tt" })]);
  await storage.remove("t");
  expect(await storage.table("t")).toBe("null");
  expect(await storage.table("tt")).not.toBe("null");
  await storage.keepMe({ id: "p", name: "Ada" });
  expect(await storage.me()).toEqual({ id: "p", name: "Ada" });
  await storage.clear();
  expect(await storage.me()).toBeNull();
  expect(await storage.tables()).toEqual([]);
});

test("a table whose last look is mangled does not hide the others", async () => {
  const storage = await opened();
  await storage.keep([write(1, { told: "{" }), write(1, { table: "fine" })]);
  expect(await storage.tables()).toEqual([{ id: "t", at: 1 }]);
});

test("all games go into a file and come back on another device, as those of its own person", async () => {
  const [old, other] = [await opened(), await opened()];
  const id = "0123456789abcdef01";
  await old.keepMe({ id, name: "Ada" });
  await old.keep([write(1, { snapshot: `{"host":"${id}"}` }), write(1, { table: "tt" })]);
  const file = JSON.stringify(await old.saved());
  await other.keepMe({ id: "fedcba9876543210fe", name: "Bea" });
  expect(await other.readBack(file)).toEqual(["t", "tt"]);
  expect(JSON.parse(await other.table("t"))).toMatchObject({ snapshot: { host: "fedcba9876543210fe" } });
  expect(await other.readBack(file)).toEqual([]); // nothing new
  await other.keep([write(2)]);
  expect(await other.readBack(file)).toEqual([]); // this device has gone further
  expect(JSON.parse(await other.table("t"))).toMatchObject({ n: 2 });
});

test("a file that is something else changes nothing", async () => {
  const storage = await opened();
  await storage.keep([write(1)]);
  for (const text of ["", "null", "{}", '{"landbridge":"games 1","tables":3}', "record 2"])
    await expect(storage.readBack(text)).rejects.toThrow();
  expect(await storage.tables()).toEqual([{ id: "t", at: 1 }]);
});

test("what came of the deals of the day is kept, goes into the file, and older games stay", async () => {
  const name = `test-${++names}`;
  const first = await openDB(name, 1, {
    upgrade(made) {
      made.createObjectStore("tables", { keyPath: "id" });
      made.createObjectStore("events", { keyPath: ["table", "n"] });
      made.createObjectStore("messages", { keyPath: ["table", "viewer", "id"] });
      made.createObjectStore("me");
    },
  });
  await first.put("tables", { id: "t", n: 1, secret: "ab", snapshot: "{}", told: '{"id":"t"}' });
  first.close();
  const storage = await Storage.open(name);
  expect(await storage.tables()).toEqual([{ id: "t" }]);
  const deal = {
    day: "2026-11-16",
    game: "hashi",
    table: "t",
    score: null,
    refused: "",
    par: null,
  };
  await storage.keep([], [deal]);
  await storage.keep([], [{ ...deal, score: [40, 1, 17] }]);
  expect(JSON.parse(await storage.deals())).toEqual([{ ...deal, score: [40, 1, 17] }]);
  const other = await opened();
  await other.readBack(JSON.stringify(await storage.saved()));
  expect(JSON.parse(await other.deals())).toHaveLength(1);
  await other.readBack(JSON.stringify({ ...(await storage.saved()), deals: undefined }));
  expect(JSON.parse(await other.deals())).toHaveLength(1);
});
