import { expect, it } from "vitest";
import { whole } from "./camera";

it("shows the border of a board whole or not at all", () => {
  // A board of 1000, of which 500 are seen; its border is 30 wide.
  expect(whole(260, 500, 0, 1000)).toBe(250);
  expect(whole(290, 500, 0, 1000)).toBe(290);
  expect(whole(740, 500, 0, 1000)).toBe(750);
  expect(whole(710, 500, 0, 1000)).toBe(710);
  expect(whole(500, 500, 0, 1000)).toBe(500);
  expect(whole(360, 500, 100, 1000)).toBe(350);
});
