import { beforeEach, expect, test, vi } from "vitest";

let frames: ((now: number) => void)[] = [];
let kept: Record<string, string> = {};
let root: { dataset: Record<string, string> };
let told: () => void = () => undefined;

beforeEach(() => {
  vi.resetModules();
  frames = [];
  kept = {};
  root = { dataset: {} };
  const media = { matches: false, addEventListener: (_: string, tell: () => void) => (told = tell) };
  vi.stubGlobal("matchMedia", () => media);
  vi.stubGlobal("document", { hidden: false, documentElement: root });
  vi.stubGlobal("requestAnimationFrame", (then: (now: number) => void) => frames.push(then));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});

async function begun(): Promise<typeof import("./motion")> {
  const motion = await import("./motion");
  motion.beginMotion();
  return motion;
}

/** A movement whose frames take so many milliseconds each. */
function movement(motion: typeof import("./motion"), each: number): void {
  let now = performance.now();
  motion.timeMovement();
  while (frames.length > 0) frames.shift()?.((now += each));
}

test("a device that is slow three times in a row shows moves at once, the next time as well", async () => {
  const motion = await begun();
  movement(motion, 90);
  movement(motion, 90);
  movement(motion, 17); // it was only busy
  movement(motion, 90);
  movement(motion, 90);
  expect([motion.calm(), root.dataset["motion"]]).toEqual([false, undefined]);
  movement(motion, 90);
  expect([motion.calm(), root.dataset["motion"]]).toEqual([true, "less"]);
  motion.timeMovement();
  expect(frames).toEqual([]); // nothing moves any more
  vi.resetModules();
  expect((await begun()).calm()).toBe(true);
  kept["landbridge.still"] = String(Date.now() - 8 * 24 * 60 * 60 * 1000);
  vi.resetModules();
  expect((await begun()).calm()).toBe(false); // tried again
});

test("frames that nobody saw say nothing", async () => {
  const { tooSlow } = await begun();
  expect(tooSlow([500, 16, 17, 16, 17, 16, 17])).toBe(false); // the first one draws what is new
  expect(tooSlow([16, 60, 60, 60, 60, 60, 60])).toBe(true);
  expect(tooSlow([16, 60, 60, 60, 60, 60, 9000])).toBe(false);
});

test("whoever asks the device for calm has it at once", async () => {
  const motion = await begun();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  told();
  expect([motion.calm(), root.dataset["motion"]]).toEqual([true, "less"]);
});
