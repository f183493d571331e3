/** Requests that Python in a worker answers. What never changes, and what is kept, is answered without it. */
import type { Source, Transport } from "../api/transport";
import type { Table } from "../api/wire";
import { shared } from "../desk/shared";
import type { FromWorker, Progress, ToWorker } from "./messages";
import { Storage } from "./kept/storage";

/** How far Python is: on its way, here, or not to be had. */
type Arrival = { state: "coming"; progress: Progress | null } | { state: "here" } | { state: "broken" };
export const arrival = shared<Arrival>({ state: "coming", progress: null });

const AGAIN = 3000; // ms until a worker that died is started again
const ASKED = 2000; // ms between questions whether the worker is still there
const SOON = 300; // ms in which a page begins to draw
const LATEST = 3000; // ms until bots may think, whatever the page is busy with
const SILENT = 20_000; // ms without a word, and it is not
const base = new URL(".", location.href).href;

/** Files that were written when the site was built. */
const FIXED: readonly [RegExp, string][] = [
  [/^\/api\/texts\/(\w+)$/, "texts/$1.ftl"],
  [/^\/api\/(games|boards\/\w+|tutorials\/\w+)$/, "data/$1.json"],
];

class DeviceSource implements Source {
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  readyState: number = EventSource.OPEN;

  constructor(private readonly stop: () => void) {
    queueMicrotask(() => this.onopen?.());
  }

  addEventListener(): void {
    // A table of one's own does not go.
  }

  take(updates: readonly string[]): void {
    for (const update of updates) this.onmessage?.(new MessageEvent("message", { data: update }));
  }

  lose(): void {
    this.readyState = EventSource.CLOSED;
    this.onerror?.();
  }

  close(): void {
    this.readyState = EventSource.CLOSED;
    this.stop();
  }
}

/** An answer that is a text already; through a Response's stream it would become bytes and text again. */
const answerOf = (body: string, status: number): Response =>
  Object.assign(new Response(null, { status }), {
    json: () => Promise.resolve(body).then((text) => JSON.parse(text) as unknown),
    text: () => Promise.resolve(body),
  });

/** Those that wait for somebody first, then the others that go on. */
const order = ({ status, acting, seats }: Table): number =>
  status === "over" || status === "closed"
    ? 2
    : seats.some((seat) => seat.you && !seat.away && acting.includes(seat.seat))
      ? 0
      : 1;

/** Once the page has drawn what it is about to know. */
const whenDrawn = (act: () => void): void => {
  setTimeout(() => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: LATEST });
    else act();
  }, SOON);
};

interface Waiting {
  answer(response: Response): void;
  fail(error: Error): void;
  /** It was no mere question: bots may have to think now. */
  acts: boolean;
}

class DeviceTransport implements Transport {
  private worker: Worker | null = null;
  private storage: Promise<Storage> | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly sources = new Map<number, DeviceSource>();
  private count = 0;
  private lastHeard = 0;
  private watching: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly start: () => Worker) {}

  /** Have Python come. */
  begin(): void {
    this.running();
  }

  async ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const found = await this.without(method, path);
    if (found) return found;
    return new Promise((answer, fail) => {
      const n = ++this.count;
      this.waiting.set(n, { answer, fail, acts: method !== "GET" });
      signal?.addEventListener("abort", () => {
        this.waiting.delete(n);
        fail(new DOMException("no longer wanted", "AbortError"));
      });
      this.say({ kind: "ask", n, method, path, body: JSON.stringify(body ?? null) });
      this.watch();
    });
  }

  listen(path: string): Source {
    const n = ++this.count;
    const source = new DeviceSource(() => {
      this.sources.delete(n);
      this.say({ kind: "unlisten", n });
    });
    this.sources.set(n, source);
    this.say({ kind: "listen", n, path });
    this.watch();
    whenDrawn(() => this.calm());
    return source;
  }

  private calm(): void {
    this.worker?.postMessage({ kind: "calm" } satisfies ToWorker);
  }

  /** Answers that need no Python. */
  private async without(method: string, path: string): Promise<Response | null> {
    const [where] = path.split("?") as [string];
    if (method === "GET") {
      for (const [pattern, file] of FIXED)
        if (pattern.test(where)) {
          const response = await fetch(new URL(where.replace(pattern, file), base));
          return response;
        }
      if (where === "/api/tables") return Response.json({ tables: [] }); // nobody else's
      if (where === "/api/me/tables") {
        const tables = (await (await this.kept()).tables()) as Table[];
        return Response.json({
          tables: tables.sort((a, b) => order(a) - order(b) || b.moved_at - a.moved_at),
        });
      }
      if (where === "/api/me") {
        const me = await (await this.kept()).me();
        if (me) return Response.json({ name: me.name });
      }
    }
    if (method === "DELETE" && where === "/api/me") {
      this.worker?.terminate();
      this.worker = null;
      await (await this.kept()).clear();
      return new Response(null, { status: 204 });
    }
    return null;
  }

  kept(): Promise<Storage> {
    this.storage ??= Storage.open();
    return this.storage;
  }

  /** Browsers do not say when they end a worker, for lack of memory for instance. While somebody waits or watches, it is asked. */
  private watch(): void {
    if (this.watching !== undefined) return;
    this.lastHeard = performance.now();
    this.watching = setInterval(() => {
      if (this.waiting.size + this.sources.size === 0) {
        clearInterval(this.watching);
        this.watching = undefined;
      } else if (arrival.get().state !== "here") this.lastHeard = performance.now();
      else if (performance.now() - this.lastHeard > SILENT) this.broken();
      else this.worker?.postMessage({ kind: "ping" } satisfies ToWorker);
    }, ASKED);
  }

  private say(message: ToWorker): void {
    this.running().postMessage(message);
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = this.start();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.worker === worker && this.heard(data);
    worker.onerror = () => this.worker === worker && this.broken();
    worker.postMessage({ kind: "begin", base } satisfies ToWorker);
    return worker;
  }

  private heard(data: FromWorker): void {
    this.lastHeard = performance.now();
    switch (data.kind) {
      case "progress":
        return arrival.set({ state: "coming", progress: data.progress });
      case "ready":
        return arrival.set({ state: "here" });
      case "pong":
        return;
      case "broken":
        console.error(data.said);
        return this.broken();
      case "news":
        return this.sources.get(data.n)?.take(data.updates);
      case "answer": {
        const waiting = this.waiting.get(data.n);
        this.waiting.delete(data.n);
        waiting?.answer(answerOf(data.body, data.status));
        if (waiting?.acts) requestAnimationFrame(() => setTimeout(() => this.calm()));
      }
    }
  }

  /** The worker is gone. Whoever waits asks again, as after a lost connection; nothing that was answered is lost. */
  private broken(): void {
    this.worker?.terminate();
    this.worker = null;
    arrival.set({ state: "broken" });
    for (const { fail } of this.waiting.values()) fail(new TypeError("the worker is gone"));
    this.waiting.clear();
    const sources = [...this.sources.values()];
    this.sources.clear();
    for (const source of sources) source.lose();
    setTimeout(() => this.begin(), AGAIN);
  }
}

export const device = new DeviceTransport(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tables" }),
);

/** A file of an answer that is a text: a record to keep. */
export async function save(path: string, name: string): Promise<void> {
  const response = await device.ask("GET", path);
  if (response.ok) offer(await response.text(), name, "text/plain");
}

/** Have the browser keep a text as a file. */
export function offer(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
