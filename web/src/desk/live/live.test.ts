import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSource } from "../../api/source.testing";
import type { Message, Picture, Scene, Seat, Update } from "../../api/wire";
import { change } from "../../settings";
import { LiveTable } from "./live";

const device = vi.hoisted(() => ({ hintHere: vi.fn() }));
vi.mock("../../device/thinking/hints", () => device);

const PACE = 500;
type Answer = object | Promise<object> | ((path: string, body: Record<string, unknown>) => unknown);

/** A server that plays along: what a seat is told, and how the table looked after each message. */
class FakeServer {
  log: Message[] = [];
  acting = ["A"];
  status = "playing";
  mine = ["A"];
  open = false;
  asked: string[] = [];
  sent: Record<string, unknown>[] = [];
  /** Answers other than the usual, by the end of the path. */
  instead = new Map<string, Answer>();

  happens(seat: string | null, move: string, type = "move"): Message {
    const message: Message = { id: this.log.length + 1, type, at: 0, seat, move, facts: [] };
    this.log.push(message);
    return message;
  }

  scene(seat: string | null, id: number): object {
    return { seat: seat ?? "", after: id };
  }

  picture(seat: string | null, at = this.log.length): Picture {
    const seats = ["A", "B"].map((one) => ({ seat: one, you: this.mine.includes(one) }) as Seat);
    const table = { id: "t", status: this.status, acting: this.acting, seats };
    const scene = this.status === "gathering" ? null : this.scene(seat, at);
    const rest = { offers: [], open: this.open, draft: [], final: false, updates: [] };
    return { table, seat, at, scene, ...rest } as unknown as Picture;
  }

  /** Messages as a stream brings them: with scenes in between, and the table as it is now with the last. */
  updates(seat: string | null, messages: Message[], picture: Picture | null = null): Update[] {
    const last = messages.at(-1)?.id;
    return messages.map((message) => ({
      ...message,
      scene: message.id === last ? null : (this.scene(seat, message.id) as unknown as Scene),
      picture: message.id === last ? picture : null,
    }));
  }

  /** What is asked for with `after`. */
  since(seat: string | null, after: number): Picture {
    const missed = this.log.filter((one) => one.id > after);
    return { ...this.picture(seat), updates: this.updates(seat, missed) };
  }

  answer(url: string, init: RequestInit): unknown {
    const { pathname, searchParams } = new URL(url, "http://server");
    const end = pathname.replace("/api/tables/t", "");
    const seat = searchParams.get("seat");
    const after = Number(searchParams.get("after"));
    this.asked.push(
      `${init.method === "GET" ? "" : `${init.method} `}${end}${new URL(url, "http://x").search}`,
    );
    const body = init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {};
    if (init.method !== "GET") this.sent.push(body);
    const other = this.instead.get(end);
    if (other) return typeof other === "function" ? other(url, body) : other;
    if (end === "") return searchParams.has("after") ? this.since(seat, after) : this.picture(seat);
    if (end === "/kit") return { layout: { board: {}, spots: {}, near: {} } };
    if (end === "/log") return { messages: this.log.filter((one) => one.id > after) };
    if (end === "/moves") {
      this.happens(body["seat"] as string, (body["move"] as string | undefined) ?? "touched");
      return this.since(body["seat"] as string, after);
    }
    throw new Error(`nobody answers ${end}`);
  }
}

let server: FakeServer;
let hidden = false;
let heard: Record<string, () => void>;
const live: LiveTable[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  device.hintHere.mockReset().mockResolvedValue(null); // the server thinks
  hidden = false;
  heard = {};
  FakeSource.all = [];
  const hear = (name: string, what: () => void): void => void (heard[name] = what);
  const deaf = (name: string): void => void delete heard[name];
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", {
    get hidden() {
      return hidden;
    },
    documentElement: { dataset: {} },
    addEventListener: hear,
    removeEventListener: deaf,
  });
  vi.stubGlobal("addEventListener", hear);
  vi.stubGlobal("removeEventListener", deaf);
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const told = await server.answer(url, init);
    return told instanceof Response ? told : new Response(JSON.stringify(told));
  });
  change({ pace: PACE });
});
afterEach(() => {
  live.splice(0).forEach((one) => one.close());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const soon = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function opened(seat: string | null = null): Promise<LiveTable> {
  const table = new LiveTable("t", seat);
  live.push(table);
  await table.open();
  FakeSource.last.open();
  await soon();
  return table;
}

/** The stream brings what happened, all at once. */
function say(...messages: Message[]): void {
  const seat = new URL(FakeSource.last.url, "http://server").searchParams.get("seat");
  const now = server.picture(seat, messages.at(-1)!.id);
  server.updates(seat, messages, now).forEach((update) => FakeSource.last.say(update));
}

const shown = (table: LiveTable): unknown => (table.position!.scene as unknown as { after: number }).after;
/** Whose views are shown from now on. */
function viewers(table: LiveTable): Set<string | null> {
  const seen = new Set<string | null>();
  table.subscribe(() => {
    seen.add(table.position!.picture.seat);
    seen.add((table.position!.scene as unknown as { seat: string }).seat);
  });
  return seen;
}
const logged = (table: LiveTable): number[] => table.position!.log.map(({ id }) => id);
const refused = (error: string, status = 422): Response => {
  const reason = { key: `server-${error}`, values: {}, text: error };
  return new Response(JSON.stringify({ error, reason, ruling: "H3.1", witness: ["line-a"] }), { status });
};

describe("opening", () => {
  it("sits down in one's own seat whose turn it is, and looks from there", async () => {
    server.mine = ["A", "B"];
    server.acting = ["B"];
    server.happens("A", "d4");
    const table = await opened();
    expect(table.seat).toBe("B");
    expect(table.position!.picture.seat).toBe("B");
    expect(logged(table)).toEqual([1]);
    expect(FakeSource.last.url).toBe("/api/tables/t/stream?seat=B&look=changes&after=1");
  });

  it("asks for a table, whatever stands in the link", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(refused("no-table", 404));
    });
    await expect(new LiveTable("../me?x", null).open()).rejects.toThrow("no-table");
    expect(asked).toEqual(["/api/tables/..%2Fme%3Fx?look=changes"]);
  });

  it("looks on where one has no seat", async () => {
    server.mine = [];
    const table = await opened();
    expect(table.seat).toBeNull();
    expect(server.asked[0]).toBe("?look=changes");
    expect(FakeSource.last.url).toBe("/api/tables/t/stream?look=changes&after=0");
  });

  it("shows what happens meanwhile as everything else", async () => {
    server.instead.set("/kit", () => {
      server.happens("B", "d4");
      return { layout: {} };
    });
    const table = await opened("A");
    expect([shown(table), logged(table), FakeSource.last.url.endsWith("after=0")]).toEqual([0, [], true]);
    say(server.log[0]!);
    await soon();
    expect([shown(table), logged(table), table.position!.playing]).toEqual([1, [1], true]);
  });

  it("asks side by side for what does not depend on each other", async () => {
    let answered: (layout: object) => void = () => undefined;
    server.instead.set("/kit", new Promise<object>((done) => (answered = done)));
    const games: string[] = [];
    const table = new LiveTable("t", null);
    const opening = table.open((game) => games.push(game));
    await vi.waitFor(() => expect(server.asked).toHaveLength(4)); // none waits for the board
    expect(server.asked.map((one) => one.split("?")[0])).toEqual(["", "", "/kit", "/log"]);
    expect(games).toHaveLength(1);
    answered({ layout: { board: {}, spots: {}, near: {} } });
    await opening;
    expect(table.position!.layout).not.toBeNull();
    table.close();
  });

  it("has everything in its log that happened before the picture was taken", async () => {
    server.happens("B", "x");
    server.instead.set("/log", () => {
      server.instead.delete("/log");
      return { messages: [] }; // asked before it happened
    });
    const table = new LiveTable("t", null);
    await table.open();
    expect(table.position!.log.map((one) => one.id)).toEqual([1]);
    table.close();
  });

  it("fetches the board when the game begins, not before", async () => {
    server.status = "gathering";
    const table = await opened("A");
    expect(table.position!.layout).toBeNull();
    expect(server.asked).not.toContain("/kit?look=changes");
    server.status = "playing";
    say(server.happens(null, "", "started"));
    await soon();
    expect(table.position!.layout).not.toBeNull();
    expect(shown(table)).toBe(1);
  });
});

describe("what others do", () => {
  it("is shown one by one, in order, each for its time, and one's own turn after it", async () => {
    const table = await opened("A");
    server.happens("B", "d4");
    server.happens("B", "e4");
    say(...server.log);
    await soon();
    expect([shown(table), table.position!.playing, logged(table)]).toEqual([1, true, [1]]);
    expect((table.position!.before as unknown as { after: number }).after).toBe(0);
    await soon(PACE - 1);
    expect(shown(table)).toBe(1);
    await soon(1);
    expect([shown(table), table.position!.playing, logged(table)]).toEqual([2, true, [1, 2]]);
    expect(table.position!.picture.at).toBe(0); // offers come when all is shown
    await soon(PACE);
    expect([shown(table), table.position!.playing, logged(table)]).toEqual([2, false, [1, 2]]);
    expect(table.position!.picture.at).toBe(2);
  });

  it("is skipped on demand, this time and not for ever", async () => {
    const table = await opened("A");
    [1, 2, 3].forEach(() => server.happens("B", "d4"));
    say(...server.log);
    await soon();
    table.skip();
    await soon();
    expect([shown(table), table.position!.playing, logged(table)]).toEqual([3, false, [1, 2, 3]]);
    say(server.happens("B", "d5"));
    await soon();
    expect([shown(table), table.position!.playing]).toEqual([4, true]);
  });

  it("is never hurried where movement is unwelcome", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    change({ pace: 100 });
    const table = await opened("A");
    say(server.happens("B", "d4"));
    await soon(299);
    expect(table.position!.playing).toBe(true);
    await soon(1);
    expect(table.position!.playing).toBe(false);
  });

  it("is there at once for whoever wants it so, and talk always is", async () => {
    change({ pace: 0 });
    const table = await opened("A");
    say(server.happens("B", "d4"));
    await soon();
    expect([shown(table), table.position!.playing]).toEqual([1, false]);
    change({ pace: PACE });
    say(server.happens("B", "hello", "chat"));
    await soon();
    expect([shown(table), table.position!.playing, logged(table)]).toEqual([2, false, [1, 2]]);
  });

  it("waits for nobody where it is one's own, made on another device", async () => {
    const table = await opened("A");
    say(server.happens("A", "d4"));
    await soon();
    expect([shown(table), table.position!.playing, logged(table)]).toEqual([1, false, [1]]);
  });

  it("is told once, however often it is heard of", async () => {
    const table = await opened("A");
    const message = server.happens("B", "d4", "chat");
    FakeSource.last.say(message);
    heard["online"]!();
    heard["pageshow"]!();
    await soon(PACE);
    expect(logged(table)).toEqual([1]);
    expect(shown(table)).toBe(1);
  });

  it("is asked for where the stream left something out", async () => {
    const table = await opened("A");
    server.happens("B", "hello", "chat");
    server.happens("B", "there", "chat");
    const asked = server.asked.length;
    say(server.log[1]!);
    await soon();
    expect(logged(table)).toEqual([]); // it may still be on its way
    await soon(500);
    expect(logged(table)).toEqual([1, 2]);
    expect(server.asked.slice(asked)).toEqual(["?seat=A&look=changes&after=0"]);
  });
});

describe("a move", () => {
  it("is shown with its answer, without a pause, and heard of once", async () => {
    const table = await opened("A");
    const done = table.move({ handles: [], move: "d4" });
    expect(table.position!.sending).toBe(true);
    expect(await table.typed("e4")).toBe(false); // one at a time
    expect(await done).toBe(true);
    await soon();
    expect(server.sent.map(({ seat, move }) => [seat, move])).toEqual([["A", "d4"]]);
    expect([shown(table), table.position!.playing, table.position!.sending]).toEqual([1, false, false]);
    expect(logged(table)).toEqual([1]);
    say(server.log[0]!);
    await soon();
    expect(logged(table)).toEqual([1]);
    expect([shown(table), table.position!.playing]).toEqual([1, false]);
  });

  it("is drawn once where the answer comes soon, and said to be on its way where it does not", async () => {
    const table = await opened("A");
    const drawn: boolean[] = [];
    table.subscribe(() => drawn.push(table.position!.sending));
    await table.move({ handles: [], move: "d4" });
    await soon();
    expect(drawn).toEqual([false]);
    drawn.length = 0;
    server.instead.set("/moves", new Promise(() => undefined));
    void table.move({ handles: [], move: "e4" });
    await soon(100);
    expect(drawn).toEqual([]);
    await soon(100);
    expect(drawn).toEqual([true]);
  });

  it("keeps what it has not changed, so that it need not be drawn", async () => {
    server.scene = (seat, id) => ({ seat, after: id, sheets: [{ marks: [id] }, { marks: [0] }] });
    const table = await opened("A");
    const sheets = (): object[] => (table.position!.scene as unknown as { sheets: object[] }).sheets;
    const before = sheets();
    await table.move({ handles: [], move: "d4" });
    await soon();
    expect(sheets()).toEqual([{ marks: [1] }, { marks: [0] }]);
    expect(sheets()[1]).toBe(before[1]);
    expect(before[0]).toEqual({ marks: [0] });
  });

  it("is one request, whatever comes of it", async () => {
    const table = await opened("A");
    server.asked = [];
    await table.move({ handles: [], move: "d4" });
    say(server.happens("B", "e4"), server.happens("B", "f4"));
    await soon(5 * PACE);
    expect([shown(table), logged(table)]).toEqual([3, [1, 2, 3]]);
    expect(server.asked).toEqual(["POST /moves?look=changes&after=0"]);
  });

  it("is shown after what others did meanwhile", async () => {
    const table = await opened("A");
    server.happens("B", "e4");
    await table.move({ handles: [], move: "d4" });
    expect([shown(table), logged(table)]).toEqual([1, [1]]);
    await soon(PACE);
    expect([shown(table), logged(table), table.position!.picture.at]).toEqual([2, [1, 2], 2]);
  });

  it("that is refused says why, and leaves the table as it was", async () => {
    const table = await opened("A");
    server.instead.set("/moves", () => refused("illegal"));
    expect(await table.typed("d9")).toBe(false);
    expect(table.position!.refusal).toMatchObject({ ruling: "H3.1", witness: ["line-a"] });
    expect(table.position!.refusal!.text).toMatchObject({ key: "server-illegal" }); // said in the page's language
    expect([table.position!.sending, shown(table)]).toEqual([false, 0]);
    table.forgive();
    expect(table.position!.refusal).toBeNull();
  });

  it("keeps its id while the server is away, and says that it is", async () => {
    const table = await opened("A");
    let tries = 0;
    server.instead.set("/moves", (_path, body) => {
      if (++tries < 3) throw new TypeError("Failed to fetch");
      server.happens("A", body["move"] as string);
      return server.since("A", 0);
    });
    const done = table.move({ handles: [], move: "d4" });
    await soon(100);
    expect([table.position!.connection, table.position!.sending]).toEqual(["lost", true]);
    await soon(5000);
    expect(await done).toBe(true);
    expect(new Set(server.sent.map(({ id }) => id)).size).toBe(1);
    expect(server.sent).toHaveLength(3);
    expect(table.position!.connection).toBe("live");
  });

  it("does not show everybody's view to whoever has a seat", async () => {
    const table = await opened("A");
    server.instead.set("/resign", () => {
      server.happens("A", "", "resigned");
      return server.picture(null);
    });
    const seen = viewers(table);
    await table.resign();
    await soon();
    expect(seen).toEqual(new Set(["A"]));
    expect(table.position!.picture.seat).toBe("A");
    expect((table.position!.scene as unknown as { seat: string }).seat).toBe("A");
    expect(shown(table)).toBe(1);
  });
});

describe("everything else one may ask of a table", () => {
  it("is sent to its place, for one's own seat", async () => {
    const table = await opened("A");
    const told = (): unknown => {
      const { id, ...rest } = server.sent.at(-1)!;
      return [server.asked.findLast((path) => /^P/.test(path)), rest, typeof id];
    };
    for (const path of ["/back", "/takeback", "/leave", "/return", "/chat"])
      server.instead.set(path, () => server.since("A", 0));
    await table.back(1);
    expect(told()).toEqual(["POST /back?look=changes&after=0", { seat: "A", moves: 1 }, "string"]);
    await table.back();
    expect(told()).toEqual(["POST /back?look=changes&after=0", { seat: "A" }, "string"]);
    await table.askBack();
    expect(told()).toEqual(["POST /takeback?look=changes&after=0", { seat: "A" }, "string"]);
    await table.answerBack(false);
    expect(told()).toEqual(["PUT /takeback?look=changes&after=0", { seat: "A", agree: false }, "undefined"]);
    await table.leave();
    expect(told()).toEqual(["POST /leave?look=changes&after=0", { seat: "A" }, "undefined"]);
    await table.comeBack();
    expect(told()).toEqual(["POST /return?look=changes&after=0", { seat: "A" }, "undefined"]);
    await table.chat("hello");
    expect(told()).toEqual(["POST /chat?look=changes&after=0", { seat: "A", text: "hello" }, "string"]);
    server.instead.set("/rematch", () => ({ table: { id: "next" } }));
    expect((await table.rematch()).id).toBe("next");
  });

  it("is a hint, until one moves", async () => {
    const table = await opened("A");
    const hints = { moves: [] };
    server.instead.set("/hint", hints);
    await table.hint();
    expect(server.sent.at(-1)).toMatchObject({ seat: "A" });
    expect([table.position!.hints, table.position!.sending]).toEqual([hints, false]);
    await table.typed("d4");
    expect(table.position!.hints).toBeNull();
    server.instead.set("/hint", () => refused("too-fast", 409));
    await table.hint();
    expect([table.position!.refusal?.text.key, table.position!.sending]).toEqual(["server-too-fast", false]);
  });
});

describe("a hint of this device", () => {
  it("is thought about again if somebody else moves meanwhile", async () => {
    const table = await opened("A");
    const said = [{ moves: ["early"] }, { moves: ["late"] }];
    const thinking = said.map((hint) => new Promise((done) => setTimeout(() => done(hint), 4 * PACE)));
    thinking.forEach((hint) => device.hintHere.mockReturnValueOnce(hint));
    const asked = table.hint();
    await soon();
    say(server.happens("B", "d4"));
    await soon(8 * PACE);
    await asked;
    expect(device.hintHere).toHaveBeenCalledTimes(2);
    expect(table.position!.hints).toEqual(said[1]);
  });
});

describe("a question that nobody answers", () => {
  it.each(["/hint", "/why"])("says that the line is lost, and looks until it is back (%s)", async (path) => {
    const table = await opened("A");
    let away = true;
    const absent = (): unknown => (away ? new Response("", { status: 502 }) : server.since("A", 0));
    server.instead.set(path, absent);
    server.instead.set("", absent);
    const asked = path === "/hint" ? table.hint() : table.touch(["line-a"]);
    await soon();
    await asked;
    expect([table.position!.connection, table.position!.asking]).toEqual(["lost", false]);
    await soon(5000);
    expect(table.position!.connection).toBe("lost");
    away = false;
    await soon(5000);
    expect(table.position!.connection).toBe("live");
  });
});

describe("a touch that no offer has", () => {
  it("is answered with a sentence", async () => {
    const table = await opened("A");
    const reason = { key: "hashi-crossed", values: {} };
    server.instead.set("/why", { legal: false, reason, ruling: "H3.2", witness: ["line-b"] });
    await table.touch(["line-a"]);
    expect(table.position!.refusal).toEqual({
      text: reason,
      ruling: "H3.2",
      witness: ["line-b"],
      attempt: ["line-a"],
    });
    expect(server.log).toEqual([]);
  });

  it("is a move where more is legal than is offered, in one request", async () => {
    server.open = true;
    const table = await opened("A");
    server.asked = [];
    await table.touch(["point-1"]);
    await soon();
    expect(server.sent.at(-1)).toMatchObject({ seat: "A", handles: ["point-1"] });
    expect(shown(table)).toBe(1);
    server.instead.set("/moves", () => refused("illegal"));
    await table.touch(["point-2"]);
    expect(table.position!.refusal).toMatchObject({ attempt: ["point-2"] });
    expect(server.asked).toEqual(["POST /moves?look=changes&after=0", "POST /moves?look=changes&after=1"]);
  });

  it("is not answered to whoever has gone on", async () => {
    const table = await opened("A");
    let answer: (why: object) => void = () => undefined;
    server.instead.set("/why", () => new Promise((done) => (answer = done)));
    const why = { legal: true, reason: null, ruling: null, witness: [] };
    for (const late of [{ ...why, legal: false }, why]) {
      const asking = table.touch(["line-a"]);
      await soon();
      table.forgive();
      answer(late);
      await asking;
      expect(table.position!.refusal).toBeNull();
    }
    expect(server.log).toEqual([]);
  });

  it("that means no move at all is told apart from a forbidden one", async () => {
    const table = await opened("A");
    server.instead.set("/why", () => refused("no-aim"));
    await table.touch(["line-a"]);
    expect(table.position!.refusal).toMatchObject({ text: { key: "page-no-aim" }, attempt: ["line-a"] });
  });
});

describe("a table out of sight", () => {
  it("gives its stream back while hidden, looks now and then, and listens again when seen", async () => {
    const table = await opened("A");
    const stream = FakeSource.last;
    hidden = true;
    heard["visibilitychange"]!();
    expect(stream.readyState).toBe(2);
    server.happens("B", "d4");
    await soon(4999);
    expect(shown(table)).toBe(0);
    await soon(1);
    expect([shown(table), table.position!.playing]).toEqual([1, false]); // nobody watches: no pause
    hidden = false;
    heard["visibilitychange"]!();
    await soon();
    expect(FakeSource.last).not.toBe(stream);
    expect(FakeSource.last.url).toContain("after=1");
    const asked = server.asked.length;
    await soon(20_000);
    expect(server.asked).toHaveLength(asked);
  });

  it("says that the line is lost, tries again, and has missed nothing", async () => {
    const table = await opened("A");
    let away = true;
    server.instead.set("", () => {
      if (away) throw new TypeError("Failed to fetch");
      return refused("too-many", 503); // there, but not yet able to say much
    });
    server.happens("B", "hello", "chat");
    heard["online"]!();
    await soon(2000);
    expect(table.position!.connection).toBe("lost");
    away = false;
    await soon(2000);
    expect(table.position!.connection).toBe("lost");
    server.instead.delete("");
    await soon(2000);
    expect([table.position!.connection, logged(table), shown(table)]).toEqual(["live", [1], 1]);
  });

  it("asks what it has missed when the stream is back", async () => {
    const table = await opened("A");
    FakeSource.last.fail();
    expect(table.position!.connection).toBe("lost");
    server.happens("B", "hello", "chat");
    await soon(1000);
    FakeSource.last.open();
    await soon();
    expect([table.position!.connection, logged(table)]).toEqual(["live", [1]]);
  });

  it("says that the table is gone", async () => {
    const table = await opened("A");
    server.instead.set("", () => refused("no-table", 404));
    heard["online"]!();
    await soon(3000);
    expect(table.position!.connection).toBe("gone");
    expect(server.asked.filter((path) => path.startsWith("?")).length).toBe(2);
  });

  it("is not gone because a stream has ended: it is looked at, and goes on", async () => {
    const table = await opened("A");
    server.happens("B", "hello", "chat");
    FakeSource.last.gone();
    await soon(3000);
    expect([table.position!.connection, logged(table)]).toEqual(["live", [1]]);
    expect(FakeSource.last.readyState).toBe(0);
  });

  it("is there again after it seemed to be gone", async () => {
    const table = await opened("A");
    server.instead.set("", () => refused("no-table", 404));
    heard["online"]!();
    await soon(3000);
    server.instead.delete("");
    heard["online"]!();
    await soon(3000);
    expect(table.position!.connection).toBe("live");
  });

  it("is watched by whoever has no seat there any more", async () => {
    const table = await opened("A");
    server.instead.set("", (path: string) =>
      path.includes("seat=A") ? refused("not-yours", 403) : server.since(null, 0),
    );
    FakeSource.last.gone();
    await soon(3000);
    expect([table.position!.connection, table.seat]).toEqual(["live", null]);
  });

  it("is quiet once it is closed", async () => {
    const table = await opened("A");
    const told = vi.fn();
    table.subscribe(told);
    table.close();
    expect(heard).toEqual({});
    expect(FakeSource.last.readyState).toBe(2);
    const asked = server.asked.length;
    await soon(20_000);
    expect(server.asked).toHaveLength(asked);
    expect(told).not.toHaveBeenCalled();
  });

  it("that is closed while it opens leaves nothing behind", async () => {
    const table = new LiveTable("t", "A");
    const opening = table.open();
    table.close();
    await opening;
    expect(heard).toEqual({});
    expect(FakeSource.all).toHaveLength(0);
  });
});

describe("two seats on one device", () => {
  it("look each from their own", async () => {
    server.mine = ["A", "B"];
    const table = await opened("A");
    await table.sit("B");
    await soon();
    expect(table.position!.picture.seat).toBe("B");
    expect(FakeSource.last.url).toBe("/api/tables/t/stream?seat=B&look=changes&after=0");
    await table.move({ handles: [], move: "d4" });
    expect(server.sent.at(-1)).toMatchObject({ seat: "B" });
  });

  it("never see what was being fetched for the other", async () => {
    server.mine = ["A", "B"];
    const table = await opened("A");
    let answer: (picture: Picture) => void = () => undefined;
    server.instead.set("", (path: string) =>
      path.includes("seat=A") ? new Promise((done) => (answer = done)) : server.since("B", 0),
    );
    heard["online"]!(); // on its way for A …
    await soon();
    await table.sit("B"); // … when B takes the device
    const seen = viewers(table);
    server.happens("B", "d4");
    answer(server.picture("A"));
    await soon(5000);
    expect(seen).toEqual(new Set(["B"]));
    expect(shown(table)).toBe(1);
  });

  it("never hear what the other was told", async () => {
    server.mine = ["A", "B"];
    const table = await opened("A");
    let answer: (picture: Picture) => void = () => undefined;
    server.instead.set("", (path: string) =>
      path.includes("seat=A") ? new Promise((done) => (answer = done)) : server.since("B", 0),
    );
    heard["online"]!(); // on its way for A …
    await soon();
    const secret = server.since("A", 0);
    secret.updates = server.updates("A", [server.happens("A", "a secret draft", "draft")]);
    server.log = [];
    await table.sit("B");
    server.happens("A", "hidden", "draft");
    answer(secret);
    await soon(5000);
    expect(table.position!.log.map(({ move }) => move)).toEqual(["hidden"]);
  });

  it("never see what was being shown to the other", async () => {
    server.mine = ["A", "B"];
    const table = await opened("A");
    [1, 2].forEach(() => server.happens("C", "d4"));
    say(server.log[0]!);
    await soon(PACE / 2);
    await table.sit("B");
    const seen = viewers(table);
    await soon(5000);
    expect(seen).toEqual(new Set(["B"]));
    expect([shown(table), table.position!.playing, logged(table)]).toEqual([2, false, [1, 2]]);
  });
});
