/** Beside the board: the rack of wood, on small screens with the map; then what the turn brought, and the bag. */
import { memo } from "preact/compat";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Fact, Layout, Scene } from "../../api/wire";
import { classes } from "../../classes";
import { seen, type Box } from "../../desk/board/camera";
import { Touch, useActing } from "../../desk/board/Spot";
import { handle } from "../../desk/handles";
import { say } from "../../texts/speak";
import type { BesideProps } from "../face";
import { Kind } from "./handles";
import { lastOf, latest, sum, type Latest } from "./board/lays";
import { placeOf } from "./board/strands";
import { TilePicture } from "./board/Tile";
import { tileIn, type Geometry, type Position, type Tile } from "./wire";

type Props = BesideProps<Geometry, Position>;

export function Beside({ layout, scene, seat, told = [] }: Props) {
  const { board } = scene;
  const drawn = board.hand > 0 && board.mover !== null;
  // In a replay every rack is open: the one in turn is the one to look at.
  const watched =
    scene.prompt === null && board.mover !== null && board.racks[board.mover]?.some((tile) => tile !== null);
  const whose = drawn || watched ? board.mover! : seat;
  const rack = board.racks[whose] ?? [];
  const now = useMemo(() => latest(told, board), [told, board]);
  const acting = useActing();
  const picked = tileIn(acting.picked);
  const title = drawn
    ? say("loopit-page-drawn", { seat: whose })
    : Object.keys(board.fits).length > 0
      ? say("loopit-page-rack")
      : say("loopit-page-rack-of", { seat: whose });
  return (
    <div class="loopit-beside">
      <section class="rack-of">
        <h2 class="head">
          {title}
          {picked && board.fits[picked] && (
            <small>{say("loopit-page-places", { places: Object.keys(board.fits[picked]!).length })}</small>
          )}
        </h2>
        <div class="rack-row">
          <Chart
            geometry={layout.board}
            board={board}
            now={now}
            wet={scene.prompt !== null && now?.running === true}
          />
          <Rack rack={rack} />
        </div>
      </section>
    </div>
  );
}

/** A rack of wood with its tiles; the ones of one's own can be taken up. */
function Rack({ rack }: { rack: readonly (Tile | null)[] }) {
  const [taken, setTaken] = useState(0); // which of two equal tiles was touched
  const acting = useActing();
  const chosen = (tile: Tile, slot: number): boolean =>
    rack[taken]?.name === tile.name
      ? slot === taken
      : rack.findIndex((one) => one?.name === tile.name) === slot;
  // A tile that waits on the board for its second touch is not on the rack.
  const away = acting.ready.length > 0 ? tileIn(acting.ready) : null;
  return (
    <div class="rack" data-tiles={rack.length}>
      <svg class="rack-back" viewBox="0 0 360 86" preserveAspectRatio="none" aria-hidden="true">
        <rect class="wd-back" x="6" y="8" width="348" height="70" rx="7" />
        <path
          class="wd-g dark"
          d="M10 24C90 20 160 29 240 23S340 27 350 24M10 40C80 44 150 36 220 41S330 38 350 41M10 58C70 54 180 62 250 57S330 60 350 57"
        />
        <path class="wd-l" d="M12 11H348" />
      </svg>
      <ul>
        {rack.map((tile, slot) => (
          <li key={slot}>
            {tile ? (
              <span onClickCapture={() => setTaken(slot)}>
                <Touch
                  h={handle(Kind.TILE, tile.name)}
                  class={classes(
                    "rack-tile",
                    !chosen(tile, slot) && "twin",
                    away === tile.name && chosen(tile, slot) && "away",
                  )}
                >
                  <TilePicture tile={tile} />
                  {(acting.hints.get(handle(Kind.TILE, tile.name)) ?? 0) > 0 && (
                    <b class="hint-no num-t">{acting.hints.get(handle(Kind.TILE, tile.name))}</b>
                  )}
                </Touch>
              </span>
            ) : (
              <span class="rack-tile">
                <TilePicture tile={null} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <svg class="rack-front" viewBox="0 0 360 30" preserveAspectRatio="none" aria-hidden="true">
        <rect class="wd" x="1" y="1" width="358" height="28" rx="7" />
        <path
          class="wd-g"
          d="M8 11C90 8 150 15 230 10S330 13 352 11M8 19C70 22 170 16 240 20S320 18 352 20"
        />
        <circle class="wd-g" cx="286" cy="17" r="3.2" />
        <path class="wd-l" d="M8 3.6H352" />
      </svg>
    </div>
  );
}

/** At the end everybody's racks lie open. */
function Left({ board, seat }: { board: Position; seat: number }) {
  return (
    <ul class="racks-left">
      {board.racks.map((rack, owner) =>
        owner === seat || rack.length === 0 ? null : (
          <li key={owner}>
            <span>{say("loopit-page-rack-of", { seat: owner })}</span>
            <span class="tiles">
              {rack.map((tile, i) => (
                <TilePicture key={i} tile={tile} />
              ))}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

/** Each lay of the turn with its sum, as one would say it at the table. */
function TurnList({
  layout,
  scene,
  told,
}: {
  layout: Layout<Geometry>;
  scene: Scene<Position>;
  told: readonly Fact[];
}) {
  const { board } = scene;
  const now = useMemo(() => latest(told, board), [told, board]);
  if (!now || (now.turn.lays.length === 0 && !now.running)) return null;
  const { turn, running } = now;
  const own = running && scene.prompt !== null; // only who acts is asked to do something
  const more =
    running &&
    own &&
    turn.lays.length < layout.board.lays &&
    Object.values(board.fits).some((squares) => Object.keys(squares).length > 0);
  return (
    <section class="turn-of">
      <h2 class="head">
        {running
          ? own
            ? say("loopit-page-turn")
            : say("loopit-page-turn-of", { seat: turn.seat })
          : say("loopit-page-turn-last", { seat: turn.seat })}
        {running && <small>{say("loopit-screen-laid", { laid: board.laid, lays: layout.board.lays })}</small>}
      </h2>
      <ol class="lays">
        {turn.lays.map((lay) => (
          <li key={lay.square}>
            <TilePicture tile={lay.tile} square={lay.square} />
            <span>
              <span class="num-t">
                {lay.tile.value}
                {lay.times > 1 && ` × ${lay.times}`}
                {lay.linked > 0 && ` + ${lay.linked}`}
              </span>
              <em>
                {lay.times > 1
                  ? say("loopit-page-on-bonus", { square: lay.square, times: lay.times })
                  : say("loopit-page-on", { square: lay.square })}
              </em>
            </span>
            <b class="num-t">{lay.points}</b>
          </li>
        ))}
        {more && (
          <li class="next">
            <span class="place" />
            <em>{say(layout.board.agreed.stop === "free" ? "loopit-page-more" : "loopit-page-must")}</em>
          </li>
        )}
      </ol>
      <p class="sum">
        <span>{say("loopit-page-sum")}</span>
        <b class="num-t">{sum(turn)}</b>
      </p>
    </section>
  );
}

function Bag({ layout, board }: { layout: Layout<Geometry>; board: Position }) {
  const out = board.gone + board.thrown.reduce((all, some) => all + some, 0);
  return (
    <div class="bag">
      <svg viewBox="0 0 44 48" aria-hidden="true">
        <path d="M15 14C6 20 3 28 4 36c.6 6 4 9 18 9s17.4-3 18-9c1-8-2-16-11-22z" />
        <path d="M13 5c3 2 4 5 3.5 9h11C27 10 28 7 31 5c-3-2-5-1-6.5 0-1.5-2-3.5-2-5 0C18 4 16 3 13 5z" />
        <path d="M13.5 14h17" />
        <path class="seam" d="M11 37c6 3 16 3 22 0" />
      </svg>
      <span>
        {say("loopit-page-bag", { count: board.bag })}
        {out > 0 && <small>{say("loopit-page-gone", { count: out })}</small>}
        <small>
          {say(board.rounds > 0 ? "loopit-screen-round-of" : "loopit-screen-round", {
            round: board.round,
            rounds: board.rounds,
          })}
        </small>
        {!board.over && <small>{say(`loopit-page-ends-${layout.board.agreed.end}`)}</small>}
      </span>
    </div>
  );
}

/** What may still come: all tiles less those that lie open. Anybody may count at a table. */
function Unseen({ layout, board }: { layout: Layout<Geometry>; board: Position }) {
  const counted = useMemo(() => {
    const left = new Map<string, { tile: Tile; count: number }>();
    for (const kind of layout.board.kinds) left.set(kind.name, { tile: kind, count: kind.count });
    const seen = [...Object.values(board.tiles), ...board.racks.flat().filter((tile) => tile !== null)];
    for (const tile of seen) left.get(tile.name)!.count--;
    return [...left.values()]
      .filter((one) => one.count > 0)
      .sort((a, b) => a.tile.ends.length - b.tile.ends.length || b.tile.value - a.tile.value);
  }, [layout, board]);
  if (counted.length === 0) return null;
  return (
    <details class="unseen">
      <summary>{say("loopit-page-unseen")}</summary>
      <ul>
        {counted.map(({ tile, count }) => (
          <li key={tile.name}>
            <TilePicture tile={tile} />
            <span class="num-t">{count}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Beside a name: how many tiles stand on that rack, and what the last turn brought. */
export function SeatRack({
  scene,
  seat,
  told = [],
}: {
  layout: Layout<Geometry>;
  scene: Scene<Position>;
  seat: number;
  told?: readonly Fact[];
}) {
  const { board } = scene;
  const held = board.racks[seat]?.length ?? 0;
  const last = useMemo(() => lastOf(told, board, seat), [told, board, seat]);
  return (
    <div class={`seat-rack${board.mover === seat ? " on" : ""}`}>
      <span class="held" role="img" aria-label={say("loopit-page-held", { count: held })}>
        {Array.from({ length: held }, (_, i) => (
          <i key={i} />
        ))}
      </span>
      {last !== null && <span class="last">{say("loopit-page-last", { points: last })}</span>}
    </div>
  );
}

/** Below the buttons: what the turn brought, the bag, what may still come; at the end everybody's racks. */
export function Aside({ layout, scene, seat, told = [] }: Props) {
  const { board } = scene;
  return (
    <div class="loopit-aside">
      {board.over && <Left board={board} seat={seat} />}
      <TurnList layout={layout} scene={scene} told={told} />
      <Bag layout={layout} board={board} />
      <Unseen layout={layout} board={board} />
    </div>
  );
}

/** The whole board as a map, on screens that show a part of it: touch it to look there. */
function Chart({
  geometry,
  board,
  now,
  wet,
}: {
  geometry: Geometry;
  board: Position;
  now: Latest | null;
  wet: boolean;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const whole = geometry.size * 100 + 2 * geometry.margin;
  const shown = seen.use();
  const part =
    shown && (shown.box[2] < whole - 2 || shown.box[3] < whole - 2) ? within(shown.box, whole) : null;

  const go = (event: MouseEvent): void => {
    const map = button.current?.getBoundingClientRect();
    if (!map || event.detail === 0) return;
    const [x, y] = [(event.clientX - map.left) / map.width, (event.clientY - map.top) / map.height];
    shown?.look(x * whole, y * whole);
  };
  const lately = new Set(now?.turn.lays.map((lay) => lay.square));
  return (
    <button
      type="button"
      class="map"
      data-whole={shown && !part ? "" : undefined} // until the board is drawn, its place is kept
      ref={button}
      onClick={go}
      aria-label={say("loopit-page-map")}
      tabIndex={-1}
    >
      <svg viewBox={`0 0 ${whole} ${whole}`} aria-hidden="true">
        <rect class="cloth" width={whole} height={whole} rx="40" />
        <rect
          class="water"
          x={geometry.margin}
          y={geometry.margin}
          width={geometry.size * 100}
          height={geometry.size * 100}
        />
        {Object.entries(geometry.bonus).map(([square, times]) => (
          <Dot key={square} square={square} margin={geometry.margin} class={`ground-sq x${times}`} />
        ))}
        {Object.keys(board.open).map((square) => (
          <Dot key={`o${square}`} square={square} margin={geometry.margin} class="lead" />
        ))}
        {Object.keys(board.tiles).map((square) => (
          <Dot
            key={`t${square}`}
            square={square}
            margin={geometry.margin}
            class={lately.has(square) ? (wet ? "mt now wet" : "mt now") : "mt"}
          />
        ))}
        {part && (
          <rect
            class="win"
            x={part[0] + 8}
            y={part[1] + 8}
            width={Math.max(0, part[2] - 16)}
            height={Math.max(0, part[3] - 16)}
            rx="20"
          />
        )}
      </svg>
    </button>
  );
}

/** The part of a window that lies on the board. */
function within([x, y, width, height]: Box, whole: number): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return [left, top, Math.min(whole, x + width) - left, Math.min(whole, y + height) - top];
}

const Dot = memo(({ square, margin, class: named }: { square: string; margin: number; class: string }) => {
  const [column, row] = placeOf(square);
  return (
    <rect
      class={named}
      x={margin + column * 100 + 4}
      y={margin + row * 100 + 4}
      width="92"
      height="92"
      rx="6"
    />
  );
});
