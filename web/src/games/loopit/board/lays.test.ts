import { describe, expect, test } from "vitest";
import type { Fact } from "../../../api/wire";
import { follow } from "./Board";
import { lastOf, latest, newSquares, sum, turnsOf } from "./lays";
import type { Position, Tile } from "../wire";

const tile = (name: string): Tile => ({ name, ends: name.slice(0, -1), value: Number(name.slice(-1)) });

const board = (tiles: Record<string, string>, more: Partial<Position> = {}): Position => ({
  tiles: Object.fromEntries(Object.entries(tiles).map(([square, name]) => [square, tile(name)])),
  open: {},
  racks: [[], []],
  fits: {},
  points: [0, 0],
  mover: 0,
  turn: [1, 0],
  laid: 0,
  bag: 70,
  gone: 0,
  thrown: [0, 0],
  round: 1,
  rounds: 0,
  hand: 0,
  over: false,
  ...more,
});

const lays = (seat: number, name: string, square: string, points: number, times = 1): Fact => ({
  key: times > 1 ? "loopit-fact-lays-bonus" : "loopit-fact-lays",
  values: {
    seat,
    tile: name,
    square,
    times,
    own: tile(name).value * times,
    linked: points - tile(name).value * times,
    points,
  },
});
const draws = (seat: number): Fact => ({ key: "loopit-fact-draws", values: { seat, tile: "N8" } });
const passes = (seat: number): Fact => ({ key: "loopit-fact-passes", values: { seat } });

const TOLD = [lays(0, "SW6", "g6", 9), lays(0, "ES5", "f6", 16, 2), draws(0), lays(1, "NEW2", "f7", 10)];
const TILES = { g7: "NSW3", g6: "SW6", f6: "ES5", f7: "NEW2" };

describe("turns", () => {
  test("lays of one seat in a row are a turn; drawing ends nothing", () => {
    expect(turnsOf(TOLD, board(TILES)).map((turn) => [turn.seat, sum(turn)])).toEqual([
      [0, 25],
      [1, 10],
    ]);
  });

  test("a turn of the same seat after a pass is another one", () => {
    const told = [...TOLD.slice(0, 1), passes(1), ...TOLD.slice(1, 2)];
    expect(turnsOf(told, board(TILES)).map((turn) => turn.lays.length)).toEqual([1, 0, 1]);
  });

  test("what does not lie there yet is not shown", () => {
    const { f7: _, ...before } = TILES;
    expect(latest(TOLD, board(before))?.turn.seat).toBe(0);
  });

  test("a tile that was taken back and laid again counts once", () => {
    const back: Fact = { key: "server-fact-back", values: { seat: 1 } };
    const told = [...TOLD, back, lays(1, "NEW2", "f7", 6)];
    expect(turnsOf(told, board(TILES)).map((turn) => [turn.seat, sum(turn)])).toEqual([
      [0, 25],
      [1, 6],
    ]);
    expect(lastOf(told, board(TILES), 1)).toBe(6);
  });

  test("the turn that is played is running as long as something of it lies and its seat is in turn", () => {
    expect(latest(TOLD, board(TILES, { mover: 1, laid: 1 }))).toMatchObject({
      running: true,
      turn: { seat: 1 },
    });
    expect(latest(TOLD, board(TILES, { mover: 0, laid: 0 }))).toMatchObject({
      running: false,
      turn: { seat: 1 },
    });
    expect(latest([], board(TILES))).toBeNull();
  });

  test("the last turn of a seat does not count the one that is being played", () => {
    const now = board(TILES, { mover: 1, laid: 1 });
    expect(lastOf(TOLD, now, 0)).toBe(25);
    expect(lastOf(TOLD, now, 1)).toBeNull();
    expect(lastOf(TOLD, board(TILES, { mover: 0 }), 1)).toBe(10);
  });
});

test("what is new against the scene before", () => {
  expect(newSquares(board(TILES), board({ g7: "NSW3", g6: "SW6", f6: "ES5" }))).toEqual(["f7"]);
  expect(newSquares(board(TILES), null)).toEqual([]);
});

describe("where a phone looks", () => {
  test("at what was laid, and there it stays", () => {
    const first = { board: board({ g7: "NSW3" }) };
    expect(follow(first, null)).toEqual([690, 690]);
    const second = { board: board({ g7: "NSW3", m1: "SW6" }) };
    expect(follow(second, first)).toEqual([1290, 90]);
    const third = { board: board({ g7: "NSW3", m1: "SW6" }, { mover: 1 }) };
    expect(follow(third, second)).toEqual([1290, 90]);
  });
});
