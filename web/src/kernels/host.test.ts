import { describe, expect, it } from "vitest";
import built from "../../../src/landbridge/wasm/hashi.wasm?url&inline";
import { Kernels, hostForPython } from "./host.mjs";

const PAGE = 65536;

async function hashi(): Promise<Kernels> {
  const kernels = new Kernels();
  await kernels.prepare("hashi", await (await fetch(built)).arrayBuffer());
  return kernels;
}

/** A frame for `play_many` with no games: result, kit, states, number, luck, moves. */
function noGames(at: number): Uint8Array {
  const frame = new Uint8Array(256);
  const numbers = [-1, at, 1, at, 0, 0, at + 128, 2, at + 144, 1];
  numbers.forEach((number, i) => new DataView(frame.buffer).setBigInt64(8 * i, BigInt(number), true));
  return frame;
}

describe("kernels", () => {
  it("are called with a frame, which comes back", async () => {
    const kernels = await hashi();
    const at = kernels.load("hashi");
    const frame = noGames(at);
    expect(kernels.call("hashi", "loops.rulebook.play_many", at, frame)).toBe(0);
    expect(new DataView(frame.buffer).getBigInt64(0, true)).toBe(0n); // no decision was made
  });

  it("get as much memory as a frame needs", async () => {
    const kernels = await hashi();
    const at = kernels.load("hashi") + 40 * PAGE;
    const frame = noGames(at);
    expect(kernels.call("hashi", "loops.rulebook.play_many", at, frame)).toBe(0);
    expect(frame).not.toEqual(noGames(at));
  });

  it("say when a game's module is not there", async () => {
    const kernels = await hashi();
    expect(kernels.has("hashi")).toBe(true);
    expect(kernels.has("loopit")).toBe(false);
    expect(() => kernels.load("loopit")).toThrow("the kernels of loopit are not loaded");
  });

  it("are prepared once, from an answer as well", async () => {
    const kernels = new Kernels();
    await kernels.prepare("hashi", await fetch(built));
    await kernels.prepare("hashi", new Uint8Array([1, 2, 3]));
    expect(kernels.load("hashi")).toBeGreaterThan(0);
  });
});

describe("for Python", () => {
  const lent = (data: Uint8Array) => {
    let held = 0;
    const proxy = { getBuffer: () => ({ data, release: () => void held-- }), held: () => held };
    return { ...proxy, getBuffer: () => (held++, proxy.getBuffer()) };
  };

  it("a call works on Python's own bytes and gives them back", async () => {
    const kernels = await hashi();
    const host = hostForPython(kernels);
    const at = host.load("hashi");
    const frame = lent(noGames(at));
    expect(host.call("hashi", "loops.rulebook.play_many", at, frame)).toBe(0);
    expect(frame.held()).toBe(0);
    const kit = lent(new Uint8Array(848));
    host.write("hashi", at, kit);
    expect(kit.held()).toBe(0);
  });

  it("gives them back after a failure too", async () => {
    const host = hostForPython(await hashi());
    const frame = lent(new Uint8Array(256));
    expect(() => host.call("hashi", "no.such.entry", 1024, frame)).toThrow();
    expect(frame.held()).toBe(0);
  });
});
