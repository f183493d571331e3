/** The worker that runs the tables: Python answers, and what it hands out is kept before anybody hears of it. */
import type { PyodideInterface } from "pyodide";
import type { FromWorker, ToWorker } from "./messages";
import { fetchApart, fetchPython, hasSnapshot, startPython, type Files } from "./python";
import { Storage, type KeptDeal, type Person, type Write } from "./kept/storage";
import { Thinker } from "./thinking/thinker";

/** `landbridge.device.device.Device`, as Python has it. */
interface Device {
  answer(method: string, path: string, body: string): string;
  go_on(then: number, thought: string): string;
  bring(table: string, kept: string): string;
  bring_deals(kept: string): void;
  bring_notes(prefix: string, kept: string): void;
  drop(table: string): void;
  to_keep(): string;
  to_do(): string;
  bot_moved(table: string, seat: number, acts: number, thought: string): void;
  run_out(table: string): void;
  watch(path: string): number;
  unwatch(watcher: number): void;
}

/** What has to be kept before anybody hears of it. */
interface Keeping {
  me: Person | null;
  writes: Write[];
  deals: KeptDeal[];
  notes: Record<string, string>;
}

/** What follows then. */
interface Doing {
  news: { watcher: number; updates: string[] }[];
  thoughts: { table: string; seat: number; acts: number; think: string }[];
  due: Record<string, number | null>;
}

const NOT_SAVED = JSON.stringify({
  error: "device-not-saved",
  reason: { key: "device-not-saved", values: {} },
});
const NOT_HERE = JSON.stringify({
  error: "device-not-here",
  reason: { key: "device-not-here", values: {} },
});
const LONGEST_TIMER = 2 ** 31 - 1; // ms; a browser counts no further

const TRIES = 3;
const LATEST = 6000; // ms until bots think, whatever the page is busy with
const DRAWN = 500; // ms in which a page draws an answer, if nobody looks elsewhere
const KEEP = 5000; // ms until a started Python is kept
const others = new BroadcastChannel("landbridge-tables"); // tabs of the same site

/** Until somebody ends it, or so long. */
function waiting(ms: number): { over: Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const over = new Promise<void>((done) => {
    end = done;
    setTimeout(done, ms);
  });
  return { over, end };
}

const tell = (message: FromWorker): void => postMessage(message);

class Tables {
  private readonly watchers = new Map<number, number>(); // the page's number, by Python's
  private readonly watched = new Map<number, string>(); // the table, by Python's number
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private turn: Promise<unknown> = Promise.resolve();
  private begun = false; // a first table has been drawn
  private drawing = waiting(LATEST); // the page is busy: bots would hold it up

  constructor(
    private readonly device: Device,
    private readonly storage: Storage,
    private readonly bots: Thinker,
    private readonly fetchApart: (place: string) => Promise<boolean>,
  ) {}

  /** One thing after another: nothing is asked of Python while something is being kept. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => undefined);
    return done;
  }

  async ask(n: number, method: string, path: string, body: string): Promise<void> {
    const deals = path.startsWith("/api/deals");
    let next = await this.inTurn(() => this.answered(n, () => this.device.answer(method, path, body), deals));
    while (next) {
      const thought = await this.bots.ask(next.think);
      const { then } = next;
      next = await this.inTurn(() => this.answered(n, () => this.device.go_on(then, thought)));
    }
  }

  /** An answer of Python's goes out as soon as it is kept; what else follows from it comes after that. */
  private async answered(
    n: number,
    answer: () => string,
    deals = false,
  ): Promise<{ then: number; think: string } | null> {
    const heard = await this.heard(answer, deals);
    const at = heard.indexOf("\n");
    const [head, more] = heard.slice(0, at).split(" ");
    const rest = heard.slice(at + 1);
    const thinks = head === "think";
    if (!thinks) {
      if (this.begun) this.drawing = waiting(DRAWN);
      tell({ kind: "answer", n, status: Number(head), body: rest });
    }
    this.follow();
    return thinks ? { then: Number(more), think: rest } : null;
  }

  /** An answer of Python's, once everything is kept that it stands for. */
  private async heard(answer: () => string, deals: boolean): Promise<string> {
    for (let tries = 0; ; tries++) {
      if (deals) this.device.bring_deals(await this.storage.deals()); // another tab may have played
      let told = answer();
      for (;;) {
        const [head, wanted] = told.split("\n", 2) as [string, string];
        if (head === "wants table")
          told = this.device.bring(wanted, await this.storage.table(wanted)) || answer();
        else if (head === "wants notes") {
          this.device.bring_notes(wanted, await this.storage.notes(wanted));
          told = answer();
        } else if (head === "wants file")
          told = (await this.fetchApart(wanted)) ? answer() : `503\n${NOT_HERE}`;
        else break;
      }
      const kept = await this.keep();
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
      await this.happened();
    });
  }

  /** What could not be kept has not happened. */
  private async keep(): Promise<"kept" | "taken" | "full"> {
    const { me, writes, deals, notes } = JSON.parse(this.device.to_keep()) as Keeping;
    try {
      if (me) await this.storage.keepMe(me);
      await this.storage.keep(writes, deals);
      await this.storage.keepNotes(notes);
    } catch (error) {
      for (const { table } of writes) this.device.drop(table);
      if (error instanceof DOMException && error.name === "ConstraintError") return "taken";
      console.error(error);
      return "full";
    }
    for (const { table, n } of writes) others.postMessage({ table, n });
    return "kept";
  }

  /** Tell whoever watches, and have bots think. */
  private follow(): void {
    const { news, thoughts, due } = JSON.parse(this.device.to_do()) as Doing;
    for (const { watcher, updates } of news) {
      const n = this.watchers.get(watcher);
      if (n !== undefined) tell({ kind: "news", n, updates });
    }
    for (const one of thoughts) void this.think(one);
    for (const [table, until] of Object.entries(due)) this.wait(table, until);
  }

  /** What happened without anybody asking. */
  private async happened(): Promise<void> {
    if ((await this.keep()) === "kept") this.follow();
  }

  /** The page has drawn a table, or an answer: bots may think. What a person waits for comes before what a bot does. */
  drawn(): void {
    this.begun = true;
    this.drawing.end();
  }

  private async think({ table, seat, acts, think }: Doing["thoughts"][number]): Promise<void> {
    await this.drawing.over;
    const thought = await this.bots.ask(think);
    await this.inTurn(async () => {
      this.device.bot_moved(table, seat, acts, thought);
      await this.happened();
    });
  }

  private wait(table: string, due: number | null): void {
    clearTimeout(this.timers.get(table));
    this.timers.delete(table);
    if (due === null) return;
    const late = (): void =>
      void this.inTurn(async () => {
        this.device.run_out(table);
        await this.happened();
      });
    this.timers.set(table, setTimeout(late, Math.min(LONGEST_TIMER, Math.max(0, due - Date.now()) + 5)));
  }

  async listen(n: number, path: string): Promise<void> {
    await this.inTurn(async () => {
      const watcher = this.device.watch(path);
      this.watchers.set(watcher, n);
      this.watched.set(watcher, decodeURIComponent(path.split("/")[3]!));
      await this.happened();
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
    () => new Worker(new URL("./thinking/bots.ts", import.meta.url), { type: "module", name: "bots" }),
  );
  const python = await startPython(base, files);
  const me = JSON.stringify(await storage.me());
  const apart = (place: string): Promise<boolean> => fetchApart(base, python, place);
  const tables = new Tables(made(python, me), storage, bots, apart);
  others.onmessage = ({ data }: MessageEvent<{ table: string }>) => void tables.elsewhere(data.table);
  tell({ kind: "ready" });
  setTimeout(() => bots.warm(), LATEST); // whoever sits down first is answered first
  setTimeout(() => void keep(base, files), KEEP);
  return tables;
}

/** The next start goes on from where this one got to. Nobody waits for it, and without it everything works. */
async function keep(base: string, files: Files): Promise<void> {
  if (!("caches" in self) || (await hasSnapshot(base))) return;
  const keeper = new Worker(new URL("./kept/keeper.ts", import.meta.url), { type: "module", name: "keeper" });
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
