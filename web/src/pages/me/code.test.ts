import { expect, it } from "vitest";
import { mistyped } from "./code";

const CODE = "DEN4-TN9X-8PTJ-APT0-MCC9-5HH7-K3ZE"; // as the server made it

it("lets a code through as people write it", () => {
  for (const typed of [CODE, CODE.toLowerCase(), CODE.replaceAll("-", " "), CODE.replaceAll("0", "o")])
    expect(mistyped(typed)).toBe(false);
});

it("notices every wrong letter, and letters that changed places", () => {
  for (let at = 0; at < CODE.length; at++) {
    const letter = CODE[at]!;
    if (letter === "-") continue;
    expect(mistyped(CODE.slice(0, at) + (letter === "7" ? "8" : "7") + CODE.slice(at + 1))).toBe(true);
    const next = CODE[at + 1];
    if (next && next !== "-" && next !== letter)
      expect(mistyped(CODE.slice(0, at) + next + letter + CODE.slice(at + 2))).toBe(true);
  }
  expect(mistyped(CODE.slice(1))).toBe(true);
});

it("leaves codes of links alone", () => expect(mistyped("mfrggzdfmztwq2lkmfrggzdf")).toBe(false));
