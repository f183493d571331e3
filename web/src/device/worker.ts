/** The worker that runs the tables: Python answers, and what it hands out is kept before anybody hears of it. */
import type { PyodideInterface } from "pyodide";
import type { FromWorker, ToWorker } from "./messages";
import { fetchPython, hasSnapshot, startPython, type Files } from "./python";
import { Storage, type KeptDeal, type Person, type Write } from "./storage";
import { Thinker } from "./thinker";

/** `landbridge.device.device.Device`, as Python has it. */
interface Device {
  answer(method: string, path: string, body: string): string;
  go_on(then: number, thought: string): string;
  bring(table: string, kept: string): string;
  bring_deals(kept: string): void;
  bring_notes(prefix: string, kept: string): void;
  drop(table: string): void;
  work(): string;
  bot_moved(table: string, seat: number, acts: number, thought: string): void;
  run_out(table: string): void;
  watch(path: string): number;
  unwatch(watcher: number): void;
}

interface Work {
  me: Person | null;
  writes: Write[];
  deals: KeptDeal[];
  notes: Record<string, string>;
  news: { watcher: number; updates: string }[];
  thoughts: { table: string; seat: number; acts: number; think: string }[];
  due: Record<string, number | null>;
}

const NOT_SAVED = JSON.stringify({
  error: "device-not-saved",
  reason: { key: "device-not-saved", values: {}, text: '\u0002["device-not-saved", {}]' },
});
const LONGEST_TIMER = 2 ** 31 - 1; // ms; a browser counts no further

const TRIES = 3;
const LATEST = 6000; // ms until bots think, whatever the page is busy with
const KEEP = 5000; // ms until a started Python is kept
const others = new BroadcastChannel("landbridge-tables"); // tabs of the same site

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const tell = (message: FromWorker): void => postMessage(message);

class Tables {
  private readonly watchers = new Map<number, number>(); // the page's number, by Python's
  private readonly watched = new Map<number, string>(); // the table, by Python's number
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private turn: Promise<unknown> = Promise.resolve();
  private begun = (): void => undefined;
  private readonly calm = new Promise<void>((done) => {
    this.begun = done;
  });

  constructor(
    private readonly device: Device,
    private readonly storage: Storage,
    private readonly bots: Thinker,
  ) {}

  /** One thing after another: nothing is asked of Python while something is being kept. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => undefined);
    return done;
  }

  async ask(n: number, method: string, path: string, body: string): Promise<void> {
    const deals = path.startsWith("/api/deals");
    let heard = await this.inTurn(() => this.heard(() => this.device.answer(method, path, body), deals));
    for (;;) {
      const at = heard.indexOf("\n");
      const [head, more] = heard.slice(0, at).split(" ");
      const rest = heard.slice(at + 1);
      if (head !== "think") return tell({ kind: "answer", n, status: Number(head), body: rest });
      const thought = await this.bots.ask(rest);
      heard = await this.inTurn(() => this.heard(() => this.device.go_on(Number(more), thought)));
    }
  }

  /** An answer of Python's, once everything is kept that it stands for. */
  private async heard(answer: () => string, deals = false): Promise<string> {
    for (let tries = 0; ; tries++) {
      if (deals) this.device.bring_deals(await this.storage.deals()); // another tab may have played
      let told = answer();
      for (;;) {
        const wanted = told.slice(6);
        if (told.startsWith("wants\n"))
          told = this.device.bring(wanted, await this.storage.table(wanted)) || answer();
        else if (told.startsWith("notes\n")) {
          this.device.bring_notes(wanted, await this.storage.notes(wanted));
          told = answer();
        } else break;
      }
      const kept = await this.work();
      if (kept === "kept") return told;
      // Another tab was first: then it is asked again of the table as it is now.
      if (kept === "full" || tries >= TRIES) return `507\n${NOT_SAVED}`;
    }
  }

  /** Another tab has gone on with a table. */
  async elsewhere(table: string): Promise<void> {
    await this.inTurn(async () => {
      this.device.drop(table);
      if (![...this.watched.values()].includes(table)) return;
      this.device.bring(table, await this.storage.table(table));
      await this.work();
    });
  }

  /** Keep, tell, and have bots think. What could not be kept has not happened. */
  async work(): Promise<"kept" | "taken" | "full"> {
    const work = JSON.parse(this.device.work()) as Work;
    try {
      if (work.me) await this.storage.keepMe(work.me);
      await this.storage.keep(work.writes, work.deals);
      await this.storage.keepNotes(work.notes);
    } catch (error) {
      for (const { table } of work.writes) this.device.drop(table);
      if (error instanceof DOMException && error.name === "ConstraintError") return "taken";
      console.error(error);
      return "full";
    }
    for (const { table, n } of work.writes) others.postMessage({ table, n });
    for (const { watcher, updates } of work.news) {
      const n = this.watchers.get(watcher);
      if (n !== undefined) tell({ kind: "news", n, updates });
    }
    for (const one of work.thoughts) void this.think(one);
    for (const [table, due] of Object.entries(work.due)) this.wait(table, due);
    return "kept";
  }

  /** The page has drawn a table: bots may think. The first board comes before the first thought. */
  drawn(): void {
    this.begun();
  }

  private async think({ table, seat, acts, think }: Work["thoughts"][number]): Promise<void> {
    await Promise.race([this.calm, pause(LATEST)]);
    const thought = await this.bots.ask(think);
    await this.inTurn(async () => {
      this.device.bot_moved(table, seat, acts, thought);
      await this.work();
    });
  }

  private wait(table: string, due: number | null): void {
    clearTimeout(this.timers.get(table));
    this.timers.delete(table);
    if (due === null) return;
    const late = (): void =>
      void this.inTurn(async () => {
        this.device.run_out(table);
        await this.work();
      });
    this.timers.set(table, setTimeout(late, Math.min(LONGEST_TIMER, Math.max(0, due - Date.now()) + 5)));
  }

  async listen(n: number, path: string): Promise<void> {
    await this.inTurn(async () => {
      const watcher = this.device.watch(path);
      this.watchers.set(watcher, n);
      this.watched.set(watcher, decodeURIComponent(path.split("/")[3]!));
      await this.work();
    });
  }

  unlisten(n: number): void {
    for (const [watcher, wanted] of this.watchers)
      if (wanted === n) {
        this.watchers.delete(watcher);
        this.watched.delete(watcher);
        void this.inTurn(async () => this.device.unwatch(watcher));
      }
  }
}

async function begin(base: string): Promise<Tables> {
  const [files, storage] = await Promise.all([
    fetchPython(base, (progress) => tell({ kind: "progress", progress })),
    Storage.open(),
  ]);
  const bots = new Thinker(
    { base, files },
    () => new Worker(new URL("./bots.ts", import.meta.url), { type: "module", name: "bots" }),
  );
  const python = await startPython(base, files);
  const me = JSON.stringify(await storage.me());
  const tables = new Tables(made(python, me), storage, bots);
  others.onmessage = ({ data }: MessageEvent<{ table: string }>) => void tables.elsewhere(data.table);
  tell({ kind: "ready" });
  setTimeout(() => bots.warm(), LATEST); // whoever sits down first is answered first
  setTimeout(() => void keep(base, files), KEEP);
  return tables;
}

/** The next start goes on from where this one got to. Nobody waits for it, and without it everything works. */
async function keep(base: string, files: Files): Promise<void> {
  if (!("caches" in self) || (await hasSnapshot(base))) return;
  const keeper = new Worker(new URL("./keeper.ts", import.meta.url), { type: "module", name: "keeper" });
  keeper.onmessage = () => keeper.terminate();
  keeper.postMessage({ base, files });
}

const made = (python: PyodideInterface, me: string): Device =>
  python.pyimport("landbridge.device.device").Device(me) as Device;

let tables: Promise<Tables>;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "ping") return tell({ kind: "pong" });
  if (data.kind === "begin") {
    tables = begin(data.base);
    tables.catch((error: unknown) => tell({ kind: "broken", said: String(error) }));
    return;
  }
  void tables.then(async (all) => {
    try {
      if (data.kind === "ask") await all.ask(data.n, data.method, data.path, data.body);
      else if (data.kind === "listen") await all.listen(data.n, data.path);
      else if (data.kind === "calm") all.drawn();
      else if (data.kind === "unlisten") all.unlisten(data.n);
    } catch (error) {
      console.error(error);
      tell({ kind: "broken", said: String(error) });
    }
  });
});
