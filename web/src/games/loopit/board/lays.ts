/** Turns as they were told: a state keeps no more of them than how many tiles were laid. */
import type { Fact } from "../../../api/wire";
import type { Position, Tile } from "../wire";

export interface Lay {
  seat: number;
  tile: Tile;
  square: string;
  times: number;
  /** Value times bonus, and what connected tiles add. */
  own: number;
  linked: number;
  points: number;
}

export interface Turn {
  seat: number;
  lays: Lay[];
}

const LAYS = new Set(["loopit-fact-lays", "loopit-fact-lays-bonus"]);
const OTHER_TURNS = new Set(["loopit-fact-exchanges", "loopit-fact-discards", "loopit-fact-passes"]);

const tileNamed = (name: string): Tile => ({ name, ends: name.slice(0, -1), value: Number(name.slice(-1)) });

function layOf(values: Fact["values"]): Lay {
  const number = (name: string): number => Number(values[name] ?? 0);
  return {
    seat: number("seat"),
    tile: tileNamed(String(values["tile"])),
    square: String(values["square"]),
    times: number("times"),
    own: number("own"),
    linked: number("linked"),
    points: number("points"),
  };
}

/** All turns told, oldest first; one without a lay is an exchange or a pass. */
export function turnsOf(told: readonly Fact[], board: Position): Turn[] {
  const turns: Turn[] = [];
  let open = false;
  // A tile that was taken back and laid again is told twice: the last time counts.
  const last = new Map(
    told.filter(({ key }) => LAYS.has(key)).map((fact) => [String(fact.values["square"]), fact]),
  );
  for (const fact of told) {
    if (LAYS.has(fact.key)) {
      const lay = layOf(fact.values);
      // What is told already but not shown yet, or was taken back, does not lie there.
      if (board.tiles[lay.square]?.name !== lay.tile.name || last.get(lay.square) !== fact) continue;
      const turn = turns.at(-1);
      if (open && turn?.seat === lay.seat) turn.lays.push(lay);
      else turns.push({ seat: lay.seat, lays: [lay] });
      open = true;
    } else if (OTHER_TURNS.has(fact.key)) {
      turns.push({ seat: Number(fact.values["seat"]), lays: [] });
      open = false;
    }
  }
  return turns;
}

export interface Latest {
  turn: Turn;
  /** Still going on. */
  running: boolean;
}

/** The turn that is being played if anything is laid in it, or else the last one. */
export function latest(told: readonly Fact[], board: Position): Latest | null {
  const turn = turnsOf(told, board).at(-1);
  if (!turn) return null;
  const running = board.mover === turn.seat && board.laid > 0 && turn.lays.length >= board.laid;
  if (!running || turn.lays.length === board.laid) return { turn, running };
  return { turn: { seat: turn.seat, lays: turn.lays.slice(-board.laid) }, running };
}

export const sum = (turn: Turn): number => turn.lays.reduce((points, lay) => points + lay.points, 0);

/** What a seat's last finished turn brought; null if it has had none. */
export function lastOf(told: readonly Fact[], board: Position, seat: number): number | null {
  const turns = turnsOf(told, board);
  const now = latest(told, board);
  if (now?.running) turns.pop();
  const turn = turns.filter((one) => one.seat === seat).at(-1);
  return turn ? sum(turn) : null;
}

/** Squares that hold a tile now and did not before. */
export function newSquares(board: Position, before: Position | null): string[] {
  return before ? Object.keys(board.tiles).filter((square) => !before.tiles[square]) : [];
}
