import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../api/wire";
import { Luck } from "./Luck";
import { promiseOf } from "./dealer";
import { Screen } from "./screen.testing";

const SECRET = "00".repeat(32);
let screen: Screen;
let told: object | null;
let kept: string | null;

beforeEach(async () => {
  screen = new Screen();
  kept = null;
  told = { promise: await promiseOf(SECRET), secret: SECRET, words: ["low", "tide"], events: [] };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === "landbridge.promise.t" ? kept : null),
  });
  vi.stubGlobal("fetch", async () => {
    const refusal = { error: "not-over", reason: { key: "k", values: {}, text: "" } };
    return told ? new Response(JSON.stringify(told)) : new Response(JSON.stringify(refusal), { status: 409 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function verdict(): Promise<string> {
  const root = await screen.show(<Luck table={{ id: "t" } as Table} />);
  for (let i = 0; i < 20 && root.text.includes("page-luck-checking"); i++) await screen.settled();
  return root.find("p")[0]?.text ?? "";
}

it("is computed here, with the promise this device saw", async () => {
  expect(await verdict()).toBe("page-luck-kept");
  expect(screen.root.text).toContain("low · tide");
});

it("says when that promise was another", async () => {
  kept = "f".repeat(64);
  expect(await verdict()).toBe("page-luck-other-promise");
});

it("says which draw does not follow", async () => {
  told = { ...told, events: [{ bound: 6, hit: 9, true: true }] };
  expect(await verdict()).toBe("page-luck-broken-draw");
});

it("says where it cannot be computed, and nothing while there is nothing to tell", async () => {
  vi.stubGlobal("crypto", {});
  expect(await verdict()).toBe("page-luck-unable");
  told = null;
  screen = new Screen();
  await verdict();
  expect(screen.root.text).toBe("");
});
