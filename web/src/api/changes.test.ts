import { expect, it } from "vitest";
import { changed, Scenes } from "./changes";
import type { Picture, Scene, Update } from "./wire";

it("changes what is named, and keeps the rest as it was", () => {
  const before = { a: { x: 1 }, list: [{ n: 1 }, { n: 2 }], gone: 3 };
  const now = changed(before, {
    a: { x: [2] },
    list: { "1": { n: [5] } },
    gone: [],
    more: [null],
  }) as typeof before;
  expect(now).toEqual({ a: { x: 2 }, list: [{ n: 1 }, { n: 5 }], more: null });
  expect(now.list[0]).toBe(before.list[0]);
  expect(before.list[1]).toEqual({ n: 2 });
  expect(changed(before, {})).toBe(before);
  expect(changed(before, [7])).toBe(7);
});

const scene = (n: number): Scene => ({ first: n }) as Scene;
const picture = (at: number, more: object): Picture =>
  ({ at, scene: null, change: null, since: null, ...more }) as unknown as Picture;

it("puts scenes together, whichever of answer and stream comes first", () => {
  const scenes = new Scenes();
  expect(scenes.complete([], picture(3, { scene: scene(3) }))).toBe(true);
  const told = { id: 4, scene: null, change: { first: [4] }, since: 3, picture: null } as unknown as Update;
  const now = picture(5, { change: { first: [5] }, since: 4 });
  expect(scenes.complete([told], now)).toBe(true);
  expect([told.scene, now.scene]).toEqual([scene(4), scene(5)]);
  const again = { ...told, scene: null, change: { first: [4] } } as unknown as Update;
  expect(scenes.complete([again], null)).toBe(true);
  expect(again.scene).toEqual(scene(4));
});

it("says so where a change begins with a scene that never came", () => {
  expect(new Scenes().complete([], picture(5, { change: { first: [5] }, since: 4 }))).toBe(false);
});
