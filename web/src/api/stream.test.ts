import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSource } from "./source.testing";
import { Stream } from "./stream";

const heard: (number | string)[] = [];
const ears = {
  onMessage: ({ id }: { id: number }): void => void heard.push(id),
  onConnection: (connection: string): void => void heard.push(connection),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  FakeSource.all = [];
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const urls = (): string[] => FakeSource.all.map((one) => one.url);

it("asks for what came after, with whatever else is asked", () => {
  new Stream("/stream", 7, ears);
  new Stream("/stream?seat=A", 0, ears);
  expect(urls()).toEqual(["/stream?after=7", "/stream?seat=A&after=0"]);
});

it("goes on after a break exactly where it broke off, and tells nothing twice", () => {
  new Stream("/stream", 7, ears);
  const first = FakeSource.last;
  first.open();
  [7, 8, 9].forEach((id) => first.say({ id }));
  first.fail();
  expect(first.readyState).toBe(2);
  vi.advanceTimersByTime(999);
  expect(FakeSource.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(urls()[1]).toBe("/stream?after=9");
  FakeSource.last.open();
  [8, 9, 10].forEach((id) => FakeSource.last.say({ id }));
  expect(heard).toEqual(["live", 8, 9, "lost", "live", 10]);
});

it("does not hear an old source that fails late", () => {
  const stream = new Stream("/stream", 0, ears);
  const old = FakeSource.last;
  stream.wake(); // not open yet
  expect(old.readyState).toBe(2);
  old.fail();
  vi.advanceTimersByTime(5000);
  expect(FakeSource.all).toHaveLength(2);
  expect(heard).toEqual([]);
});

it("wakes at once, once, and leaves a running stream alone", () => {
  const stream = new Stream("/stream", 0, ears);
  FakeSource.last.open();
  stream.wake();
  expect(FakeSource.all).toHaveLength(1);
  FakeSource.last.fail();
  stream.wake();
  expect(FakeSource.all).toHaveLength(2);
  FakeSource.last.open();
  vi.advanceTimersByTime(5000);
  expect(FakeSource.all).toHaveLength(2);
});

it("stays closed", () => {
  const stream = new Stream("/stream", 0, ears);
  FakeSource.last.fail();
  stream.close();
  stream.wake();
  vi.advanceTimersByTime(5000);
  expect(FakeSource.all).toHaveLength(1);
  expect(FakeSource.last.readyState).toBe(2);
});

it("ends with its table", () => {
  new Stream("/stream", 0, ears);
  const source = FakeSource.last;
  source.open();
  source.gone();
  source.fail();
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(["live", "gone"]);
  expect(source.readyState).toBe(2);
  expect(FakeSource.all).toHaveLength(1);
});
