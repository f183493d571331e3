import { expect, test } from "vitest";
import { handle, nameIn, split, type HandleKind } from "./handles";

const LINE = "line" as HandleKind;

test("a handle is a kind and a name", () => {
  expect(handle(LINE, "c3-c5")).toBe("line-c3-c5");
  expect(handle(LINE, 3)).toBe("line-3");
});

test("only the first dash divides", () => {
  expect(nameIn("line-c3-c5", LINE)).toBe("c3-c5");
  expect(split("line-c3-c5")).toEqual(["line", "c3-c5"]);
});

test("a kind is the whole word before the dash", () => {
  expect(nameIn("liner-c3", LINE)).toBeNull();
  expect(nameIn("li-c3", LINE)).toBeNull();
});

test("a word has no name", () => {
  expect(nameIn("line", LINE)).toBeNull();
  expect(nameIn("line-", LINE)).toBe("");
  expect(split("done")).toEqual(["done", ""]);
});

test("a text that no game has is no kind", () => {
  // @ts-expect-error: only a game's handles.ts has kinds
  expect(handle("islnd", "c3")).toBe("islnd-c3");
});
