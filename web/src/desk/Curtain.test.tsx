import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Curtain } from "./Curtain";
import type { LiveTable, Position } from "./live";
import { Screen, type Element } from "./screen.testing";

vi.mock("../texts/speak", () => ({
  say: (key: string, values: object = {}): string => [key, ...Object.values(values)].join(" "),
}));

let screen: Screen;
let live: { seat: string; sit: ReturnType<typeof vi.fn> };
beforeEach(() => {
  screen = new Screen();
  live = { seat: "A", sit: vi.fn(async (seat: string) => ((live.seat = seat), true)) };
});
afterEach(() => vi.unstubAllGlobals());

const SEATS = [
  { seat: "A", name: "Ada", you: true },
  { seat: "B", name: "bot:greedy", you: false },
  { seat: "C", name: "Cleo", you: true },
];

async function curtain(acting: string[], playing = false): Promise<Element> {
  const position = { picture: { table: { seats: SEATS, acting } }, playing } as unknown as Position;
  const root = await screen.show(<Curtain live={live as unknown as LiveTable} position={position} />);
  return root.find("dialog")[0]!;
}

/** Lifted by whoever is meant. */
async function lifted(acting: string[]): Promise<Element> {
  const dialog = await curtain(acting);
  dialog.find("button")[0]!.happens("click");
  await screen.settled();
  live.sit.mockClear();
  return dialog;
}

it("is down when the page is loaded: it may be anybody", async () => {
  const dialog = await curtain(["A"]);
  expect(dialog.open).toBe(true);
  expect(dialog.text).toContain("page-curtain Ada");
});

it("stays up before whoever is still to act, and while only others are", async () => {
  expect((await lifted(["A", "C"])).open).toBe(false);
  expect((await curtain(["A", "C"])).open).toBe(false);
  expect((await curtain(["B"])).open).toBe(false);
  await lifted(["C"]);
  expect((await curtain(["A", "C"])).open).toBe(false);
});

it("falls when it is the next one's turn and everything has been shown, and only that one lifts it", async () => {
  await lifted(["A"]);
  expect((await curtain(["C"], true)).open).toBe(false);
  const dialog = await curtain(["B", "C"]);
  expect(dialog.open).toBe(true);
  expect(dialog.text).toContain("page-curtain Cleo");
  await curtain(["B", "C"], true);
  expect(dialog.open).toBe(true); // a bot's move does not lift it
  const prevented = vi.fn();
  dialog.happens("cancel", { preventDefault: prevented }); // nor does Escape
  expect(prevented).toHaveBeenCalled();
  expect(live.sit).not.toHaveBeenCalled();
  dialog.button("page-curtain-open Cleo").happens("click");
  await screen.settled();
  expect(live.sit).toHaveBeenCalledWith("C");
  expect(dialog.open).toBe(false);
  expect(dialog.text).toBe("");
});

it("stays down until the next one's view is there, and where it does not come", async () => {
  const dialog = await lifted(["A"]);
  let sat: (seated: boolean) => void = () => undefined;
  live.sit.mockImplementation(() => new Promise((done) => (sat = done)));
  await curtain(["C"]);
  for (const seated of [false, true]) {
    dialog.button("page-curtain-open Cleo").happens("click");
    await screen.settled();
    expect(() => dialog.button("page-curtain-open Cleo").happens("click")).toThrow("disabled");
    expect(dialog.open).toBe(true);
    sat(seated);
    await screen.settled();
  }
  expect(dialog.open).toBe(false);
});
