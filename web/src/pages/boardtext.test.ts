import { describe, expect, it } from "vitest";
import { drawings, points, withCell, withPoint } from "./boardtext";

const BOARD = `name = "Small"
title = """
not a drawing
"""
drawing = """
    a b  c
 1  . o  r1
 2  o .  .
"""

[islands]
d1 = [0, 206]   # [a note]
e2 = [ -40,7 ]
half = [1.5, 2]
[villages]
d1 = [3, 4]
`;

describe("drawings", () => {
  it("are found with their rows, labels and head, line by line", () => {
    expect(drawings(BOARD)).toEqual([
      {
        name: "drawing",
        head: ["a", "b", "c"],
        rows: [
          { line: 6, label: "1", cells: [".", "o", "r1"] },
          { line: 7, label: "2", cells: ["o", ".", "."] },
        ],
      },
    ]);
  });

  it("are several, and end where their quotes end", () => {
    const two = 'one = """\n1 a b\n2 c d\n"""\n3 = 4\ntwo = """\n1 e f\n2 g h\n"""\n';
    expect(drawings(two).map(({ name, rows }) => [name, rows.length])).toEqual([
      ["one", 2],
      ["two", 2],
    ]);
    expect(drawings('one = """\n1 a b\n')).toEqual([]);
  });

  it("have one sign changed, and everything else stays where it is", () => {
    const [drawing] = drawings(BOARD);
    const row = (text: string): string => text.split("\n")[6]!;
    expect(row(withCell(BOARD, drawing!, 0, 0, "x"))).toBe(" 1  x o  r1");
    expect(row(withCell(BOARD, drawing!, 0, 1, "b2"))).toBe(" 1  . b2 r1");
    expect(row(withCell(BOARD, drawing!, 0, 2, "."))).toBe(" 1  . o  .");
    expect(row(withCell(BOARD, drawing!, 0, 0, "long"))).toBe(" 1  long o  r1");
    const changed = withCell(BOARD, drawing!, 1, 2, "x");
    expect(changed.split("\n").filter((line, i) => line !== BOARD.split("\n")[i])).toEqual([" 2  o .  x"]);
    expect(drawings(changed)[0]!.rows[1]!.cells).toEqual(["o", ".", "x"]);
  });
});

describe("points", () => {
  it("are found under their table, whole numbers only", () => {
    expect(points(BOARD)).toEqual([
      { table: "islands", name: "d1", line: 11, x: 0, y: 206 },
      { table: "islands", name: "e2", line: 12, x: -40, y: 7 },
      { table: "villages", name: "d1", line: 15, x: 3, y: 4 },
    ]);
    expect(points("d1 = [1, 2]\n")).toEqual([]);
  });

  it("are moved where they stand, with whatever is written behind them", () => {
    const [first] = points(BOARD);
    const moved = withPoint(BOARD, first!, -5, 12);
    expect(moved.split("\n")[11]).toBe("d1 = [-5, 12]   # [a note]");
    expect(points(moved).map(({ x, y }) => [x, y])).toEqual([
      [-5, 12],
      [-40, 7],
      [3, 4],
    ]);
  });
});
