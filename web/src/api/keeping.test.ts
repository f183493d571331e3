import { expect, it } from "vitest";
import { keeping } from "./keeping";

const copy = <T>(of: T): T => JSON.parse(JSON.stringify(of)) as T;
const scene = {
  prompt: null,
  seats: [
    { name: "Ada", marks: [1, 2] },
    { name: "Bea", marks: [] },
  ],
  at: 3,
};

it("gives back what was there if nothing has changed", () => {
  expect(keeping(scene, copy(scene))).toBe(scene);
});

it("keeps the parts that have not changed, and says what has come", () => {
  const now = copy(scene);
  now.seats[0]!.marks.push(5);
  const wanted = copy(now);
  const kept = keeping(scene, now);
  expect(kept).toEqual(wanted);
  expect(kept).not.toBe(scene);
  expect(kept.seats[1]).toBe(scene.seats[1]);
  expect(kept.seats[0]).not.toBe(scene.seats[0]);
  expect(scene.seats[0]!.marks).toEqual([1, 2]); // what was there is never touched
});

it("does not take one kind of thing for another", () => {
  expect(keeping({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
  expect(keeping({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keeping({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(keeping([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(keeping(null, { a: 1 })).toEqual({ a: 1 });
  expect(keeping({ a: 1 }, null)).toBeNull();
});
