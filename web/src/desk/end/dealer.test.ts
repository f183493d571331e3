import { describe, expect, it } from "vitest";
import { dealer, promiseOf, verify, type Told } from "./dealer";

// Worked out by the table's own dealer (landbridge.core.play.dealer), which these must follow to the last bit.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const PROMISE = "25029adc9def3dd5796826e034ca749d869e7260fa2df1ec62b776315fae0fc2";
const WORDS = ["low tide", "São Tomé"];
const DRAWS = [
  [18, 6],
  [17, 9],
  [6, 2],
  [6, 1],
  [Number.MAX_SAFE_INTEGER, 1282589709838852],
  [3, 0],
  [1, 0],
  [1000, 1],
] as const;

const told = (): Told => ({
  promise: PROMISE,
  words: WORDS,
  secret: SECRET,
  events: DRAWS.map(([bound, hit]) => ({ bound, hit, true: true })),
});

describe("the dealer's arithmetic", () => {
  it("promises what the table's dealer promises", async () => {
    expect(await promiseOf(SECRET)).toBe(PROMISE);
  });

  it("draws what the table's dealer draws, without words", async () => {
    const draw = await dealer(SECRET, []);
    const drawn: bigint[] = [];
    for (let i = 0; i < 10; i++) drawn.push(await draw(6n));
    expect(drawn).toEqual([5n, 2n, 3n, 2n, 5n, 0n, 1n, 2n, 4n, 2n]);
  });

  it("rejects what would make a draw uneven", async () => {
    const draw = await dealer(SECRET, ["x"]);
    const bound = 2n ** 63n + 2n ** 20n; // nearly every second word lies beyond the last whole multiple
    const drawn = [await draw(bound), await draw(bound), await draw(bound), await draw(bound)];
    expect(drawn).toEqual([
      8862666226011547605n,
      2744560857860143612n,
      2638110016441494588n,
      6275411388585222698n,
    ]);
  });
});

describe("verifying a game", () => {
  it("counts the draws that follow", async () => {
    expect(await verify(told(), null)).toEqual({ kind: "kept", draws: DRAWS.length });
    expect(await verify(told(), PROMISE)).toEqual({ kind: "kept", draws: DRAWS.length });
  });

  it("notices another promise than the one seen before the game", async () => {
    expect(await verify(told(), PROMISE.replace("2", "3"))).toEqual({ kind: "other-promise" });
  });

  it("notices a secret that was not promised", async () => {
    expect(await verify({ ...told(), secret: SECRET.replace("00", "ff") }, null)).toEqual({
      kind: "broken-promise",
    });
  });

  it("notices changed words", async () => {
    expect((await verify({ ...told(), words: ["low tide"] }, null)).kind).toBe("broken-draw");
    expect((await verify({ ...told(), words: ["low", "tide", "São Tomé"] }, null)).kind).toBe("broken-draw");
  });

  it("names the first draw that does not follow", async () => {
    const changed = told();
    const events = changed.events.map((event, i) => (i === 2 ? { ...event, hit: 3 } : event));
    expect(await verify({ ...changed, events }, null)).toEqual({ kind: "broken-draw", draw: 3 });
  });

  it("notices a card that the draw does not mean", async () => {
    const changed = told();
    const events = changed.events.map((event, i) => (i === 4 ? { ...event, true: false } : event));
    expect(await verify({ ...changed, events }, null)).toEqual({ kind: "broken-draw", draw: 5 });
  });
});
