import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { change } from "../../settings";
import type { Position } from "./live";
import { Screen } from "../screen.testing";
import { useTurn } from "./turn";

let screen: Screen;
let notes: string[];
let knocks: number;
class Tone {
  frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  gain = this.frequency;
  connect = (next: unknown): unknown => next;
  start = (): number => knocks++;
  stop = (): undefined => undefined;
}

beforeEach(() => {
  screen = new Screen();
  notes = [];
  knocks = 0;
  const Notification = Object.assign(
    class {
      onclick: (() => void) | null = null;
      constructor(title: string) {
        notes.push(title);
      }
    },
    { permission: "granted" },
  );
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { Notification });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      createOscillator = (): Tone => new Tone();
      createGain = (): Tone => new Tone();
    },
  );
  change({ sound: true, notify: true });
});
afterEach(() => vi.unstubAllGlobals());

function Turn({ position }: { position: Position | null }) {
  useTurn(position);
  return null;
}
async function at(
  acting: string[],
  more: { others?: string; playing?: boolean; status?: string } = {},
): Promise<void> {
  const { others = "person", playing = false, status = "playing" } = more;
  const seats = [{ kind: "person", you: true }, { kind: others, you: false }]; // prettier-ignore
  const table = { id: "t", game: "the_border", status, acting, seats };
  await screen.show(<Turn position={{ picture: { table, seat: "A" }, playing } as unknown as Position} />);
  await import("./tones"); // sounds are fetched when they are needed
}

it("says so in the title while it is one's turn, and not while others' moves are shown", async () => {
  await at(["A"]);
  expect(screen.document.title).toBe("page-title-turn");
  await at(["A"], { playing: true });
  expect(screen.document.title).toBe("page-title");
  await at(["A"], { status: "over" });
  expect(screen.document.title).toBe("page-title");
  await screen.show(null);
  expect(screen.document.title).toBe("page-name");
});

it("knocks when the turn comes, not when one sits down to it nor again while it lasts", async () => {
  await at(["A"]);
  expect(knocks).toBe(0);
  await at(["B"]);
  await at(["A", "B"]);
  expect(knocks).toBe(2); // two knocks
  await at(["A"]);
  expect(knocks).toBe(2);
  change({ sound: false });
  await at(["B"]);
  await at(["A"]);
  expect(knocks).toBe(2);
  change({ sound: true });
  vi.stubGlobal("navigator", {}); // nobody has touched the page yet
  await at(["B"]);
  await at(["A"]);
  expect(knocks).toBe(2);
});

it("does not knock at every move of a bot, unless one is looking elsewhere", async () => {
  await at(["B"], { others: "bot" });
  await at(["A"], { others: "bot" });
  expect([knocks, notes]).toEqual([0, []]);
  screen.document.hidden = true;
  await at(["B"], { others: "bot" });
  await at(["A"], { others: "bot" });
  expect([knocks, notes]).toEqual([2, ["page-title-turn"]]);
});

it("sends a note only to whoever wants it and does not look", async () => {
  await at(["B"]);
  await at(["A"]);
  expect(notes).toEqual([]);
  screen.document.hidden = true;
  change({ notify: false });
  await at(["B"]);
  await at(["A"]);
  expect(notes).toEqual([]);
  change({ notify: true });
  (Notification as unknown as { permission: string }).permission = "denied";
  await at(["B"]);
  await at(["A"]);
  expect(notes).toEqual([]);
});
