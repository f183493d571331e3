import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Game } from "../../api/wire";
import { answering, keeping, refusal, type Asked } from "../shared/keeping.testing";
import { company, openForFriends, openHere, playNow, type Wish } from "./opening";

const kept = new Map<string, string>();
let me: string | null;
let full: boolean;
let asked: Asked[];

beforeEach(() => {
  kept.clear();
  me = null;
  full = false;
  keeping(kept);
  asked = answering(({ what, body }) => {
    if (what === "GET /api/me") return me === null ? refusal("no-person", 401) : { name: me };
    if (what.endsWith("/api/me"))
      return { name: (me = body["keep"] ? (me ?? "Guest") : (body["name"] as string)) };
    if (full && what.includes("/seats/")) return refusal("taken", 409);
    const seats = ["A", "B", "C", "D"].map((seat) => ({ seat }));
    return { table: { id: "t", promise: "abc", seats } };
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What was changed, each with who one was called then. */
const story = (): unknown[] =>
  asked
    .filter(({ what, body }) => !what.startsWith("GET") && !body["keep"])
    .map(({ what, body }) => {
      const { id, words, keep, ...rest } = body;
      expect(keep ?? false).toBe(false);
      expect(id === undefined || typeof id === "string").toBe(true);
      return what.includes("/ready") ? `${what} with ${typeof words}` : [what, rest];
    });

const wish = (...seats: Wish["seats"]): Wish => ({
  game: "hashi",
  seats,
  options: { paper: "yes" },
  clock: { seconds: 600, add: 5 },
  listed: true,
  pace: "slow",
});
const TOLD = {
  game: "hashi",
  options: { paper: "yes" },
  clock: { seconds: 600, add: 5 },
  listed: true,
  pace: "slow",
};

it.each([
  ["the_border", 2, 4, ["greedy", "casual"], ["me", "casual", "casual"]],
  ["river_dragons", 2, 3, ["passive", "greedy"], ["me", "greedy", "greedy"]],
  ["from_elsewhere", 3, 5, ["passive", "clever"], ["me", "clever", "clever"]],
  ["solitaire", 1, 1, ["passive"], ["me"]],
])("plays %s at once, at a good number", async (name, fewest, most, bots, around) => {
  me = "Ada";
  const game = { name, fewest, most, bots } as unknown as Game;
  expect(await playNow(game, company(game))).toBe("t");
  const seats = around.map((who) => (who === "me" ? { kind: "me" } : { kind: "bot", bot: who }));
  expect(story()).toEqual([
    ["POST /api/tables", { game: name, seats, options: {}, clock: null, listed: false, pace: "live" }],
    "POST /api/tables/t/ready?look=changes with string",
  ]);
});

it("remembers against whom one played, as far as the game still has it", async () => {
  me = "Ada";
  const game = { name: "hashi", fewest: 1, most: 4, bots: ["casual", "club"] } as unknown as Game;
  expect(company(game)).toEqual({ bot: "casual", bots: 1, options: {} });
  const wish = { bot: "club", bots: 3, options: { side: "B" } };
  await playNow(game, wish);
  expect(asked.find(({ what }) => what === "POST /api/tables")?.body).toMatchObject({
    seats: [{ kind: "me" }, ...Array.from({ length: 3 }, () => ({ kind: "bot", bot: "club" }))],
    options: { side: "B" },
  });
  expect(company(game)).toEqual(wish);
  expect(company({ ...game, most: 2, bots: ["casual"] })).toEqual({ ...wish, bot: "casual", bots: 1 });
  kept.set("landbridge.company.hashi", "{");
  expect(company(game).bots).toBe(1);
});

it("opens a table for friends as it was wished, and does not begin it", async () => {
  const seats: Wish["seats"] = [
    { kind: "me", name: "ignored" },
    { kind: "open" },
    { kind: "bot", bot: "club" },
  ];
  expect(await openForFriends(wish(...seats), "Ada")).toBe("t");
  expect(story()).toEqual([
    ["POST /api/me", { name: "Ada" }],
    [
      "POST /api/tables",
      { ...TOLD, seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "club" }] },
    ],
  ]);
});

const HERE: Wish["seats"] = [
  { kind: "bot", bot: "club" },
  { kind: "me", name: "Ben" },
  { kind: "me", name: "Cleo" },
];

it("seats everybody at this device under their own names, and is oneself again afterwards", async () => {
  me = "Ada";
  expect(await openHere(wish(...HERE))).toBe("t");
  expect(story()).toEqual([
    ["PUT /api/me", { name: "Ben" }],
    [
      "POST /api/tables",
      { ...TOLD, seats: [{ kind: "bot", bot: "club" }, { kind: "me" }, { kind: "open" }] },
    ],
    ["PUT /api/me", { name: "Cleo" }],
    ["POST /api/tables/t/seats/C", {}],
    "POST /api/tables/t/ready?look=changes with string",
    ["PUT /api/me", { name: "Ada" }],
  ]);
});

it("is oneself again when something fails on the way, and whoever sat first when one was nobody", async () => {
  full = true;
  me = "Ada";
  await expect(openHere(wish(...HERE))).rejects.toThrow("taken");
  expect(me).toBe("Ada");
  full = false;
  me = null;
  await openHere(wish(...HERE));
  expect(me).toBe("Ben");
});
