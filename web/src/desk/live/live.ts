/** A table as this page follows it: the last picture, what has happened since, and what is being sent. */
import { Scenes } from "../../api/changes";
import { keeping } from "../../api/keeping";
import { Away, get, newId, Refused, send } from "../../api/server";
import { Stream, type Connection } from "../../api/stream";
import type { Fact, Hint, Layout, Message, Offer, Picture, Scene, Table, Update, Why } from "../../api/wire";
import { calm, timeMovement } from "../../motion";
import { settings } from "../../settings";
import { SITE } from "../../site";

export interface Refusal {
  text: Fact;
  ruling: string | null;
  witness: string[];
  attempt: string[];
}

/** A refusal as the desk shows it; a touch that means no move at all is told apart from a forbidden one. */
export function refusalOf(error: Refused, attempt: string[]): Refusal {
  const { reason, ruling, witness } = error.refusal;
  const text = error.refusal.error === "no-aim" ? { key: "page-no-aim", values: {} } : reason;
  return { text, ruling: ruling ?? null, witness: witness ?? [], attempt };
}

/** What a desk shows. */
export interface Position {
  picture: Picture;
  scene: Scene | null;
  before: Scene | null;
  layout: Layout | null;
  log: Message[];
  connection: Connection;
  /** Others' moves are being shown one by one; one's own offers come after them. */
  playing: boolean;
  sending: boolean;
  refusal: Refusal | null;
  hints: Hint | null;
  /** A hint is being thought about; one can play on meanwhile. */
  asking: boolean;
}

const LOOK = "look=changes";
const WHOLE = "look=scene";
/** Instead of a seat: everything, for whom the others have allowed it. */
export const EVERYTHING = "*";
const AGAIN = 1500; // ms until bots that were not ready are asked again
const NOTICED = 150; // ms: what is answered sooner need not be said to be on its way, and is drawn once

/** What is newer than a picture comes by the stream, with a picture of its own. */
const upTo = (at: number, messages: Message[]): Message[] => messages.filter((message) => message.id <= at);

export class LiveTable {
  private now: Position | null = null;
  private stream: Stream | null = null;
  private readonly listeners = new Set<() => void>();
  /** Number of the last message that was shown. */
  private known = 0;
  /** What came after it and has not been shown yet, by number. */
  private waiting = new Map<number, Update>();
  /** The table as it was last seen; it is shown when every message before it is. */
  private newest: Picture | null = null;
  private scenes = new Scenes();
  private whole = false; // a change began with a scene that is not here: ask for whole ones
  private showing = false;
  private fetching = false;
  private dirty = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hiddenTimer: ReturnType<typeof setInterval> | undefined;
  private hurry = false;
  private closed = false;
  /** Counts what was asked, so that an answer to an earlier question is not taken for the last one's. */
  private questions = 0;
  /** The hint that is being thought about. */
  private thought: AbortController | null = null;

  constructor(
    readonly id: string,
    public seat: string | null,
  ) {}

  get position(): Position | null {
    return this.now;
  }

  subscribe(tell: () => void): () => void {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  }

  private set(part: Partial<Position>): void {
    if (part.scene && part.scene !== this.now?.scene) timeMovement();
    this.note(part);
    this.listeners.forEach((tell) => tell());
  }

  /** A change that is drawn with the next one, which follows at once: an answer is drawn once, not three times. */
  private note(part: Partial<Position>): void {
    if (this.now) this.now = { ...this.now, ...part };
  }

  private query(more = "", look = LOOK): string {
    return `?${this.seat ? `seat=${this.seat}&` : ""}${look}${more}`;
  }

  private path(rest = ""): string {
    return `/api/tables/${encodeURIComponent(this.id)}${rest}`;
  }

  /**
   * Open the table: picture, board, and what has been told so far. What does not depend on each other is asked for side
   * by side; `onGame` hears which game it is as soon as that is known.
   */
  async open(onGame?: (game: string) => void): Promise<void> {
    const first = await get<Picture>(this.path(this.query()));
    onGame?.(first.table.game);
    if (this.seat === null) {
      const mine = first.table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
      this.seat = mine.find((seat) => first.table.acting.includes(seat)) ?? mine[0] ?? null;
    }
    const asked = await Promise.all([
      this.seat === first.seat ? first : get<Picture>(this.path(this.query())),
      first.table.status === "gathering" ? null : this.layoutOf(),
      this.past(first.at),
    ]);
    const [picture] = asked;
    // What happened while they were on their way may be in one of them only.
    const layout = asked[1] ?? (picture.table.status === "gathering" ? null : await this.layoutOf());
    const told = (asked[2].at(-1)?.id ?? 0) < picture.at ? await this.past(picture.at) : asked[2];
    const log = upTo(picture.at, told);
    if (this.closed) return;
    this.known = picture.at;
    this.scenes.complete([], picture);
    this.now = {
      picture,
      scene: picture.scene,
      before: null,
      layout,
      log,
      connection: "live",
      playing: false,
      sending: false,
      refusal: null,
      hints: null,
      asking: false,
    };
    this.listeners.forEach((tell) => tell());
    this.listen();
    document.addEventListener("visibilitychange", this.onVisible);
    addEventListener("online", this.onWake);
    addEventListener("pageshow", this.onWake);
  }

  private async layoutOf(): Promise<Layout> {
    return (await get<{ layout: Layout }>(this.path(`/kit?${LOOK}`))).layout;
  }

  private async past(at: number): Promise<Message[]> {
    const after = Math.max(0, at - 300);
    const told = await get<{ messages: Message[] }>(
      this.path(`/log?${this.seat ? `seat=${this.seat}&` : ""}after=${after}&most=300`),
    );
    return told.messages;
  }

  private listen(): void {
    this.stream?.close();
    if (this.closed || !this.now) return;
    this.stream = new Stream(this.path(`/stream${this.query()}`), this.known, {
      onMessage: (update) => this.take([update]),
      onConnection: (connection) => {
        if (connection === "gone") return this.ended();
        const was = this.now?.connection;
        this.set({ connection });
        if (connection === "live" && was === "lost") void this.catchUp();
      },
    });
  }

  /** The stream has nothing more to tell: the table is gone, or the seat is another's. Looking at it tells which. */
  private ended(): void {
    this.stream = null;
    void this.catchUp().then(() => {
      if (this.now?.connection !== "gone")
        setTimeout(() => !this.stream && !document.hidden && this.listen(), 1000);
    });
  }

  // A hidden tab gives its stream back (a browser allows six to a host) and asks now and then whose turn it is.
  private readonly onVisible = (): void => {
    clearInterval(this.hiddenTimer);
    if (document.hidden) {
      this.stream?.close();
      this.stream = null;
      this.hiddenTimer = setInterval(() => void this.catchUp(), 5000);
    } else {
      void this.catchUp();
      this.listen();
    }
  };

  private readonly onWake = (): void => {
    this.stream?.wake();
    void this.catchUp();
  };

  /** Ask what has happened since: after sleep, while hidden, or where the stream left something out. */
  private async catchUp(): Promise<void> {
    if (this.fetching || this.closed || !this.now) {
      this.dirty = true;
      return;
    }
    this.fetching = true;
    try {
      do {
        this.dirty = false;
        const seat = this.seat;
        const look = this.whole ? WHOLE : LOOK;
        const picture = await get<Picture>(this.path(this.query(`&after=${this.known}`, look)));
        this.whole = false;
        // Somebody else has taken the device in between: what was asked for is not theirs to see.
        if (this.seat !== seat) this.dirty = true;
        else if (!this.closed) await this.take(picture.updates, picture);
      } while (this.dirty && !this.closed);
      if (this.now.connection !== "live") this.set({ connection: "live" });
    } catch (error) {
      if (error instanceof Refused && error.status === 403 && this.seat) void this.sit(null);
      else if (error instanceof Refused && error.refusal.error === "no-table")
        this.set({ connection: "gone" });
      else this.lookAgain();
    } finally {
      this.fetching = false;
      if (this.dirty && !this.closed) setTimeout(() => void this.catchUp(), 1000);
    }
  }

  /** Whatever it was, the table is still there: look again soon. */
  private lookAgain(): void {
    this.set({ connection: "lost" });
    this.dirty = true;
  }

  /** Look at the table now. */
  look(): void {
    void this.catchUp();
  }

  /** Take in what was told, in an answer or by the stream; what is known already is left out. */
  private take(updates: Update[], picture: Picture | null = null): Promise<void> {
    if (!this.scenes.complete(updates, picture)) {
      this.whole = true;
      return this.catchUp();
    }
    for (const update of updates) if (update.id > this.known) this.waiting.set(update.id, update);
    for (const seen of [...updates.map((update) => update.picture), picture])
      if (seen && seen.seat === this.seat && seen.at >= (this.newest?.at ?? this.known)) this.newest = seen;
    return this.show();
  }

  /** Show what waits, in order, and then the table as it is now. */
  private async show(): Promise<void> {
    if (this.showing || !this.now) return;
    this.showing = true;
    const { seat } = this;
    try {
      for (let next = this.waiting.get(this.known + 1); next; next = this.waiting.get(this.known + 1)) {
        this.waiting.delete(next.id);
        await this.step(next);
        if (this.closed || this.seat !== seat) return;
      }
      this.hurry = false;
      const latest = this.newest;
      if (latest?.at === this.known) {
        if (!this.now.layout && latest.table.status !== "gathering")
          this.set({ layout: await this.layoutOf() });
        if (this.closed || this.seat !== seat) return;
        this.newest = null;
        const picture = keeping(this.now.picture, {
          ...latest,
          scene: keeping(this.now.scene, latest.scene),
        });
        this.set({ picture, scene: picture.scene, before: this.now.scene, playing: false });
      } else {
        this.set({ playing: false });
        if (latest || this.waiting.size) this.wonder();
      }
    } catch {
      this.lookAgain();
      setTimeout(() => void this.catchUp(), 1000);
    } finally {
      this.showing = false;
      if (this.seat !== seat) {
        this.set({ playing: false });
        void this.show();
      }
    }
  }

  /** A message is missing. Most likely it is on its way; if not, ask. */
  private wonder(): void {
    const { known } = this;
    setTimeout(() => {
      if (this.known === known && !this.showing) void this.catchUp();
    }, 500);
  }

  private async step({ scene: then, picture, ...message }: Update): Promise<void> {
    if (!this.now) return;
    this.known = message.id;
    const pace = calm() ? Math.max(settings().pace, 300) : settings().pace;
    const scene = then ?? picture?.scene ?? (this.newest?.at === message.id ? this.newest.scene : null);
    // What everybody drafted is seen when the phase is settled, whoever was the last to be done; it takes a longer look.
    const settled = message.type === "settled";
    const own = message.seat != null && message.seat === this.seat && !settled;
    const moved = message.type === "move" || settled;
    const log = [...this.now.log, message];
    if (!scene || !this.now.layout || !moved || own || settings().pace <= 0 || this.hurry || document.hidden)
      return this.note({ log }); // `show` ends with the table as it is now
    this.set({
      scene: keeping(this.now.scene, scene),
      before: this.now.scene,
      log,
      playing: true,
      refusal: null,
      hints: null,
    });
    await new Promise<void>((done) => {
      this.timer = setTimeout(done, settled ? 2 * pace : pace);
      this.skip = () => {
        clearTimeout(this.timer);
        this.hurry = true;
        done();
      };
    });
  }

  /** Show the rest at once. */
  skip: () => void = () => undefined;

  private async act(
    path: string,
    body: Record<string, unknown>,
    method: "POST" | "PUT" = "POST",
  ): Promise<boolean> {
    if (!this.now || this.now.sending) return false;
    this.questions++;
    this.thought?.abort();
    const { refusal, hints } = this.now;
    this.note({ sending: true, refusal: null, hints: null });
    if (refusal || hints) this.set({});
    const noticed = setTimeout(() => this.set({}), NOTICED);
    try {
      const picture = await send<Picture>(method, this.path(`${path}?${LOOK}&after=${this.known}`), body, {
        patient: true,
        onAway: () => this.set({ connection: "lost" }),
      });
      clearTimeout(noticed);
      this.note({
        sending: false,
        ...(this.now.connection === "lost" ? { connection: "live" as const } : {}),
      });
      const drawing = this.showing;
      // Without a seat in it, the answer shows everybody's view; one's own comes with the next look.
      if (picture.seat === this.seat) void this.take(picture.updates, picture);
      else void this.catchUp();
      if (drawing || picture.seat !== this.seat) this.set({});
      return true;
    } catch (error) {
      clearTimeout(noticed);
      this.set({ sending: false });
      if (!(error instanceof Refused)) throw error;
      this.set({ refusal: refusalOf(error, (body["handles"] as string[] | undefined) ?? []) });
      return false;
    }
  }

  move(offer: Offer): Promise<boolean> {
    return this.act("/moves", { id: newId(), seat: this.seat, move: offer.move });
  }

  typed(move: string): Promise<boolean> {
    return this.act("/moves", { id: newId(), seat: this.seat, move });
  }

  /** What came at a real table. */
  came(move: string): Promise<boolean> {
    return this.act("/chance", { id: newId(), seat: this.seat, move });
  }

  /** Handles that no offer has: a free placement where more is legal than is offered, otherwise the question why not. */
  async touch(handles: string[]): Promise<void> {
    if (!this.now || !this.seat || this.now.sending) return;
    if (this.now.picture.open) await this.act("/moves", { id: newId(), seat: this.seat, handles });
    else await this.askWhy(handles);
  }

  private async askWhy(handles: string[]): Promise<void> {
    const question = ++this.questions;
    // Whoever has gone on in the meantime no longer wants to know.
    const stale = (): boolean => question !== this.questions || this.now?.sending === true;
    try {
      const why = await send<Why>("POST", this.path("/why"), { seat: this.seat, handles });
      if (stale() || !why.reason) return;
      const { reason, ruling, witness } = why;
      this.set({ refusal: { text: reason, ruling, witness, attempt: handles } });
    } catch (error) {
      if (stale()) return;
      if (error instanceof Refused) this.set({ refusal: refusalOf(error, handles) });
      else if (error instanceof Away) this.unanswered();
    }
  }

  /** Nobody answered a question. The stream may not have noticed, so it is for us to look. */
  private unanswered(): void {
    this.set({ connection: "lost" });
    void this.catchUp();
  }

  forgive(): void {
    this.questions++;
    if (this.now?.refusal || this.now?.hints) this.set({ refusal: null, hints: null });
  }

  back(moves?: number): Promise<boolean> {
    return this.act("/back", { id: newId(), seat: this.seat, ...(moves ? { moves } : {}) });
  }

  askBack(): Promise<boolean> {
    return this.act("/takeback", { id: newId(), seat: this.seat });
  }

  answerBack(agree: boolean): Promise<boolean> {
    return this.act("/takeback", { seat: this.seat, agree }, "PUT");
  }

  leave(): Promise<boolean> {
    return this.act("/leave", { seat: this.seat });
  }

  comeBack(): Promise<boolean> {
    return this.act("/return", { seat: this.seat });
  }

  resign(): Promise<boolean> {
    return this.act("/resign", { seat: this.seat });
  }

  chat(text: string): Promise<boolean> {
    return this.act("/chat", { id: newId(), seat: this.seat, text });
  }

  /** Ask for a hint; asked again, it is no longer wanted. */
  async hint(): Promise<void> {
    if (!this.now || this.now.sending) return;
    if (this.thought) return this.thought.abort();
    const thought = new AbortController();
    this.thought = thought;
    this.set({ asking: true, refusal: null });
    try {
      const hints = await this.advice(thought.signal);
      if (!thought.signal.aborted) this.set({ hints, refusal: null });
    } catch (error) {
      if (thought.signal.aborted) return;
      if (error instanceof Refused) this.set({ refusal: refusalOf(error, []) });
      else if (error instanceof Away) this.unanswered();
    } finally {
      this.thought = null;
      this.set({ asking: false });
    }
  }

  /** Bots that are not ready yet are asked again when they said they would be; meanwhile the page says so. */
  private async advice(signal: AbortSignal): Promise<Hint> {
    const people = this.now!.picture.table.seats.filter((seat) => seat.kind === "person" && !seat.you);
    const own = SITE || people.length ? null : await this.ownAdvice(signal); // others are told of it by the server
    if (own || signal.aborted) return own ?? { moves: [] };
    for (;;) {
      try {
        const path = this.path("/hint");
        return await send<Hint>("POST", path, { seat: this.seat }, { signal });
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal.error !== "getting-ready" || signal.aborted)
          throw error;
        this.set({ refusal: refusalOf(error, []) });
        await new Promise((done) => setTimeout(done, AGAIN));
        if (signal.aborted) throw error;
      }
    }
  }

  /** Thought about on this device, if it can (`device/thinking/hints.ts`); once more if somebody else has moved meanwhile. */
  private async ownAdvice(signal: AbortSignal): Promise<Hint | null> {
    const { table } = this.now!.picture;
    try {
      const { hintHere } = await import("../../device/thinking/hints");
      for (;;) {
        const { at } = this.now!.picture;
        const found = await hintHere(table, this.seat!);
        if (!found || signal.aborted || this.now!.picture.at === at) return found;
      }
    } catch {
      return null;
    }
  }

  /** The next table of the same people, where one sits from now on. */
  async rematch(): Promise<Table> {
    const picture = await send<Picture>(
      "POST",
      this.path(`/rematch?${LOOK}`),
      { id: newId() },
      { patient: true },
    );
    return picture.table;
  }

  /** Look with another of one's own seats, or with none. */
  async sit(seat: string | null): Promise<boolean> {
    this.seat = seat;
    this.scenes = new Scenes();
    this.stream?.close();
    try {
      const picture = await get<Picture>(this.path(this.query()));
      const log = upTo(picture.at, await this.past(picture.at));
      this.known = picture.at;
      this.scenes.complete([], picture);
      this.newest = null;
      this.waiting.clear();
      this.set({ picture, scene: picture.scene, before: null, log, refusal: null, hints: null });
      this.listen();
      return true;
    } catch {
      this.set({ connection: "lost" });
      return false;
    }
  }

  close(): void {
    this.closed = true;
    this.thought?.abort();
    this.stream?.close();
    clearTimeout(this.timer);
    clearInterval(this.hiddenTimer);
    document.removeEventListener("visibilitychange", this.onVisible);
    removeEventListener("online", this.onWake);
    removeEventListener("pageshow", this.onWake);
    this.listeners.clear();
  }
}
