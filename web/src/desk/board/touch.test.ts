import { describe, expect, it } from "vitest";
import type { Offer } from "../../api/wire";
import { fitting, leading, touched, without, type Picked } from "./touch";

const offer = (...handles: string[]): Offer => ({ handles, move: handles.join(" ") });
const sent = (offers: Offer[], picked: Picked, handle: string): string | null => {
  const outcome = touched(offers, picked, handle);
  return outcome.kind === "send" ? outcome.offer.move : null;
};

const TILES = [
  offer("tile-6", "square-f5"),
  offer("tile-6", "square-g8"),
  offer("tile-4", "square-f5"),
  offer("pass"),
];

describe("a touch", () => {
  it("is a move where nothing else begins like it", () => {
    expect(touched(TILES, [], "pass")).toEqual({ kind: "send", offer: offer("pass"), picked: ["pass"] });
  });

  it("waits for the rest, in whatever order", () => {
    expect(touched(TILES, [], "tile-6")).toEqual({ kind: "pick", picked: ["tile-6"] });
    expect(sent(TILES, ["tile-6"], "square-g8")).toBe("tile-6 square-g8");
    expect(touched(TILES, [], "square-f5")).toEqual({ kind: "pick", picked: ["square-f5"] });
    expect(sent(TILES, ["square-f5"], "tile-4")).toBe("tile-4 square-f5");
  });

  it("waits too where a whole move could go on", () => {
    const steps = [offer("way-a"), offer("way-a", "way-b"), offer("way-a", "way-b", "way-c")];
    expect(touched(steps, [], "way-a").kind).toBe("pick");
    expect(touched(steps, ["way-a"], "way-b").kind).toBe("pick");
    expect(sent(steps, ["way-a", "way-b"], "way-c")).toBe("way-a way-b way-c");
  });

  it("waits at a first handle, whole or not, that others have as their last", () => {
    const jumps = [offer("way-b"), offer("way-a", "way-b")];
    expect(touched(jumps, [], "way-b")).toEqual({ kind: "pick", picked: ["way-b"] });
  });

  it("ends with the handle that ends an offer, though more could have been picked before", () => {
    const dice = [offer("die-r", "roll"), offer("die-r", "die-g", "roll"), offer("die-r", "die-r", "roll")];
    expect(touched(dice, [], "die-r").kind).toBe("pick");
    expect(sent(dice, ["die-r"], "roll")).toBe("die-r roll");
    expect(sent(dice, ["die-g", "die-r"], "roll")).toBe("die-r die-g roll");
    expect(touched(dice, [], "roll").kind).toBe("pick");
    expect(touched(dice, ["roll"], "die-r").kind).toBe("pick");
  });

  it("counts things alike: two dice of a colour are two, and a third one is put back", () => {
    const dice = [offer("die-r", "die-r", "roll"), offer("die-g", "roll")];
    expect(touched(dice, ["die-r"], "die-r")).toEqual({ kind: "pick", picked: ["die-r", "die-r"] });
    expect(touched(dice, ["die-r", "die-r"], "die-r")).toEqual({ kind: "pick", picked: ["die-r"] });
  });

  it("takes the first of several moves that are touched alike", () => {
    const alike = [
      { handles: ["square-a1"], move: "north" },
      { handles: ["square-a1"], move: "south" },
    ];
    expect(sent(alike, [], "square-a1")).toBe("north");
  });
});

describe("another mind", () => {
  it("lays back what is touched again", () => {
    expect(touched(TILES, ["tile-6"], "tile-6")).toEqual({ kind: "pick", picked: [] });
  });

  it("takes one of the same kind instead", () => {
    expect(touched(TILES, ["tile-6"], "tile-4")).toEqual({ kind: "pick", picked: ["tile-4"] });
    expect(sent(TILES, ["tile-6", "square-g8"], "square-f5")).toBe("tile-6 square-f5");
  });

  it("is no way round a refusal: what goes with nothing is asked about, with all that is picked", () => {
    expect(touched(TILES, ["tile-4"], "square-g8")).toEqual({
      kind: "ask",
      handles: ["tile-4", "square-g8"],
      picked: ["tile-4"],
    });
    expect(touched(TILES, [], "tile-9")).toEqual({ kind: "ask", handles: ["tile-9"], picked: [] });
    expect(touched(TILES, ["tile-6"], "pass").kind).toBe("ask");
  });
});

describe("what is possible", () => {
  it("is what is left of the offers that have everything picked", () => {
    expect(leading(TILES, [])).toEqual(new Set(["tile-6", "tile-4", "square-f5", "square-g8", "pass"]));
    expect(leading(TILES, ["tile-6"])).toEqual(new Set(["square-f5", "square-g8"]));
    expect(fitting(TILES, ["square-f5"]).map((one) => one.move)).toEqual([
      "tile-6 square-f5",
      "tile-4 square-f5",
    ]);
  });

  it("has a picked die once more only where there is a second", () => {
    const dice = [offer("die-r", "die-r"), offer("die-g", "die-b")];
    expect(leading(dice, ["die-r"])).toEqual(new Set(["die-r"]));
    expect(leading(dice, ["die-g"])).toEqual(new Set(["die-b"]));
  });

  it("loses one thing at a time, the last of those alike", () => {
    expect(without(["die-r", "die-g", "die-r"], "die-r")).toEqual(["die-r", "die-g"]);
    expect(without(["die-r"], "die-b")).toEqual(["die-r"]);
  });
});
