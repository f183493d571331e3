/** Games on this device: what Python hands out to be kept, in IndexedDB. Everything of one move is kept, or nothing. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** A table as `Device.to_keep` hands it out. Texts in it are JSON that only Python reads; `told` is the page's. */
export interface Write {
  table: string;
  n: number;
  secret: string;
  snapshot: string;
  told: string;
  events: [number, string][];
  messages: [number, number, string][];
}

export interface Person {
  id: string;
  name: string;
}

/** What is kept of a deal of the day, as `Device.to_keep` hands it out. */
export interface KeptDeal {
  day: string;
  game: string;
  table: string;
  score: number[] | null;
  refused: string;
  par: number[] | null;
}

/** All games of a device, in a file. */
interface Saved {
  landbridge: typeof SAVED;
  me: Person | null;
  tables: Kept["tables"]["value"][];
  events: Kept["events"]["value"][];
  messages: Kept["messages"]["value"][];
  /** Not in files of earlier versions. */
  deals?: KeptDeal[];
}

interface Kept extends DBSchema {
  tables: { key: string; value: { id: string; n: number; secret: string; snapshot: string; told: string } };
  events: { key: [string, number]; value: { table: string; n: number; event: string } };
  messages: {
    key: [string, number, number];
    value: { table: string; viewer: number; id: number; body: string };
  };
  me: { key: "me"; value: Person };
  deals: { key: [string, string]; value: KeptDeal };
  /** Ratings of whoever solves exercises, pieces of reviews: JSON that only Python reads, by name. */
  notes: { key: string; value: string };
}

const NAME = "landbridge";
const SAVED = "games 1"; // the form of a file with all games
const STORES = ["tables", "events", "messages"] as const;
const WRITTEN = ["tables", "events", "messages", "deals"] as const;
const EVERYTHING = ["tables", "events", "messages", "me", "deals", "notes"] as const;
const LAST = "\uffff"; // behind every name

/** A file that was read; its person is the one of this device, if there is one. An error, if it is something else. */
function asSaved(text: string, me: Person | null): Saved {
  const their = (JSON.parse(text) as Partial<Saved> | null)?.me?.id;
  // An id is eighteen random digits: nothing else looks like it.
  const said = me && their ? text.replaceAll(their, me.id) : text;
  const saved = JSON.parse(said) as Partial<Saved> | null;
  const lists = [saved?.tables, saved?.events, saved?.messages];
  if (saved?.landbridge !== SAVED || !lists.every(Array.isArray)) throw new TypeError("not a file of games");
  return saved as Saved;
}

export class Storage {
  private constructor(private readonly db: IDBPDatabase<Kept>) {}

  static async open(name = NAME): Promise<Storage> {
    const db = await openDB<Kept>(name, 3, {
      upgrade(made, before) {
        if (before < 1) {
          made.createObjectStore("tables", { keyPath: "id" });
          made.createObjectStore("events", { keyPath: ["table", "n"] });
          made.createObjectStore("messages", { keyPath: ["table", "viewer", "id"] });
          made.createObjectStore("me");
        }
        if (before < 2) made.createObjectStore("deals", { keyPath: ["day", "game"] });
        made.createObjectStore("notes");
      },
      // Another tab wants to delete or change everything: let it.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    return new Storage(db);
  }

  async me(): Promise<Person | null> {
    return (await this.db.get("me", "me")) ?? null;
  }

  async keepMe(me: Person): Promise<void> {
    await this.db.put("me", me, "me");
  }

  /** All of it, or an error and nothing of it. A touch does not wait for the disk: what ends a browser loses nothing. */
  async keep(writes: readonly Write[], deals: readonly KeptDeal[] = []): Promise<void> {
    if (writes.length + deals.length === 0) return;
    const tx = this.db.transaction(WRITTEN, "readwrite", { durability: "relaxed" });
    const put: Promise<unknown>[] = deals.map((deal) => tx.objectStore("deals").put(deal));
    for (const { table, n, secret, snapshot, told, events, messages } of writes) {
      put.push(tx.objectStore("tables").put({ id: table, n, secret, snapshot, told }));
      for (const [number, event] of events)
        put.push(tx.objectStore("events").add({ table, n: number, event }));
      for (const [viewer, id, body] of messages)
        put.push(tx.objectStore("messages").put({ table, viewer, id, body }));
    }
    await Promise.all([...put, tx.done]);
  }

  /** A table as Python takes it (`Device.bring`); `null` if there is none. */
  async table(id: string): Promise<string> {
    const tx = this.db.transaction(STORES);
    const all = IDBKeyRange.bound([id], [id, []]);
    const [head, events, messages] = await Promise.all([
      tx.objectStore("tables").get(id),
      tx.objectStore("events").getAll(all),
      tx.objectStore("messages").getAll(all),
    ]);
    if (!head) return "null";
    const viewers = new Map<number, string[]>();
    for (const { viewer, body } of messages) {
      if (!viewers.has(viewer)) viewers.set(viewer, []);
      viewers.get(viewer)!.push(body);
    }
    const told = [...viewers].map(([viewer, bodies]) => `"${viewer}":[${bodies.join(",")}]`);
    return `{"n":${head.n},"secret":${JSON.stringify(head.secret)},"snapshot":${head.snapshot},"events":[${events
      .map((one) => one.event)
      .join(",")}],"messages":{${told.join(",")}}}`;
  }

  /** Every table as it was last told; one that cannot be read is left out. */
  async tables(): Promise<unknown[]> {
    return (await this.db.getAll("tables")).flatMap((one) => {
      try {
        return [JSON.parse(one.told) as unknown];
      } catch {
        return [];
      }
    });
  }

  /** What came of the deals of the day, as JSON. */
  async deals(): Promise<string> {
    return JSON.stringify(await this.db.getAll("deals"));
  }

  /** Notes whose names begin alike, as JSON. */
  async notes(prefix: string): Promise<string> {
    const range = IDBKeyRange.bound(prefix, prefix + LAST);
    const tx = this.db.transaction("notes");
    const [names, texts] = await Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range)]);
    return JSON.stringify(Object.fromEntries(names.map((name, i) => [name, texts[i]])));
  }

  async keepNotes(notes: Record<string, string>): Promise<void> {
    const names = Object.keys(notes);
    if (names.length === 0) return;
    const tx = this.db.transaction("notes", "readwrite");
    await Promise.all([...names.map((name) => tx.store.put(notes[name]!, name)), tx.done]);
  }

  async remove(id: string): Promise<void> {
    const tx = this.db.transaction(STORES, "readwrite");
    const all = IDBKeyRange.bound([id], [id, []]);
    await Promise.all([
      tx.objectStore("tables").delete(id),
      tx.objectStore("events").delete(all),
      tx.objectStore("messages").delete(all),
      tx.done,
    ]);
  }

  async saved(): Promise<Saved> {
    const tx = this.db.transaction(EVERYTHING);
    const [me, tables, events, messages, deals] = await Promise.all([
      tx.objectStore("me").get("me"),
      tx.objectStore("tables").getAll(),
      tx.objectStore("events").getAll(),
      tx.objectStore("messages").getAll(),
      tx.objectStore("deals").getAll(),
    ]);
    return { landbridge: SAVED, me: me ?? null, tables, events, messages, deals };
  }

  /** Read a file back; which tables are new here, or have gone further there. All of it, or an error and nothing of it. */
  async readBack(text: string): Promise<string[]> {
    const saved = asSaved(text, await this.me());
    const tx = this.db.transaction(EVERYTHING, "readwrite");
    const here = new Map((await tx.objectStore("tables").getAll()).map(({ id, n }) => [id, n]));
    const taken = new Set(saved.tables.filter(({ id, n }) => n > (here.get(id) ?? -1)).map(({ id }) => id));
    const put: Promise<unknown>[] = [];
    if (saved.me && !(await tx.objectStore("me").get("me")))
      put.push(tx.objectStore("me").put(saved.me, "me"));
    for (const id of taken) {
      const all = IDBKeyRange.bound([id], [id, []]);
      put.push(tx.objectStore("events").delete(all), tx.objectStore("messages").delete(all));
    }
    for (const one of saved.tables) if (taken.has(one.id)) put.push(tx.objectStore("tables").put(one));
    for (const one of saved.events) if (taken.has(one.table)) put.push(tx.objectStore("events").put(one));
    for (const one of saved.messages) if (taken.has(one.table)) put.push(tx.objectStore("messages").put(one));
    const known = new Set((await tx.objectStore("deals").getAllKeys()).map(String));
    for (const one of saved.deals ?? [])
      if (!known.has(String([one.day, one.game]))) put.push(tx.objectStore("deals").put(one));
    await Promise.all([...put, tx.done]);
    return [...taken];
  }

  async clear(): Promise<void> {
    const tx = this.db.transaction(EVERYTHING, "readwrite");
    for (const name of EVERYTHING) void tx.objectStore(name).clear();
    await tx.done;
  }

  close(): void {
    this.db.close();
  }
}
