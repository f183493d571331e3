import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { invite, remembered, replace, tidy } from "./invitations";
import { answering, keeping, refusal, type Asked } from "../shared/keeping.testing";

const kept = new Map<string, string>();
let asked: Asked[];
let revoked: unknown;

beforeEach(() => {
  let made = 0;
  kept.clear();
  keeping(kept);
  revoked = new Response(null, { status: 204 });
  asked = answering(({ what }) => {
    if (what.startsWith("DELETE")) return revoked;
    made += 1;
    return { link: `https://house/join#c${made}`, mark: `m${made}`, more: "not kept" };
  });
});
afterEach(() => vi.unstubAllGlobals());

const invitation = (n: number) => ({ link: `https://house/join#c${n}`, mark: `m${n}` });

it("remembers what it has made, table by table", async () => {
  await invite("t", "B");
  expect(await invite("t", "C")).toEqual({ B: invitation(1), C: invitation(2) });
  expect(remembered("t")).toEqual({ B: invitation(1), C: invitation(2) });
  expect(remembered("other")).toEqual({});
  expect(asked.map(({ what, body }) => [what, body])).toEqual([
    ["POST /api/tables/t/invites", { seat: "B" }],
    ["POST /api/tables/t/invites", { seat: "C" }],
  ]);
});

it("makes the old link worthless before it gives a new one", async () => {
  await invite("t", "B");
  expect(await replace("t", "B")).toEqual({ B: invitation(2) });
  expect(asked.map(({ what }) => what).slice(1)).toEqual([
    "DELETE /api/tables/t/invites/m1",
    "POST /api/tables/t/invites",
  ]);
  revoked = refusal("no-invite", 404); // somebody has used it meanwhile, or it is gone
  expect(await replace("t", "B")).toEqual({ B: invitation(3) });
  expect(await replace("t", "C")).toEqual({ B: invitation(3), C: invitation(4) });
  expect(asked.filter(({ what }) => what.startsWith("DELETE"))).toHaveLength(2);
});

it("forgets those whose seats are taken, and leaves no litter", async () => {
  await invite("t", "B");
  await invite("t", "C");
  expect(tidy("t", ["C", "D"])).toEqual({ C: invitation(2) });
  expect(remembered("t")).toEqual({ C: invitation(2) });
  expect(tidy("t", [])).toEqual({});
  expect(kept.size).toBe(0);
});

it("survives a memory it cannot read", () => {
  kept.set("landbridge.invites.t", "{half");
  expect(remembered("t")).toEqual({});
});
