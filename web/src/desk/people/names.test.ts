import { expect, it, vi } from "vitest";

const known: Record<string, string> = {
  "shell-bot-greedy": "Eager bot",
  "page-seat-open": "open seat",
  "page-turn": "Round",
  "the-border-turn": "Roll",
};
vi.mock("../../texts/speak", () => ({
  has: (key: string) => key in known,
  say: (key: string, values?: { turn?: number }) => known[key]! + (values?.turn ? ` ${values.turn}` : ""),
}));
const { botName, seatNames, turnWords } = await import("./names");

const person = (name: string) => ({ kind: "person" as const, name });

it("calls bots as they are called here, and those it does not know by their own name", () => {
  expect(seatNames([person("Ada"), { kind: "bot", name: "bot:greedy" }])).toEqual(["Ada", "Eager bot"]);
  expect(botName("from-elsewhere")).toBe("from-elsewhere");
});

it("says that a seat is open, whatever was written there", () => {
  expect(seatNames([{ kind: "open", name: "Ada" }, person("")])).toEqual(["open seat 1", "open seat 2"]);
});

it("numbers those of the same name from one, and nobody else", () => {
  expect(seatNames([person("Ada"), person("Ben"), person("Ada"), person("Ada")])).toEqual([
    "Ada 1",
    "Ben",
    "Ada 2",
    "Ada 3",
  ]);
});

it("names a turn in the game's own word where it has one", () => {
  expect(turnWords("the_border", 3)).toBe("Roll 3");
  expect(turnWords("loopit", 2)).toBe("Round 2");
});
