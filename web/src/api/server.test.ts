import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Away, get, newId, Refused, send, text } from "./server";

type Reply = Response | "nobody";
const asked: { method: string; path: string; body: unknown; at: number }[] = [];
const kinds: unknown[] = [];
let replies: Reply[] = [];

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (error: string) => ({ error, reason: { key: error, values: {}, text: error } });
/** An answer that breaks off in the middle, as when the connection is lost. */
const cutShort = (): Response => new Response('{"table": {"id": "x', { status: 200 });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    kinds.push(init.headers);
    asked.push({ method: init.method!, path, body: init.body, at: Date.now() });
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
    if (reply === "nobody") throw new TypeError("Failed to fetch");
    return reply.clone();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What came of it, and after how many milliseconds. */
async function outcome<T>(promise: Promise<T>): Promise<{ told?: T; error?: unknown; after: number }> {
  const settled = promise.then(
    (told) => ({ told, after: Date.now() }),
    (error: unknown) => ({ error, after: Date.now() }),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return settled;
}

describe("asking", () => {
  it("asks a silent server three times, then says that nobody is there", async () => {
    replies = ["nobody"];
    expect((await outcome(get("/api/me"))).error).toBeInstanceOf(Away);
    expect(asked.map(({ at }) => at)).toEqual([0, 300, 900]);
  });

  it("takes the answer that comes at last", async () => {
    replies = ["nobody", new Response("<h1>Bad gateway</h1>", { status: 502 }), json({ name: "Ada" })];
    expect((await outcome(get("/api/me"))).told).toEqual({ name: "Ada" });
  });

  it("does not ask again what was refused", async () => {
    replies = [json(refusal("no-table"), 404)];
    const { error } = await outcome(get("/api/tables/x"));
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).status).toBe(404);
    expect((error as Refused).refusal.error).toBe("no-table");
    expect(asked).toHaveLength(1);
  });

  it("waits as long as it is told to, five seconds at most", async () => {
    const busy = (seconds: string): Response => json(refusal("too-fast"), 429, { "retry-after": seconds });
    replies = [busy("2"), busy("60"), json({})];
    expect((await outcome(get("/api/me"))).told).toEqual({});
    expect(asked.map(({ at }) => at)).toEqual([0, 2000, 7000]);
  });

  it("asks again when an answer breaks off", async () => {
    replies = [cutShort(), json({ name: "Ada" })];
    expect((await outcome(get("/api/me"))).told).toEqual({ name: "Ada" });
  });

  it("stops when it is told to stop", async () => {
    const stop = new AbortController();
    stop.abort();
    replies = ["nobody"];
    const { error } = await outcome(get("/api/me", stop.signal));
    expect(error).not.toBeInstanceOf(Away);
    expect(asked).toHaveLength(1);
  });

  it("reads texts as they are, and refusals as refusals", async () => {
    replies = [new Response("landbridge 2\n")];
    expect((await outcome(text("/api/tables/x/record"))).told).toBe("landbridge 2\n");
    replies = [json(refusal("not-over"), 409)];
    expect((await outcome(text("/api/tables/x/record"))).error).toBeInstanceOf(Refused);
  });
});

describe("sending", () => {
  it("gives up at once, unless it is patient", async () => {
    replies = ["nobody"];
    expect((await outcome(send("POST", "/api/me", { name: "Ada" }))).error).toBeInstanceOf(Away);
    expect(asked).toHaveLength(1);
  });

  it("sends the very same until there is an answer, and says while there is none", async () => {
    const lost = vi.fn();
    const gateways = [502, 503, 504].map((status) => json(refusal("starting"), status));
    replies = ["nobody", ...gateways, cutShort(), json({ ok: true })];
    const body = { id: newId(), move: "d4" };
    const { told } = await outcome(send("POST", "/m", body, { patient: true, onAway: lost }));
    expect(kinds.at(-1)).toEqual({ "content-type": "application/json" });
    expect(told).toEqual({ ok: true });
    expect(asked.map((one) => one.body)).toEqual(Array(6).fill(JSON.stringify(body)));
    expect(asked.map(({ at }) => at)).toEqual([0, 400, 1200, 2400, 4000, 6000]);
    expect(lost).toHaveBeenCalledTimes(5);
  });

  it("does not insist on what is refused, however patient", async () => {
    replies = [json(refusal("illegal"), 422)];
    const { error } = await outcome(send("POST", "/m", {}, { patient: true }));
    expect((error as Refused).refusal.error).toBe("illegal");
    expect(asked).toHaveLength(1);
  });

  it("waits when asked to, but not for long and not for ever", async () => {
    replies = [json(refusal("too-fast"), 429, { "retry-after": "3" }), json({ ok: true })];
    expect((await outcome(send("POST", "/m", {}))).told).toEqual({ ok: true });
    expect(asked[1]!.at).toBe(3000);
    asked.length = 0;
    replies = [json(refusal("too-fast"), 429, { "retry-after": "30" })];
    expect((await outcome(send("POST", "/m", {}))).error).toBeInstanceOf(Refused);
    expect(asked).toHaveLength(1);
    asked.length = 0;
    replies = [json(refusal("too-fast"), 429, { "retry-after": "1" })];
    expect((await outcome(send("POST", "/m", {}))).error).toBeInstanceOf(Refused);
    expect(asked).toHaveLength(6);
  });

  it("takes no content for an answer", async () => {
    replies = [new Response(null, { status: 204 })];
    expect(await outcome(send("DELETE", "/x"))).toEqual({ told: undefined, after: 0 });
    expect(asked).toEqual([{ method: "DELETE", path: "/x", body: undefined, at: 0 }]);
  });

  it("gives everything an id of its own", () => {
    expect(newId()).toMatch(/^[0-9a-f]{24}$/);
    expect(newId()).not.toBe(newId());
  });
});
