import { beforeAll, expect, test, vi } from "vitest";
import { choose, say } from "../../texts/speak";
import { beginGloss, inWords } from "./gloss";

const GERMAN = `
river-dragons-colour = { $colour ->
    [0] blau
    [2] rosa
   *[5] schwarz
}
river-dragons-village = { $colour ->
    [2] das rosa Dorf
   *[5] das schwarze Dorf
}
river-dragons-fact-lays = { $seat } legt auf { $where }.
river-dragons-why-crosses = Im Weg: { $witness }.
river-dragons-read-colour = Zur Wahl stehen: { $known }.
loopit-fact = { $where }
`;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(GERMAN)));
  vi.stubGlobal("document", { documentElement: {} });
  await choose("de", false);
  beginGloss();
});

test("villages have the page's names, alone and at the end of a plank", () => {
  expect(inWords("pink")).toBe("das rosa Dorf");
  expect(inWords("pink-f3")).toBe("rosa-f3");
  expect(inWords("c4-black, blue-d1")).toBe("c4-schwarz, blau-d1");
});

test("islands, stones and points stay as they are", () => {
  for (const place of ["c4", "c4-d4", "s7", "12,30", ""]) expect(inWords(place)).toBe(place);
});

test("places in this game's sentences, and nothing that is typed", () => {
  expect(say("river-dragons-fact-lays", { seat: "Ana", where: "pink-f3" })).toBe("Ana legt auf rosa-f3.");
  expect(say("river-dragons-why-crosses", { witness: "c4-d4, pink-f3" })).toBe("Im Weg: c4-d4, rosa-f3.");
  expect(say("river-dragons-read-colour", { known: "blue, pink" })).toBe("Zur Wahl stehen: blue, pink.");
  expect(say("loopit-fact", { where: "pink" })).toBe("pink");
});
