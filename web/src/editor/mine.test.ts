import { beforeEach, expect, it, vi } from "vitest";
import { packed, unpacked } from "./link";
import { add, keep, load, mine, nameIn, remove, renamed, save } from "./mine";

/** As much of `localStorage` as a list of boards needs. */
class Shelf {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Shelf());
});

it("keeps boards apart, the last one changed first", () => {
  const one = add("hashi", 'name = "One"');
  const two = add("loopit", 'name = "Two"');
  save({ ...one, changed: two.changed + 5 });
  expect(mine().map((board) => board.id)).toEqual([one.id, two.id]);
  remove(one.id);
  expect(mine().map((board) => nameIn(board.text))).toEqual(["Two"]);
  expect(load(one.id)).toBeNull();
  expect(load(two.id)).toEqual(two);
});

it("has a board that was sent only once", () => {
  const one = keep("hashi", "x = 1");
  expect(keep("hashi", "x = 1").id).toBe(one.id);
  expect(keep("loopit", "x = 1").id).not.toBe(one.id);
});

it("takes over the boards from before there was a list, and passes over what it cannot read", () => {
  localStorage.setItem("landbridge.board.hashi", 'name = "Old"');
  localStorage.setItem("landbridge.boards.torn", "{");
  localStorage.setItem("landbridge.boards.odd", '{"game": 3}');
  expect(mine().map(({ game, text }) => [game, nameIn(text)])).toEqual([["hashi", "Old"]]);
  expect(mine()).toHaveLength(1);
  expect(localStorage.getItem("landbridge.board.hashi")).toBeNull();
});

it("reads and changes the name in a file, and nothing else", () => {
  const text = '# name = "not this"\nprinted = true\nname = "A \\"b\\""\nside = "A"\n';
  expect(nameIn(text)).toBe('A "b"');
  expect(nameIn("name = 'plain'")).toBe("plain");
  expect(nameIn("")).toBe("");
  expect(renamed(text, 'C\\d "e"')).toBe(text.replace('"A \\"b\\""', '"C\\\\d \\"e\\""'));
  expect(nameIn(renamed(text, "x".repeat(80)))).toHaveLength(60);
});

it("packs a board into a link and finds it there again", async () => {
  const text = 'name = "Größe ✓"\n' + "  1 . . o . . .\n".repeat(200);
  const mark = await packed("hashi", text);
  expect(mark).toMatch(/^hashi\.[\w-]+$/);
  expect(mark.length).toBeLessThan(200);
  expect(await unpacked(mark)).toEqual({ game: "hashi", text });
});

it("refuses links that are torn, strange or endless", async () => {
  const mark = await packed("hashi", "name = 1\n".repeat(300));
  expect(await unpacked(mark.slice(0, -9))).toBeNull();
  expect(await unpacked("hashi.!!!")).toBeNull();
  expect(await unpacked("nothing")).toBeNull();
  expect(await unpacked(await packed("hashi", "x".repeat(100_000)))).toBeNull();
});
