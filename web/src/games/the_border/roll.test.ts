import { expect, test } from "vitest";
import type { Offer } from "../../api/wire";
import { touched, type Picked } from "../../desk/board/touch";

// What is offered after a roll of r r g: every handful of them, and to stop.
const offers: Offer[] = [
  { handles: ["stop"], move: "stop" },
  ...["r", "rr", "g", "rg", "rrg"].map((dice) => ({
    handles: [...[...dice].map((letter) => `die-${letter}`), "roll"],
    move: `roll-${dice}`,
  })),
];

function touchAll(...handles: string[]): string {
  let picked: Picked = [];
  for (const handle of handles) {
    const outcome = touched(offers, picked, handle);
    if (outcome.kind === "send") return outcome.offer.move;
    if (outcome.kind === "ask") return `why not ${outcome.handles.join(" ")}`;
    picked = outcome.picked;
  }
  return picked.join(" ");
}

test("rolling is what sends the dice, in whatever order they were picked", () => {
  expect(touchAll("die-r")).toBe("die-r");
  expect(touchAll("die-r", "roll")).toBe("roll-r");
  expect(touchAll("die-g", "die-r", "roll")).toBe("roll-rg");
  expect(touchAll("die-r", "die-g", "die-r", "roll")).toBe("roll-rrg");
  expect(touchAll("stop")).toBe("stop");
});

test("more dice than lie there are not sent", () => {
  expect(touchAll("die-g", "die-g", "roll")).toBe("roll"); // the second touch takes it back
});
