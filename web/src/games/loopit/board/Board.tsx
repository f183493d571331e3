/** Loopit's board: squares that multiply, tiles, this turn's lays with what they brought, and where a tile may go. */
import type { ComponentChildren } from "preact";
import { memo } from "preact/compat";
import { useMemo } from "preact/hooks";
import { classes } from "../../../classes";
import { Spot, useActing } from "../../../desk/board/Spot";
import { nameIn } from "../../../desk/handles";
import type { BoardProps } from "../../face";
import { Kind } from "../handles";
import { latest, newSquares, type Lay } from "./lays";
import { middleOf, placeOf } from "./strands";
import { Square, TileFace } from "./Tile";
import { tileIn, type Geometry, type Position, type Tile } from "../wire";

const squareIn = (handle: string): string => nameIn(handle, Kind.SQUARE) ?? "";

export function Board({
  layout,
  scene,
  before,
  seat,
  small = false,
  told = [],
}: BoardProps<Geometry, Position>) {
  const acting = useActing();
  const { board } = scene;
  const now = useMemo(() => latest(told, board), [told, board]);
  const lays = new Map<string, Lay>(now?.turn.lays.map((lay) => [lay.square, lay]) ?? []);
  const wet = now !== null && now.running && scene.prompt !== null; // only who acts is asked to do something
  const order = (square: string): number => [...lays.keys()].indexOf(square);
  const fresh = new Map(
    newSquares(board, before?.board ?? null)
      .sort((a, b) => order(a) - order(b))
      .map((square, i) => [square, i]),
  );
  const mine = board.racks[seat] ?? [];
  const named = (name: string | null): Tile | null =>
    (name && mine.find((tile) => tile?.name === name)) || null;
  const inHand = named(tileIn(acting.picked));
  const tried = named(tileIn(acting.attempt));
  const fits = inHand ? (board.fits[inHand.name] ?? {}) : {};
  const squares = (handles: Iterable<string>): string[] =>
    [...handles].filter((handle) => handle in layout.spots).map(squareIn);
  const aimed = inHand ? squares(acting.ready) : [];
  const numbered = [...acting.hints]
    .filter(([handle, number]) => number > 0 && handle in layout.spots)
    .map(([handle, number]) => [squareIn(handle), number] as const);

  return (
    <g class={`loopit-board${small ? " small" : ""}`}>
      <Ground geometry={layout.board} />
      {Object.keys(layout.spots).map((handle) => {
        const square = squareIn(handle);
        const tile = board.tiles[square];
        const ready = acting.ready.includes(handle);
        return (
          <Place
            key={handle}
            handle={handle}
            geometry={layout.board}
            tile={tile}
            fresh={fresh.get(square)}
            small={small}
            ghost={(!tile && ready && inHand) || null}
            tried={(!tile && acting.attempt.has(handle) && tried) || null}
            would={tile || ready || !acting.hot.has(handle) ? undefined : fits[square]}
          />
        );
      })}
      <g class="over" aria-hidden="true">
        {[...lays.values()].map((lay) => (
          <At key={lay.square} square={lay.square} geometry={layout.board}>
            <Laid
              points={lay.points}
              kind={wet ? "wet" : ""}
              fresh={fresh.has(lay.square)}
              order={fresh.get(lay.square) ?? 0}
            />
          </At>
        ))}
        {aimed.map((square) => (
          <At key={square} square={square} geometry={layout.board}>
            <Laid points={fits[square] ?? 0} kind="wet" />
          </At>
        ))}
        {numbered.map(([square, number]) => (
          <At key={square} square={square} geometry={layout.board}>
            <g class="hint" transform="translate(36 -36)">
              <circle r="18" />
              <text y="8.5" text-anchor="middle">
                {number}
              </text>
            </g>
          </At>
        ))}
      </g>
    </g>
  );
}

interface PlaceProps {
  handle: string;
  geometry: Geometry;
  tile: Tile | undefined;
  /** Which of the tiles that have just come this is. */
  fresh: number | undefined;
  small: boolean;
  /** The tile in hand, shown where it will lie. */
  ghost: Tile | null;
  /** A tile that may not lie here. */
  tried: Tile | null;
  /** What the tile in hand would bring here. */
  would: number | undefined;
}

/** A square with what lies on it; drawn again when something there has changed. */
const Place = memo(({ handle, geometry, tile, fresh, small, ghost, tried, would }: PlaceProps) => {
  const square = squareIn(handle);
  const [x, y] = middleOf(square, geometry);
  const times = geometry.bonus[square] ?? 1;
  return (
    <Spot
      h={handle}
      class={classes("sq", tile && "full", would !== undefined && "counts", times > 1 && "bonus")}
      transform={`translate(${x} ${y})`}
    >
      <Square times={times} covered={tile !== undefined} />
      {tile && (
        <TileFace tile={tile} square={square} fresh={fresh !== undefined} order={fresh ?? 0} small={small} />
      )}
      {ghost && (
        <g class="ghost">
          <TileFace tile={ghost} square={square} />
        </g>
      )}
      {tried && (
        <g class="ghost refused">
          <TileFace tile={tried} square={square} />
        </g>
      )}
      {tile ? (
        <rect class="mark" x="-46" y="-46.5" width="92" height="94" rx="10" />
      ) : (
        <rect class="mark" x="-43" y="-43" width="86" height="86" rx="10" />
      )}
      {would !== undefined && (
        <text class="would" y="11" text-anchor="middle">
          +{would}
        </text>
      )}
    </Spot>
  );
});

function At({
  square,
  geometry,
  children,
}: {
  square: string;
  geometry: Geometry;
  children: ComponentChildren;
}) {
  const [x, y] = middleOf(square, geometry);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** The cloth and its coordinates, which are the notation. */
function Ground({ geometry }: { geometry: Geometry }) {
  return useMemo(() => {
    const { size, square, margin, columns } = geometry;
    const whole = size * square + 2 * margin;
    const middle = (i: number): number => margin + i * square + square / 2;
    return (
      <g class="ground" aria-hidden="true">
        <rect class="cloth" width={whole} height={whole} rx="36" />
        {[...columns].map((letter, i) => (
          <g key={letter}>
            <text x={middle(i)} y={margin * 0.68} text-anchor="middle">
              {letter}
            </text>
            <text x={middle(i)} y={whole - margin * 0.32} text-anchor="middle">
              {letter}
            </text>
            <text x={margin / 2} y={middle(i) + 8} text-anchor="middle">
              {i + 1}
            </text>
            <text x={whole - margin / 2} y={middle(i) + 8} text-anchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </g>
    );
  }, [geometry]);
}

/** A tile of the turn that is played, or of the last one: a frame, and what it brought. */
export function Laid({
  points,
  kind = "",
  fresh = false,
  order = 0,
}: {
  points: number;
  kind?: "wet" | "";
  fresh?: boolean;
  order?: number;
}) {
  const wide = String(points).length * 17 + 36;
  return (
    <g class={`laid ${kind}${fresh ? " fresh" : ""}`} style={fresh ? { "--nth": order } : undefined}>
      {kind === "wet" && <rect class="halo" x="-48" y="-48.5" width="96" height="98" rx="11" />}
      <rect class="frame" x="-47.5" y="-48" width="95" height="97" rx="10" />
      <g transform="translate(0 46)">
        <rect class="tag" x={-wide / 2} y="-17" width={wide} height="34" rx="17" />
        <text y="9" text-anchor="middle">
          +{points}
        </text>
      </g>
    </g>
  );
}

const MARGIN = 40; // as `scene.py` has it; nobody tells us the layout here

/** Where a zoomed board looks: at what is new, or where it looked before. */
const looked = new WeakMap<object, [number, number]>();

export function follow(
  scene: { board: Position },
  before: { board: Position } | null,
): [number, number] | null {
  const known = looked.get(scene);
  if (known) return known;
  const fresh = newSquares(scene.board, before?.board ?? null);
  const squares = fresh.length > 0 ? fresh : Object.keys(scene.board.tiles);
  let point = before && fresh.length === 0 ? looked.get(before) : undefined;
  if (!point) {
    const places = squares.map(placeOf);
    // The middle of a square: then whole squares are seen.
    const mean = (of: number[]): number => Math.round(of.reduce((a, b) => a + b, 0) / Math.max(1, of.length));
    point =
      places.length > 0
        ? [mean(places.map(([column]) => column)), mean(places.map(([, row]) => row))]
        : [6, 6];
    point = [MARGIN + point[0] * 100 + 50, MARGIN + point[1] * 100 + 50];
  }
  looked.set(scene, point);
  return point;
}
