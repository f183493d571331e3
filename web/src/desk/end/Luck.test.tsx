import { afterEach, beforeEach, expect, it, vi } from "vitest";
import vectors from "../../../../tests/dealer/vectors.json";
import type { Table } from "../../api/wire";
import { Luck } from "./Luck";
import { Screen } from "../screen.testing";

let screen: Screen;
let told: object | null;
let stored: string | null;

beforeEach(() => {
  screen = new Screen();
  told = second();
  stored = null;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === `landbridge.luck.${attempt.table}.C.3` ? stored : null),
  });
  vi.stubGlobal("fetch", async () => {
    const refusal = { error: "not-over", reason: { key: "k", values: {}, text: "" } };
    return told ? new Response(JSON.stringify(told)) : new Response(JSON.stringify(refusal), { status: 409 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function verdict(table = { id: "t", seats: [] as object[] }): Promise<string> {
  const root = await screen.show(<Luck table={table as unknown as Table} />);
  for (let i = 0; i < 20 && root.text.includes("page-luck-checking"); i++) await screen.settled();
  return root.all((one) => one.given.get("role") === "status")[0]?.text ?? "";
}

it("says which draw does not follow", async () => {
  told = { ...told, events: [{ bound: 6, hit: 5, true: false }] };
  expect(await verdict()).toBe("page-luck-broken-draw");
});

it("says nothing while there is nothing to tell", async () => {
  told = null;
  await verdict();
  expect(screen.root.text).toBe("");
});

const attempt = vectors.attempts[5]!; // A held, C own, with a beacon
const mine = { ...attempt.reveals[1]!, attempt: 3, promise: attempt.promise, list: attempt.list };
const seats = [
  { seat: "A", name: "Ada", you: false },
  { seat: "C", name: "Cleo", you: true },
];
const second = (): object => ({
  edition: 2,
  promise: attempt.promise,
  secret: attempt.secret,
  words: ["low", "tide"],
  events: [],
  attempts: [{ ...attempt, failed: "", missing: [] }],
});

it("ticks off what everybody agreed on, also without https", async () => {
  vi.stubGlobal("crypto", {});
  told = second();
  stored = JSON.stringify(mine);
  expect(await verdict({ id: attempt.table, seats })).toBe("page-luck-agreed");
  for (const tick of ["promise", "mine", "reveals"])
    expect(screen.root.text).toContain(`page-luck-tick-${tick}`);
  expect(screen.root.text).toContain("luck-verify-own");
  expect(screen.root.text).toContain("luck-verify-held");
  // One line: everything about seals unfolds from it.
  const line = screen.root.find("summary")[0]!;
  expect(line.text).toBe("page-luck-agreed");
  expect(screen.root.find("p").every((one) => one.parentNode?.localName === "details")).toBe(true);
});

it("does not say that mine were used where this device stored nothing", async () => {
  told = second();
  expect(await verdict({ id: attempt.table, seats })).toBe("page-luck-agreed");
  expect(screen.root.text).not.toContain("page-luck-tick-mine");
});

it.each([
  ["words", "page-luck-not-mine"],
  ["list", "page-luck-other-promise"],
  ["promise", "page-luck-other-promise"],
])("says when the %s this device stored are not those of the record", async (field, sentence) => {
  told = second();
  stored = JSON.stringify({ ...mine, [field]: "ab".repeat(32) });
  expect(await verdict({ id: attempt.table, seats })).toBe(sentence);
});

it("says when the secret is not the promised one", async () => {
  told = { ...second(), secret: "11".repeat(32) };
  expect(await verdict({ id: attempt.table, seats })).toBe("page-luck-broken-promise");
});
