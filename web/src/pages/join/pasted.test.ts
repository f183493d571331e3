import { expect, it } from "vitest";
import { codeIn, whereTo } from "./pasted";

it("finds the code in a link, and leaves a bare one alone", () => {
  expect(codeIn(" https://games.example.org/join#pV0r1x-P3_lq\n")).toBe("pV0r1x-P3_lq");
  expect(codeIn("pV0r1x-P3_lq")).toBe("pV0r1x-P3_lq");
});

it("finds it in what people write round it, and in groups of letters", () => {
  expect(codeIn("Come and play: <https://games.example.org/join#mfrggzdf>. At eight?")).toBe("mfrggzdf");
  expect(codeIn(" mfrg gzdf\u00a0MZTW ")).toBe("mfrggzdfMZTW");
  expect(codeIn("“mfrg-gzdf”")).toBe("mfrg-gzdf");
});

it("finds none in a link without one, nor in nothing", () => {
  for (const empty of [
    "",
    "  ",
    "https://games.example.org/join",
    "https://games.example.org/join#",
    "#",
    "?",
  ])
    expect([codeIn(empty), whereTo(empty)]).toEqual(["", null]);
});

it("leads where the link leads, and a bare code to its invitation", () => {
  expect(whereTo("https://games.example.org/join#abc")).toBe("/join#abc");
  expect(whereTo("games.example.org/table#abc")).toBe("/table#abc");
  expect(whereTo("https://games.example.org/replay/#abc")).toBe("/replay#abc");
  expect(whereTo("https://games.example.org/join/river_dragons#abc")).toBe("/join#abc");
  expect(whereTo("Look: https://games.example.org/replay/aB-9_x?step=7!")).toBe("/replay/aB-9_x");
  expect(whereTo("https://games.example.org/me#abc")).toBe("/me#abc");
  expect(whereTo("abc")).toBe("/join#abc");
});

it("never leaves this page, whatever is pasted", () => {
  expect(whereTo("https://elsewhere.example/#//evil")).toBe("/join#evil");
  expect(whereTo("javascript:alert(1)")).toBe("/join#javascript%3Aalert(1");
});
