/** For tests: an event source that says what it is told to say. */
export class FakeSource {
  static readonly OPEN = 1;
  static all: FakeSource[] = [];
  static get last(): FakeSource {
    return FakeSource.all.at(-1)!;
  }

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly others = new Map<string, () => void>();

  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }

  addEventListener(name: string, heard: () => void): void {
    this.others.set(name, heard);
  }

  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = FakeSource.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  gone(): void {
    this.others.get("gone")?.();
  }

  fail(): void {
    if (this.readyState !== 2) this.readyState = 0; // a closed one stays closed
    this.onerror?.();
  }
}
