import { describe, expect, it, vi } from "vitest";
import type { Row, Table } from "../../api/wire";
import { ending, headline, margin } from "./result";

vi.mock("../../texts/speak", () => ({
  language: () => "en",
  say: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" "),
  tell: (fact: { key: string }) => fact.key,
}));

const NAMES = ["Ada", "Ben", "Cleo"];

/** A table with seats `A…`; letters of winners, one's own seat, and whose leaving ended the game. */
function table(seats: number, won: string, you: string, left?: [string, string]): Table {
  return {
    seats: [..."ABC"].slice(0, seats).map((seat) => ({
      seat,
      you: you.includes(seat),
      winner: won.includes(seat),
      points: 3,
    })),
    ended: left ? { seat: left[0], why: left[1] } : null,
  } as unknown as Table;
}

it("tells the winner, and nobody else, that they have won", () => {
  expect(headline(table(2, "A", "A"), NAMES)).toBe("page-end-you");
  expect(headline(table(2, "A", "B"), NAMES)).toBe("page-end-wins Ada");
  expect(headline(table(2, "A", "AB"), NAMES)).toBe("page-end-wins Ada");
  expect(headline(table(2, "", "A"), NAMES)).toBe("page-end-nobody");
  expect(headline(table(3, "AC", "A"), NAMES)).toBe("page-end-shared Ada and Cleo");
});

it("tells whoever resigned who has won, and why it is over", () => {
  const lost = table(2, "B", "A", ["A", "resigned"]);
  expect(headline(lost, NAMES)).toBe("page-end-wins Ben");
  expect(ending(lost, NAMES)).toBe("page-end-resigned-you");
  expect(ending(table(2, "B", "A", ["A", "time"]), NAMES)).toBe("page-end-time-you");
});

it("tells whoever stayed that they have won, and who left", () => {
  const won = table(2, "B", "B", ["A", "resigned"]);
  expect(headline(won, NAMES)).toBe("page-end-you");
  expect(ending(won, NAMES)).toBe("page-end-resigned Ada");
  expect(ending(table(2, "B", "B", ["A", "time"]), NAMES)).toBe("page-end-time Ada");
  expect(ending(table(2, "B", "B", ["A", "deleted"]), NAMES)).toBe("page-end-deleted Ada");
  expect(ending(table(2, "B", "AB", ["A", "resigned"]), NAMES)).toBe("page-end-resigned Ada");
});

it("counts points alone, unless one gave up", () => {
  expect(headline(table(1, "A", "A"), NAMES)).toBe("page-end-alone 3");
  expect(headline(table(1, "", "A", ["A", "resigned"]), NAMES)).toBe("page-end-resigned-you");
});

describe("by how much", () => {
  const row = (key: string, ...cells: string[]): Row =>
    ({
      label: { key, values: {} },
      kind: "part",
      cells: cells.map((text) => ({ text, mark: "" })),
    }) as unknown as Row;
  const sheet = [row("flags", "9", "5", "–"), row("linked", "8", "0", "4"), row("islands", "2", "20", "2")];
  const of = (points: number[], won: string, you: string, left?: [string, string]): Table => {
    const made = table(points.length, won, you, left);
    made.seats.forEach((seat, i) => (seat.points = points[i]!));
    return made;
  };

  it("says what made most of it, from the winner's side", () => {
    expect(margin(of([30, 28, 6], "A", "A"), sheet)).toBe("page-end-won-by 2 page-end-most linked 8 0");
    expect(margin(of([30, 28, 6], "A", "C"), sheet)).toBe("page-end-lost-by 24 page-end-most flags 9 0");
    expect(margin(of([30, 28, 6], "A", ""), sheet)).toBe("page-end-by 2 page-end-most linked 8 0");
    expect(margin(of([30, 28], "A", "AB"), [])).toBe("page-end-by 2");
  });

  it("says nothing where points decided nothing", () => {
    expect(margin(of([30, 30], "A", "A"), sheet)).toBe("");
    expect(margin(of([30], "A", "A"), sheet)).toBe("");
    expect(margin(of([3, 3], "", "A"), sheet)).toBe("");
    expect(margin(of([30, 28], "B", "A", ["A", "resigned"]), sheet)).toBe("");
    expect(margin(of([30, 28], "A", "A", ["B", "resigned"]), sheet)).toBe("");
  });
});
