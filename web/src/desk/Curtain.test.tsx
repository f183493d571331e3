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
  live = { seat: "A", sit: vi.fn(async (seat: string) => void (live.seat = seat)) };
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

it("stays open before whoever is still to act, and while only others are", async () => {
  expect((await curtain(["A", "C"])).open).toBe(false);
  expect((await curtain(["B"])).open).toBe(false);
});

it("falls when it is the next one's turn, once everything has been shown, and only that one opens it", async () => {
  expect((await curtain(["A"])).open).toBe(false);
  expect((await curtain(["C"], true)).open).toBe(false);
  const dialog = await curtain(["B", "C"]);
  expect(dialog.open).toBe(true);
  expect(dialog.text).toContain("page-curtain Cleo");
  const prevented = vi.fn();
  dialog.happens("cancel", { preventDefault: prevented }); // Escape does not open it
  expect(prevented).toHaveBeenCalled();
  expect(live.sit).not.toHaveBeenCalled();
  dialog.button("page-curtain-open Cleo").happens("click");
  await screen.settled();
  expect(live.sit).toHaveBeenCalledWith("C");
  expect(dialog.open).toBe(false);
  expect(dialog.text).toBe("");
});

it("stays down until the next one's view is there", async () => {
  let sat: () => void = () => undefined;
  live.sit.mockImplementation(() => new Promise<void>((done) => (sat = done)));
  await curtain(["A"]);
  const dialog = await curtain(["C"]);
  dialog.button("page-curtain-open Cleo").happens("click");
  await screen.settled();
  expect(dialog.open).toBe(true);
  live.seat = "C";
  sat();
  await screen.settled();
  expect(dialog.open).toBe(false);
});
