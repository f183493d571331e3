/** What happens at a table, message by message, resumed exactly where it broke off. */
import { transport, type Source } from "./transport";
import type { Update } from "./wire";

export type Connection = "live" | "lost" | "gone";

interface Subscriber {
  onMessage(update: Update): void;
  onConnection(connection: Connection): void;
}

/** A stream that reopens itself after sleep, a lost network or a restarted server. */
export class Stream {
  private source: Source | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private after: number,
    private readonly subscriber: Subscriber,
  ) {
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.source?.close();
    if (this.closed) return;
    const join = this.path.includes("?") ? "&" : "?";
    const source = transport().listen(`${this.path}${join}after=${this.after}`);
    this.source = source;
    source.onopen = () => this.subscriber.onConnection("live");
    source.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Update;
      if (message.id <= this.after) return;
      this.after = message.id;
      this.subscriber.onMessage(message);
    };
    source.addEventListener("gone", () => {
      this.close();
      this.subscriber.onConnection("gone");
    });
    source.onerror = () => {
      if (this.source !== source || this.closed) return;
      source.close();
      this.subscriber.onConnection("lost");
      this.timer = setTimeout(() => this.open(), 1000);
    };
  }

  /** The device woke up, or the network came back: do not wait for a timer. */
  wake(): void {
    if (!this.closed && this.source?.readyState !== EventSource.OPEN) this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.source?.close();
  }
}
