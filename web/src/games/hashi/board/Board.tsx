/** A Hashi sheet: the printed chart, the marker on it, and what the table says about both. */
import { memo } from "preact/compat";
import { useEffect, useMemo } from "preact/hooks";
import { handle } from "../../../desk/handles";
import { ring, seedOf, straight } from "../../../draw/hand";
import { LETTERS } from "../../../api/wire";
import { useActing, Spot } from "../../../desk/board/Spot";
import type { BoardProps } from "../../face";
import { FlagAt, level, Neatline, Rose, SHORE, shoreOf, span, Waterlines, crossing } from "./chart";
import { Kind } from "../handles";
import { Digit, Line, placed } from "./Pen";
import { DIGITS } from "../../../draw/hand";
import { chosenSheet, type Ground, type IslandNow, type LineNow, type Lying, type SheetNow } from "../wire";
import "./board.css";

const ABREAST: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-6.6, 6.6], 3: [-11, 0, 11] };
const TOUCH = 30; // radius of an island for a finger: at 360 pixels, 24 are left for the shortest line
const PAUSE = 140; // ms between what is settled on one sheet and on the next
const AFTER_A_STROKE = 380; // a ring is drawn when its last bridge stands

export const BOX: [number, number, number, number] = [2, 4, 656, 654];
const SMALL = "translate(-22.2 -20.2) scale(1.0414)"; // without coordinates the sea may have their room

export function Board({ layout, scene, before, seat, small = false }: BoardProps<Ground, Lying>) {
  const ground = layout.board;
  const { board } = scene;
  const acting = useActing();
  const challenging = board.stage === "challenge" && board.challenger === board.seat && !small;
  const chosen = !small && chosenSheet(board, acting.picked) === seat;
  // Looking at somebody's sheet while one may challenge is choosing it.
  useEffect(() => {
    const h = handle(Kind.SHEET, LETTERS[seat]!);
    if (
      challenging &&
      acting.active &&
      seat !== board.seat &&
      acting.picked.length === 0 &&
      acting.hot.has(h)
    )
      acting.touch(h);
  }, [challenging, seat, acting.picked.length]);
  const sheet = board.sheets[seat];
  if (!sheet) return null;
  const was = before?.board.sheets[seat] ?? null;
  const passed = before?.board.stage === "set-up" && board.stage !== "set-up" && board.sheets.length > 1;
  const late = small ? (seat + 1) * PAUSE : 0;
  const active = !small && seat === board.seat && board.stage !== "challenge";
  return (
    <g class={small ? "hashi-sheet small" : "hashi-sheet"} transform={small ? SMALL : undefined}>
      {small ? <rect class="sea" x="23" y="23" width="630" height="628" rx="9" /> : <Chart ground={ground} />}
      <Printed ground={ground} sheet={sheet} />
      <g key={passed ? `passed-${seat}` : `shown-${seat}`} class={passed ? "hashi-ink passed" : "hashi-ink"}>
        <Ink ground={ground} sheet={sheet} was={passed ? null : was} small={small} late={late} />
      </g>
      {active && <Places ground={ground} board={board} sheet={sheet} />}
      {chosen && <Marks ground={ground} sheet={sheet} spots={layout.spots} />}
      <Flags ground={ground} small={small} />
    </g>
  );
}

const shoresOf = (ground: Ground): string[] =>
  ground.islands.map(({ name, at: [x, y] }) => shoreOf(name, x, y));

/** What never changes on the sheet. */
const Chart = memo(({ ground }: { ground: Ground }) => (
  <g class="still">
    <Neatline ground={ground} />
    <Rose ground={ground} />
    <Waterlines shores={shoresOf(ground)} />
  </g>
));

const Flags = memo(({ ground, small }: { ground: Ground; small: boolean }) => (
  <g class="hashi-flags">
    {ground.islands.map(({ name, flag, at: [x, y] }) => (
      <FlagAt key={name} flag={flag} x={x} y={y} small={small} />
    ))}
  </g>
));

/** What is printed, and how the islands look now. */
const Printed = memo(({ ground, sheet }: { ground: Ground; sheet: SheetNow }) => {
  const shores = useMemo(() => shoresOf(ground), [ground]);
  const dots = (shut: boolean): string =>
    ground.lines
      .map((_, line) => {
        const now = sheet.lines[line]!;
        if (now.bridges > 0 || now.shut !== shut) return "";
        const [x1, y1, x2, y2] = span(ground, line, SHORE + 9);
        return `M${x1} ${y1}L${x2} ${y2}`;
      })
      .join("");
  return (
    <g class="hashi-printed">
      <path class="dots" d={dots(false)} />
      <path class="dots shut" d={dots(true)} />
      {shores.map((d, i) => (
        <path key={i} class={sheet.islands[i]!.finished ? "isl fin" : "isl"} d={d} />
      ))}
    </g>
  );
});

interface InkProps {
  ground: Ground;
  sheet: SheetNow;
  was: SheetNow | null;
  small: boolean;
  late: number;
}

/** What hands have written: bridges, numbers, rings, and crosses through what is lost. */
const Ink = memo(({ ground, sheet, was, small, late }: InkProps) => (
  <>
    {ground.lines.map(({ name }, line) => (
      <Bridges
        key={name}
        ground={ground}
        line={line}
        now={sheet.lines[line]!}
        was={was?.lines[line] ?? null}
        small={small}
        late={late}
      />
    ))}
    {ground.islands.map((island, i) => (
      <Numbered
        key={island.name}
        island={island}
        now={sheet.islands[i]!}
        was={was?.islands[i] ?? null}
        small={small}
        late={late}
      />
    ))}
  </>
));

interface BridgesProps {
  ground: Ground;
  line: number;
  now: LineNow;
  was: LineNow | null;
  small: boolean;
  late: number;
}

const Bridges = memo(({ ground, line, now, was, small, late }: BridgesProps) => {
  const { name } = ground.lines[line]!;
  const old = was?.bridges ?? now.bridges;
  const [x1, y1, x2, y2] = span(ground, line, SHORE - 1.5);
  const across = level(ground, line);
  const wide = small ? 1.5 : 1;
  return (
    <>
      {(ABREAST[now.bridges] ?? []).map((off, k) => (
        <g
          key={k}
          class="abreast"
          style={{ transform: across ? `translateY(${off * wide}px)` : `translateX(${off * wide}px)` }}
        >
          <Line
            d={straight(x1, y1, x2, y2, seedOf(handle(Kind.LINE, name)) + k)}
            width={small ? 9 : 5.4}
            seed={(seedOf(name) % 997) + k}
            step={16}
            wet={k >= now.bridges - now.wet}
            core={!small}
            fresh={k >= old}
            delay={late + (k - old) * 160}
          />
        </g>
      ))}
    </>
  );
});

interface NumberedProps {
  island: Ground["islands"][number];
  now: IslandNow;
  was: IslandNow | null;
  small: boolean;
  late: number;
}

/** The number on an island, its ring, or the cross through it. */
const Numbered = memo(({ island, now, was, small, late }: NumberedProps) => {
  const {
    name,
    at: [x, y],
  } = island;
  const old = was ?? now;
  const seed = seedOf(`ink-${name}`) % 9973;
  const lacking = !small && !now.finished && !now.struck && now.number > now.bridges;
  return (
    <g>
      {now.number > 0 && (
        <Digit
          value={now.number}
          x={x}
          y={y}
          h={small ? 42 : 34}
          seed={seed}
          wet={now.wet}
          fresh={old.number === 0}
          delay={late}
        />
      )}
      {lacking && <Lacking x={x} y={y} count={now.number - now.bridges} />}
      {now.finished && (
        <Line
          d={ring(x, y, small ? 35 : 36, seed)}
          width={small ? 6.5 : 4.4}
          seed={seed}
          wet={now.ring_wet}
          core={!small}
          fresh={!old.finished}
          delay={late + AFTER_A_STROKE}
        />
      )}
      {now.struck && <Cross x={x} y={y} seed={seed} fresh={!old.struck} small={small} />}
    </g>
  );
});

/** As many dots round the island as bridges are still wanted. */
function Lacking({ x, y, count }: { x: number; y: number; count: number }) {
  const apart = 0.34; // radians
  return (
    <g class="lacking">
      {Array.from({ length: count }, (_, k) => {
        const angle = Math.PI / 4 + (k - (count - 1) / 2) * apart;
        return <circle key={k} cx={x + Math.cos(angle) * 36} cy={y + Math.sin(angle) * 36} r="3.4" />;
      })}
    </g>
  );
}

function Cross({
  x,
  y,
  seed,
  fresh,
  small,
}: {
  x: number;
  y: number;
  seed: number;
  fresh: boolean;
  small: boolean;
}) {
  const r = 27;
  const width = small ? 8 : 5.6;
  return (
    <>
      <Line
        d={straight(x - r, y - r, x + r, y + r, seed)}
        width={width}
        seed={seed}
        core={!small}
        fresh={fresh}
      />
      <Line
        d={straight(x + r, y - r, x - r, y + r, seed + 1)}
        width={width}
        seed={seed + 1}
        core={!small}
        fresh={fresh}
        delay={AFTER_A_STROKE}
      />
    </>
  );
}

/** Where a finger may go, and what the table says about it. */
function Places({ ground, board, sheet }: { ground: Ground; board: Lying; sheet: SheetNow }) {
  const acting = useActing();
  const attempts = useMemo(
    () =>
      ground.lines
        .map((_, line) => line)
        .filter((line) => acting.attempt.has(handle(Kind.LINE, ground.lines[line]!.name))),
    [ground, acting.attempt],
  );
  const picked = ground.islands.findIndex(({ name }) => acting.picked.includes(handle(Kind.ISLAND, name)));
  const number = board.stage === "draft" && board.wrote === null ? (board.card?.number ?? 0) : 0;
  return (
    <g class="hashi-places">
      {ground.lines.map((_, line) => (
        <LinePlace
          key={line}
          ground={ground}
          line={line}
          bridges={sheet.lines[line]!.bridges}
          attempts={attempts}
        />
      ))}
      {ground.islands.map(({ name, at }, i) => (
        <IslandPlace key={name} name={name} at={at} now={sheet.islands[i]!} number={number} />
      ))}
      {picked >= 0 && board.stage === "set-up" && <Choice at={ground.islands[picked]!.at} />}
    </g>
  );
}

interface LinePlaceProps {
  ground: Ground;
  line: number;
  bridges: number;
  attempts: number[];
}

const LinePlace = memo(({ ground, line, bridges, attempts }: LinePlaceProps) => {
  const { name, at: spot } = ground.lines[line]!;
  const h = handle(Kind.LINE, name);
  const across = level(ground, line);
  const [x1, y1, x2, y2] = span(ground, line, SHORE + 3);
  const [hx1, hy1, hx2, hy2] = span(ground, line, TOUCH - 4);
  const wide = 25;
  // A second bridge is dotted beside the first.
  const [ox, oy] = bridges === 0 ? [0, 0] : across ? [0, 11] : [11, 0];
  const along = `M${x1 + ox} ${y1 + oy}L${x2 + ox} ${y2 + oy}`;
  const at =
    attempts
      .map((other) => (other === line ? null : crossing(ground, line, other)))
      .find((met) => met !== null) ?? spot;
  return (
    <Spot h={h} class="line-place">
      {across ? (
        <rect class="hit" x={hx1} y={hy1 - wide} width={hx2 - hx1} height={2 * wide} />
      ) : (
        <rect class="hit" x={hx1 - wide} y={hy1} width={2 * wide} height={hy2 - hy1} />
      )}
      <path class="o-ghost" d={along} />
      <path class="o-bed" d={along} />
      <path class="o-can" d={along} />
      <path class="o-try" d={along} />
      <circle class="o-ring" cx={at[0]} cy={at[1]} r="22" />
      <Badge h={h} x={spot[0]} y={spot[1]} />
    </Spot>
  );
});

interface IslandPlaceProps {
  name: string;
  at: [number, number];
  now: IslandNow;
  number: number;
}

const IslandPlace = memo(({ name, at: [x, y], now, number }: IslandPlaceProps) => {
  const h = handle(Kind.ISLAND, name);
  return (
    <Spot h={h} class="island-place">
      <circle class="hit" cx={x} cy={y} r={TOUCH} />
      {number > 0 && now.number === 0 && (
        <path
          class="o-ghost"
          d={DIGITS[String(number)]}
          transform={placed(x, y, 34, seedOf(`ink-${name}`) % 9973)}
        />
      )}
      <circle class="o-bed" cx={x} cy={y} r="36" />
      <circle class="o-can" cx={x} cy={y} r="36" />
      <circle class="o-try" cx={x} cy={y} r="36" />
      <circle class="o-ring" cx={x} cy={y} r="44" />
      <Badge h={h} x={x - 28} y={y - 28} />
    </Spot>
  );
});

/** The number of a suggested move; 0 is somebody pointing. */
function Badge({ h, x, y }: { h: string; x: number; y: number }) {
  const n = useActing().hints.get(h);
  if (n === undefined) return null;
  return (
    <g class="badge" transform={`translate(${x} ${y})`}>
      <circle r="14" />
      {n > 0 ? <text y="5.6">{n}</text> : <path d="M-5.5-3.5 0 3.5 5.5-3.5" />}
    </g>
  );
}

/** Set-up: a 3 or a 4, beside the island that was touched. */
function Choice({ at: [x, y] }: { at: [number, number] }) {
  const below = y < 160;
  return (
    <g
      class="hashi-choice"
      transform={`translate(${Math.min(Math.max(x, 92), 584)} ${below ? y + 74 : y - 74})`}
    >
      <rect class="slip" x="-64" y="-33" width="128" height="66" rx="12" />
      {[3, 4].map((value, i) => (
        <Spot key={value} h={handle(Kind.NUMBER, value)} transform={`translate(${i * 60 - 30} 0)`}>
          <rect class="hit" x="-28" y="-28" width="56" height="56" rx="9" />
          <Digit value={value} x={0} y={0} h={40} seed={value + 5} wet />
        </Spot>
      ))}
    </g>
  );
}

/** Paper mode: every mark of the chosen sheet can be challenged. */
function Marks({
  ground,
  sheet,
  spots,
}: {
  ground: Ground;
  sheet: SheetNow;
  spots: Record<string, [number, number]>;
}) {
  const { show } = useActing();
  return (
    <g class={show ? "hashi-places marks asked" : "hashi-places marks"}>
      {ground.lines.map(({ name }, line) => {
        const across = level(ground, line);
        const abreast = ABREAST[sheet.lines[line]!.bridges] ?? [];
        const [x1, y1, x2, y2] = span(ground, line, SHORE + 3);
        const wide = abreast.length > 1 ? 7 : 22;
        return abreast.map((off, k) => {
          const h = handle(Kind.MARK, name + (k ? `/${k + 1}` : ""));
          const [ox, oy] = across ? [0, off] : [off, 0];
          const at = spots[h] ?? [0, 0];
          return (
            <Spot key={h} h={h} class="line-place">
              {across ? (
                <rect class="hit" x={x1} y={y1 + oy - wide} width={x2 - x1} height={2 * wide} />
              ) : (
                <rect class="hit" x={x1 + ox - wide} y={y1} width={2 * wide} height={y2 - y1} />
              )}
              <path class="o-can" d={`M${x1 + ox} ${y1 + oy}L${x2 + ox} ${y2 + oy}`} />
              <circle class="o-ring" cx={at[0]} cy={at[1]} r="14" />
            </Spot>
          );
        });
      })}
      {ground.islands.map(({ name, at: [x, y] }, i) =>
        sheet.islands[i]!.number > 0 ? (
          <Spot key={name} h={handle(Kind.MARK, name)} class="island-place">
            <circle class="hit" cx={x} cy={y} r="30" />
            <circle class="o-can" cx={x} cy={y} r="31" />
            <circle class="o-ring" cx={x} cy={y} r="40" />
          </Spot>
        ) : null,
      )}
    </g>
  );
}
