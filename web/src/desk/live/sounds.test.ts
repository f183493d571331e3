import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { change } from "../../settings";
import { sound, soundOf, type Sound } from "./sounds";

const played: Sound[] = [];
let few = false;
vi.mock("./tones", () => ({ play: (which: Sound) => played.push(which) }));

beforeEach(() => {
  played.length = 0;
  few = false;
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { setItem: () => undefined, getItem: () => null });
  vi.stubGlobal("matchMedia", () => ({ matches: few }));
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  change({ sound: true });
});
afterEach(() => vi.unstubAllGlobals());

async function heard(...which: Sound[]): Promise<Sound[]> {
  for (const one of which) {
    sound(one);
    await vi.dynamicImportSettled();
  }
  return played.splice(0);
}

it("tells one's own moves from others', cards and dice from both, and keeps silent about the rest", () => {
  const of = (type: string, seat: string) => soundOf({ type, seat }, "A");
  expect(of("move", "A")).toBe("mine");
  expect(of("move", "B")).toBe("theirs");
  expect(of("done", "B")).toBe("theirs");
  expect(of("move", "fate")).toBe("turned");
  expect(of("settled", "B")).toBe("turned");
  expect(of("chat", "B")).toBe("said");
  expect([of("chat", "A"), of("hidden", "B"), of("back", "B")]).toEqual([null, null, null]);
});

it("has one switch, and says nothing before the page was touched", async () => {
  expect(await heard("mine", "score")).toEqual(["mine", "score"]);
  change({ sound: false });
  expect(await heard("mine", "turn", "over")).toEqual([]);
  change({ sound: true });
  vi.stubGlobal("navigator", {});
  expect(await heard("turn")).toEqual([]);
});

it("is quieter for those who want little motion, and behind other windows", async () => {
  few = true;
  expect(await heard("mine", "theirs", "turned", "score", "said", "over", "turn")).toEqual([
    "said",
    "over",
    "turn",
  ]);
  few = false;
  vi.stubGlobal("document", { hidden: true });
  expect(await heard("mine", "over", "turn")).toEqual(["turn"]);
});
