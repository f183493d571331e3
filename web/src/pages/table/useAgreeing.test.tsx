import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../../api/wire";
import { Screen } from "../../desk/screen.testing";
import type { LiveTable } from "../../desk/live/live";
import { useAgreeing } from "./useAgreeing";

const agree = vi.hoisted(() => vi.fn());
vi.mock("../../luck/agreeing", async (original) => ({
  ...(await original<typeof import("../../luck/agreeing")>()),
  agree,
}));

let screen: Screen;
let said: string;
const seats = [{ seat: "A", you: true, ready: true, reserved: false }];
const commitments = [{ seat: "A", held: false, commitment: "c" }];
const now = { attempt: 1, promise: "p", commitments, list: "l", reveals: [] as unknown[] };
const table = (revealed = false): Table =>
  ({
    id: "t",
    status: "gathering",
    seats,
    luck: { closed: true, now: { ...now, reveals: revealed ? [{ seat: "A" }] : [] } },
  }) as unknown as Table;
const live = { position: null, look: () => undefined } as unknown as LiveTable;

function Agreeing({ seen }: { seen: Table }) {
  said = useAgreeing(live, seen).wrong;
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  screen = new Screen();
  agree.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says within 15 s that the server swallows what this device opened, and no more once it is confirmed", async () => {
  agree.mockImplementation((seen: Table) => Promise.resolve({ table: seen, trouble: null }));
  await screen.show(<Agreeing seen={table()} />);
  await vi.advanceTimersByTimeAsync(6000);
  expect(said).toBe("");
  await vi.advanceTimersByTimeAsync(8900);
  expect(said).toBe("page-luck-silent");
  expect(agree.mock.calls.length).toBeGreaterThan(3);
  await screen.show(<Agreeing seen={table(true)} />);
  expect(said).toBe("");
});

it("does nothing where nothing is due", async () => {
  await screen.show(<Agreeing seen={table(true)} />);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(agree).not.toHaveBeenCalled();
});
