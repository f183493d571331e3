import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arrive, knownName, whoAmI } from "./arrive";
import { answering, keeping, refusal, type Asked } from "../shared/keeping.testing";

const kept = new Map<string, string>();
let me: string | null;
let asked: Asked[];

beforeEach(() => {
  kept.clear();
  me = null;
  keeping(kept);
  asked = answering(({ what, body }) => {
    if (what === "POST /api/me" && !(body["keep"] && me)) me = body["name"] as string;
    return me === null ? refusal("no-person", 401) : { name: me };
  });
});
afterEach(() => vi.unstubAllGlobals());

const made = (): unknown[] => asked.filter(({ what }) => what.startsWith("POST")).map(({ body }) => body);

it("makes a guest of whoever is new, and remembers the name", async () => {
  expect(await whoAmI()).toBeNull();
  expect(await arrive("  Ada ", "sesame", "code")).toBe("Ada");
  expect(made()).toEqual([{ name: "Ada", keep: false, password: "sesame", invite: "code" }]);
  expect(knownName()).toBe("Ada");
});

it("lets somebody known stay who they are", async () => {
  me = "Ada";
  expect(await arrive()).toBe("Ada");
  expect(made()).toEqual([{ name: "page-guest", keep: true }]);
  expect(await arrive("Ben")).toBe("Ben");
  expect(asked.map(({ what }) => what)).toEqual(["POST /api/me", "POST /api/me"]);
});

it("calls a nameless guest as last time, or just a guest", async () => {
  kept.set("landbridge.name", "Cleo");
  expect(await arrive()).toBe("Cleo");
  me = null;
  kept.clear();
  expect(await arrive("   ")).toBe("page-guest");
});

it("does not take a silent server for one that does not know us", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const lost = expect(whoAmI()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(5000);
  await lost;
  vi.useRealTimers();
});
