import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../../api/server";
import { belongings, claim, consequences, merging, nothingToAsk, offered } from "./claiming";
import { answering, keeping, refusal, type Asked } from "../shared/keeping.testing";

const kept = new Map<string, string>();
const BEN = { name: "Ben", kind: "link", me: "Ada", same: false, way_back: false, mine: null } as const;
let asked: Asked[];

beforeEach(() => {
  kept.clear();
  keeping(kept);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("looks at a code without using it", async () => {
  asked = answering(() => BEN);
  expect(await offered("abc")).toEqual(BEN);
  expect(asked.map(({ what }) => what)).toEqual(["POST /api/me/offered"]);
  expect(kept.size).toBe(0);
});

it("uses a code and remembers the name", async () => {
  asked = answering(() => ({ name: "Ben" }));
  expect(await claim("abc")).toEqual({ name: "Ben" });
  const { what, body } = asked[0]!;
  expect(what).toBe("POST /api/me/claim");
  expect(body).toMatchObject({ code: "abc", replace: true });
  expect(body["id"]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(kept.get("landbridge.name")).toBe("Ben");
});

it("asks again for an answer that got lost, under the same id", async () => {
  vi.useFakeTimers();
  let lost = 2;
  asked = answering(() => (lost-- > 0 ? new Response("<html>") : { name: "Ben" }));
  const done = claim("abc");
  await vi.advanceTimersByTimeAsync(5000);
  expect((await done).name).toBe("Ben");
  expect(new Set(asked.map(({ body }) => body["id"])).size).toBe(1);
  expect(asked).toHaveLength(3);
});

it("does not ask again when it is refused", async () => {
  asked = answering(() => refusal("no-code", 404));
  await expect(claim("abc")).rejects.toBeInstanceOf(Refused);
  expect(asked).toHaveLength(1);
});

it("says what becomes of whoever one was", () => {
  expect(consequences(BEN)).toEqual(["page-become-from", "page-become-lost", "page-become-caution"]);
  expect(consequences({ ...BEN, way_back: true })[1]).toBe("page-become-way-back");
  expect(consequences({ ...BEN, me: null })).toEqual(["page-become-new", "page-become-caution"]);
  expect(consequences({ ...BEN, kind: "recovery" })).not.toContain("page-become-caution");
});

it("says what comes along, and what becomes of things that both have", () => {
  const mine = {
    tables: 2,
    tournaments: 0,
    deals: 1,
    exercises: 0,
    both_tables: 1,
    both_tournaments: 0,
    both_deals: 0,
  };
  expect(merging({ ...BEN, mine })).toEqual([
    "identity-merge-about",
    "identity-merge-both-tables",
    "identity-merge-goes",
  ]);
  expect(belongings({ ...BEN, mine })).toBe("identity-merge-tables and identity-merge-deals");
  expect([merging(BEN), belongings(BEN)]).toEqual([[], ""]);
});

it("asks nothing where there is nothing to lose", () => {
  expect(nothingToAsk({ ...BEN, kind: "passkey" })).toBe(true);
  expect(nothingToAsk(BEN)).toBe(false);
});
