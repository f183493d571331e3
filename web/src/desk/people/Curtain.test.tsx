import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Curtain, useCurtain, type CurtainState } from "./Curtain";
import type { LiveTable, Position } from "../live/live";
import { Screen, type Element } from "../screen.testing";

vi.mock("../../texts/speak", () => ({
  say: (key: string, values: object = {}): string => [key, ...Object.values(values)].join(" "),
  has: () => false,
}));

let screen: Screen;
let live: { seat: string; sit: ReturnType<typeof vi.fn> };
let state: CurtainState | null;
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

function Table({ position }: { position: Position }) {
  state = useCurtain(live as unknown as LiveTable, position);
  return state && <Curtain curtain={state} />;
}

async function curtain(acting: string[], playing = false, seats: object[] = SEATS): Promise<Element> {
  const table = { seats, acting, status: "playing" };
  const position = { picture: { table }, playing } as unknown as Position;
  const root = await screen.show(<Table position={position} />);
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

async function handOver(): Promise<void> {
  state!.handOver!();
  await screen.settled();
}

it("is down when the page is loaded: it may be anybody", async () => {
  const dialog = await curtain(["A"]);
  expect(dialog.open).toBe(true);
  expect(dialog.text).toContain("page-curtain Ada");
});

it("is not there for a single seat", async () => {
  await curtain(["A"], false, SEATS.slice(0, 2));
  expect(state).toBe(null);
});

it("stays up before whoever is still to act, and while only others are", async () => {
  expect((await lifted(["A", "C"])).open).toBe(false);
  expect((await curtain(["A", "C"])).open).toBe(false);
  expect((await curtain(["B"])).open).toBe(false);
  expect(state!.handOver).toBe(null);
});

it("waits until the device is handed over, so that what was done can be seen and taken back", async () => {
  const dialog = await lifted(["A", "C"]);
  await curtain(["C"]);
  expect(dialog.open).toBe(false);
  expect([state!.name, state!.handOver]).toEqual(["Cleo", expect.any(Function)]);
  await curtain(["A", "C"]); // taken back
  expect(state!.handOver).toBe(null);
  await curtain(["C"]);
  await handOver();
  expect(dialog.open).toBe(true);
});

it("falls when the device is handed over, and only the next one lifts it", async () => {
  await lifted(["A"]);
  const dialog = await curtain(["B", "C"]);
  await handOver();
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
  await handOver();
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
