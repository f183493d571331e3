import { expect, test, vi } from "vitest";
import { Thinker } from "./thinker";

/** A worker that answers when it is told to. */
class Fake {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  said: { n?: number; asked?: string }[] = [];
  ended = false;
  postMessage(message: { n?: number; asked?: string }): void {
    this.said.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(thought: string): void {
    this.onmessage?.({ data: { n: this.said.at(-1)!.n, thought } });
  }
}

function thinker(longest?: number): { bots: Thinker; workers: Fake[] } {
  const workers: Fake[] = [];
  const start = (): Worker => {
    workers.push(new Fake());
    return workers.at(-1) as unknown as Worker;
  };
  return { bots: new Thinker({ base: "here" }, start, longest), workers };
}

test("one question after the other, to one worker", async () => {
  const { bots, workers } = thinker();
  const first = bots.ask("a");
  const second = bots.ask("b");
  expect(workers).toHaveLength(1);
  expect(workers[0]!.said.map((one) => one.asked)).toEqual([undefined, "a"]);
  workers[0]!.answer("1");
  expect(await first).toBe("1");
  workers[0]!.answer("2");
  expect(await second).toBe("2");
});

test("a worker that dies is replaced, and its question has no answer", async () => {
  const { bots, workers } = thinker();
  const first = bots.ask("a");
  const second = bots.ask("b");
  workers[0]!.onerror!();
  expect(await first).toBe("null");
  expect(workers[0]!.ended).toBe(true);
  workers[1]!.answer("2");
  expect(await second).toBe("2");
});

test("one that takes too long is stopped", async () => {
  vi.useFakeTimers();
  const { bots, workers } = thinker(1000);
  const first = bots.ask("a");
  vi.advanceTimersByTime(1001);
  expect(await first).toBe("null");
  expect(workers[0]!.ended).toBe(true);
  workers[0]!.answer("too late");
  const second = bots.ask("b");
  workers[1]!.answer("2");
  expect(await second).toBe("2");
  vi.useRealTimers();
});
