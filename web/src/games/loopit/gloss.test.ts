import { beforeAll, expect, test, vi } from "vitest";
import { choose, say } from "../../texts/speak";
import { beginGloss, placeInWords, sidesInWords, tileInWords } from "./gloss";

const ENGLISH = `
loopit-tile = a { $value } with { loopit-lines }
loopit-lines = { $ends ->
    [1] a line north
    [3] lines north and east
    [7] lines north, east and south
   *[15] lines on all sides
}
loopit-page-on = on { $square }
loopit-why-not-in-rack = Not on your rack: { $tile }.
loopit-why-one-fits = You can place a tile: { $witness }.
loopit-why-cuts-a-line = Blocked: { $witness }.
loopit-name-open = { $square }, empty, with { $sides }
hashi-fact = { $tile }
`;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(ENGLISH)));
  vi.stubGlobal("document", { documentElement: {} });
  await choose("en", false);
  beginGloss();
});

test("tiles and sides are told in words", () => {
  expect(tileInWords("NES3")).toBe("a 3 with lines north, east and south");
  expect(tileInWords("NESW1")).toBe("a 1 with lines on all sides");
  expect(sidesInWords("N")).toBe("a line north");
  expect(sidesInWords("N, E")).toBe("lines north and east");
  expect(placeInWords("N8 h8")).toBe("a 8 with a line north, on h8");
});

test("what is neither stays as it is", () => {
  for (const told of ["", "?", "h8", "h8, g7"]) {
    expect([tileInWords(told), sidesInWords(told), placeInWords(told)]).toEqual([told, told, told]);
  }
});

test("in this game's sentences only", () => {
  expect(say("loopit-why-not-in-rack", { tile: "NE5" })).toBe(
    "Not on your rack: a 5 with lines north and east.",
  );
  expect(say("loopit-why-one-fits", { witness: "N8 h8" })).toBe(
    "You can place a tile: a 8 with a line north, on h8.",
  );
  expect(say("loopit-why-cuts-a-line", { witness: "h8, g7" })).toBe("Blocked: h8, g7.");
  expect(say("loopit-name-open", { square: "h8", sides: "N" })).toBe("h8, empty, with a line north");
  expect(say("hashi-fact", { tile: "N8" })).toBe("N8");
});
