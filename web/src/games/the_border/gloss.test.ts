import { beforeAll, expect, test, vi } from "vitest";
import { choose, say } from "../../texts/speak";
import { beginGloss, inWords } from "./gloss";

const ENGLISH = `
the-border-colour = { $colour ->
    [1] red
    [2] green
    [3] blue
   *[other] grey
}
the-border-choice = { $left } { the-border-colour }
the-border-choice-of = segment of { $length }
the-border-fact-again = { $seat } rolls { $dice } again.
hashi-fact = { $dice }
`;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(ENGLISH)));
  vi.stubGlobal("document", { documentElement: {} });
  await choose("en", false);
  beginGloss();
});

test("dice are told by colour, equal ones together", () => {
  expect(inWords("r")).toBe("red");
  expect(inWords("r r s")).toBe("2 red, grey");
  expect(inWords("5b")).toBe("blue (segment of 5)");
});

test("what is no dice stays as it is", () => {
  expect(inWords("")).toBe("");
  expect(inWords("c12")).toBe("c12");
  expect(inWords("rr")).toBe("rr");
});

test("facts of this game are glossed, others are not", () => {
  expect(say("the-border-fact-again", { seat: "Ana", dice: "r g g" })).toBe("Ana rolls red, 2 green again.");
  expect(say("hashi-fact", { dice: "r g" })).toBe("r g");
});
