/** A board of The Border: an island country whose border is crossed off; closed areas are hatched. */
import { memo } from "preact/compat";
import type { JSX } from "preact";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { Spot, useActing } from "../../../desk/board/Spot";
import { handle } from "../../../desk/handles";
import { Glyph } from "../../../draw/Glyph";
import { felt, ring, seedOf, straight, type Point } from "../../../draw/hand";
import { Stroke, Written } from "../../../draw/Ink";
import { calm } from "../../../motion";
import type { BoardProps } from "../../face";
import { country, LANDSCAPE, type Chain, type Country, type Place } from "./country";
import { CROSSES, crossOf, SPACE } from "./cross";
import { Kind } from "../handles";
import { hexagon } from "./hexes";
import { Motif } from "./Motif";
import "./board.css";
import type { Ground, Lying, Sheet } from "../wire";

const WET = 5;
const FELTED = CROSSES.map((strokes, i) => strokes.map((d, k) => felt(d, WET, i * 3 + k)).join(""));
/** From the open sea to the shore: a line, and water again up to the next. */
const WATERLINES = [62, 59, 47, 44, 33, 29.5, 20, 16];

export function Board({
  layout,
  scene,
  before,
  seat,
  small = false,
}: BoardProps<Ground, Lying>): JSX.Element | null {
  const ground = layout.board;
  const table = scene.board;
  const sheet = table.seats[seat];
  const land = country(ground);
  const id = useId();
  const dealt = sheet?.board ?? 0;
  const printed = useMemo(() => <Printed land={land} small={small} />, [land, small]);
  const crossed = sheet ? [...sheet.dry, ...sheet.wet].join() : "";
  const border = useMemo(
    () => (
      <Border
        ground={ground}
        land={land}
        board={dealt}
        crossed={new Set(crossed ? crossed.split(",").map(Number) : [])}
        small={small}
      />
    ),
    [ground, land, dealt, crossed, small],
  );
  if (!sheet) return null;
  const earlier =
    before && before.board.seats[seat]?.board === sheet.board && before.board.round <= table.round
      ? before.board.seats[seat]!
      : null;
  const turn = (seat - (table.active ?? 0) + table.seats.length) % table.seats.length;
  return (
    <g class={small ? "border-board small" : "border-board"}>
      {printed}
      {land.places.map((place, i) => (
        <Closing
          key={i}
          id={`${id}-${i}`}
          place={place}
          state={sheet.areas[i]!}
          fresh={earlier?.areas[i]?.points === 0 && !calm()}
          small={small}
        />
      ))}
      {border}
      {!small && land.places.map((place, i) => <Picture key={i} place={place} state={sheet.areas[i]!} />)}
      <Crosses ground={ground} sheet={sheet} earlier={earlier} turn={turn} small={small} />
      {small
        ? land.places.map((place, i) => sheet.areas[i]!.points > 0 && <Tick key={i} place={place} />)
        : null}
      {!small && seat === table.viewer && (
        <Places ground={ground} land={land} sheet={sheet} first={table.stage === "first"} />
      )}
    </g>
  );
}

/** Water, shore, grounds. */
function Printed({ land, small }: { land: Country; small: boolean }): JSX.Element {
  return (
    <g class={small ? undefined : "still"}>
      {!small &&
        WATERLINES.map((width, i) => (
          <path key={i} class={i % 2 ? "tb-sea" : "tb-line"} d={land.land} style={{ strokeWidth: width }} />
        ))}
      <path class="tb-shore" d={land.land} />
      {land.places.map(({ area, ground, marks }) => (
        <g key={area.motif} class={`tb-${LANDSCAPE[area.motif]}`}>
          <path class="tb-ground" d={ground} />
          {!small && (
            <path class="tb-marks" d={marks.map((spot) => mark(LANDSCAPE[area.motif], spot)).join("")} />
          )}
        </g>
      ))}
    </g>
  );
}

function mark(landscape: "rock" | "meadow" | "sand" | "lake", [x, y]: Point): string {
  const from = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  if (landscape === "rock") return `${from}l5-7 3 4 3-3 5 6m-9-3-2 3`;
  if (landscape === "meadow") return `${from}c-1-3-2-5-4-6m4 6v-8m0 8c1-3 2-5 4-6`;
  if (landscape === "lake") return `${from}c3-3 5-3 8 0s5 3 8 0`;
  return `${from}h.01m6 3h.01m-2-6h.01`;
}

/** All segments: first their outlines, then the fills, so that a chain reads as one piece; crossed spaces are drained. */
function Border({
  ground,
  land,
  board,
  crossed,
  small,
}: {
  ground: Ground;
  land: Country;
  board: number;
  crossed: ReadonlySet<number>;
  small: boolean;
}): JSX.Element {
  const chains = land.chains[board] ?? land.chains[0]!;
  return (
    <g>
      {chains.map((chain) => (
        <path key={chain.segment.name} class={`tb-edge tb-e-${chain.segment.hue}`} d={chain.whole} />
      ))}
      {ground.white.map((n) => (
        <path key={n} class="tb-edge tb-e-white" d={land.spaces[n]} />
      ))}
      {chains.map((chain) => (
        <Links key={chain.segment.name} chain={chain} crossed={crossed} />
      ))}
      {!small &&
        chains.flatMap(({ segment }) =>
          segment.spaces
            .filter((n) => !crossed.has(n))
            .map((n) => (
              <Glyph
                key={n}
                hue={segment.hue}
                x={ground.spaces[n]!.at[0]}
                y={ground.spaces[n]!.at[1]}
                scale={1.3}
              />
            )),
        )}
      {ground.white.map((n) => {
        const [x, y] = ground.spaces[n]!.at;
        return (
          <g key={n}>
            <path class="tb-c-white" d={land.spaces[n]} />
            <path class="tb-printed" d={`M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`} />
          </g>
        );
      })}
    </g>
  );
}

function Links({ chain, crossed }: { chain: Chain; crossed: ReadonlySet<number> }): JSX.Element {
  const { segment, hexes, necks } = chain;
  const shut = segment.spaces.map((n) => crossed.has(n));
  const open =
    hexes.filter((_, i) => !shut[i]).join("") + necks.filter((_, i) => !shut[i] && !shut[i + 1]).join("");
  const drained =
    hexes.filter((_, i) => shut[i]).join("") + necks.filter((_, i) => shut[i] || shut[i + 1]).join("");
  return (
    <>
      {drained && <path class={`tb-w-${segment.hue}`} d={drained} />}
      {open && <path class={`tb-c-${segment.hue}`} d={open} />}
    </>
  );
}

interface AreaState {
  points: number;
  now: number;
  lacks: number;
}

/** A closed area is hatched; wet while only the draft closes it. */
const Closing = memo(
  ({
    id,
    place,
    state,
    fresh,
    small,
  }: {
    id: string;
    place: Place;
    state: AreaState;
    fresh: boolean;
    small: boolean;
  }): JSX.Element | null => {
    const closed = state.points > 0;
    if (!closed && state.lacks > 0) return null;
    return (
      <g class={`tb-closed${closed ? "" : " wet"}${closed && fresh ? " fresh" : ""}`}>
        <clipPath id={id}>
          <path d={place.ground} />
        </clipPath>
        <path class="tb-hatch" clip-path={`url(#${id})`} d={hatch(place, small)} />
      </g>
    );
  },
);

const hatched = new WeakMap<Place, Map<boolean, string>>();

function hatch(place: Place, small: boolean): string {
  const kept = hatched.get(place) ?? new Map<boolean, string>();
  hatched.set(place, kept);
  let d = kept.get(small);
  if (d === undefined) {
    const xs = place.area.inside.map(([x]) => x);
    const ys = place.area.inside.map(([, y]) => y);
    const [x0, x1, y0, y1] = [
      Math.min(...xs) - 30,
      Math.max(...xs) + 30,
      Math.min(...ys) - 30,
      Math.max(...ys) + 30,
    ];
    const seed = seedOf(place.area.motif) % 9973;
    d = "";
    for (let x = x0 - (y1 - y0), k = 0; x < x1; x += small ? 26 : 15, k++)
      d += felt(straight(x, y1, x + (y1 - y0) * 0.9, y0, seed + k), small ? 9 : 4.6, seed + k, { step: 40 });
    kept.set(small, d);
  }
  return d;
}

/** What an area is and what it would bring now; once it is closed, what it brought, in one's own hand. */
const Picture = memo(({ place, state }: { place: Place; state: AreaState }): JSX.Element => {
  const { area, picture, value } = place;
  return (
    <g>
      <Motif name={area.motif} x={picture.x} y={picture.y} scale={picture.scale} />
      {state.points > 0 ? (
        <Written value={state.points} x={value[0]} y={value[1]} h={30} seed={area.value} />
      ) : (
        <text
          class={state.now < area.value ? "tb-value later" : "tb-value"}
          x={value[0]}
          y={value[1]}
          dy="0.35em"
        >
          {state.now}
        </text>
      )}
    </g>
  );
});

/** Ticks on small boards: an area is closed. */
const Tick = memo(({ place }: { place: Place }): JSX.Element => {
  const { x, y } = place.room;
  const d = straight(x - 30, y + 2, x - 8, y + 26, 4) + straight(x - 8, y + 26, x + 34, y - 28, 5);
  return <path class="mk" d={felt(d, 15, 3)} />;
});

/** What is written: dry for good, wet in one's draft; what is new since the last scene is being written now. */
const Crosses = memo(
  ({
    ground,
    sheet,
    earlier,
    turn,
    small,
  }: {
    ground: Ground;
    sheet: Sheet;
    earlier: Sheet | null;
    turn: number;
    small: boolean;
  }): JSX.Element => {
    const white = new Set(ground.white);
    const was = earlier && !calm() ? new Set([...earlier.dry, ...earlier.wet]) : null;
    const wasWet = new Set(earlier?.wet ?? []);
    let news = 0;
    const cross = (n: number, wet: boolean): JSX.Element => {
      const [x, y] = ground.spaces[n]!.at;
      const move = `translate(${x} ${y})`;
      if (was && !was.has(n)) {
        const delay = turn * 2 + news++;
        return (
          <g key={n} transform={move} class="tb-cross">
            {CROSSES[crossOf(n)]!.map((d, k) => (
              <Stroke
                key={k}
                d={d}
                width={WET}
                seed={crossOf(n) * 3 + k}
                wet={wet}
                core={false}
                fresh
                delay={delay + k * 0.8}
              />
            ))}
          </g>
        );
      }
      if (wet) {
        return (
          <g key={n} transform={move} class="tb-cross">
            <path class="mk-halo" d={CROSSES[crossOf(n)]!.join("")} style={{ strokeWidth: 12 }} />
            <path class="mk wet" d={FELTED[crossOf(n)]} />
          </g>
        );
      }
      return (
        <g key={n} transform={move} class="tb-cross">
          <path class={wasWet.has(n) ? "mk drying" : "mk"} d={FELTED[crossOf(n)]} />
        </g>
      );
    };
    return (
      <g class={small ? "tb-crosses small" : "tb-crosses"}>
        {sheet.dry.filter((n) => !white.has(n)).map((n) => cross(n, false))}
        {sheet.wet.map((n) => cross(n, true))}
      </g>
    );
  },
);

/** Where fingers go: whole segments in the first action, spaces otherwise. */
function Places({
  ground,
  land,
  sheet,
  first,
}: {
  ground: Ground;
  land: Country;
  sheet: Sheet;
  first: boolean;
}): JSX.Element {
  const acting = useActing();
  const crossed = new Set([...sheet.dry, ...sheet.wet]);
  const chains = land.chains[sheet.board ?? 0]!;
  const of = land.segmentOf[sheet.board ?? 0]!;
  const whole = first && sheet.board !== null;
  const here = useRef<SVGGElement>(null);
  const shown = [...acting.witness, ...acting.hints.keys()].join();
  useEffect(() => {
    if (shown) uncover(here.current?.querySelector(".tb-witness, .tb-hint") ?? null);
  }, [shown]);
  return (
    <g ref={here}>
      {whole &&
        chains.map(({ segment }) => {
          const open = segment.spaces.filter((n) => !crossed.has(n));
          const shown = open.length > 0 ? open : segment.spaces;
          return (
            <Touchable
              key={segment.name}
              h={handle(Kind.SEGMENT, segment.name)}
              hue={segment.hue}
              middles={shown.map((n) => ground.spaces[n]!.at)}
              more={segment.spaces.filter((n) => !shown.includes(n)).map((n) => ground.spaces[n]!.at)}
              crosses={shown.map(crossOf)}
              radius={ground.radius}
            />
          );
        })}
      {ground.spaces.map(({ name, at }, n) =>
        whole && of[n]! >= 0 ? (
          <Witness key={name} h={handle(Kind.SPACE, name)} middles={[at]} radius={ground.radius} />
        ) : (
          <Touchable
            key={name}
            h={handle(Kind.SPACE, name)}
            hue={chains[of[n]!]?.segment.hue ?? "white"}
            middles={[at]}
            crosses={[crossOf(n)]}
            radius={ground.radius}
          />
        ),
      )}
    </g>
  );
}

/** On a phone the dock may lie over what is being pointed at: scroll it out from under. */
function uncover(place: Element | null): void {
  const dock = document.querySelector(".dock")?.getBoundingClientRect();
  if (!place || !dock || dock.width < innerWidth - 1) return;
  const { top, bottom } = place.getBoundingClientRect();
  if (bottom > dock.top - 8 || top < 0) {
    scrollBy({ top: (top + bottom) / 2 - dock.top / 2, behavior: calm() ? "auto" : "smooth" });
  }
}

/** What stands in the way of a refused move, ringed. */
function Witness({
  h,
  middles,
  radius,
}: {
  h: string;
  middles: Point[];
  radius: number;
}): JSX.Element | null {
  if (!useActing().witness.has(h)) return null;
  return (
    <>
      {middles.map(([x, y], i) => {
        const d = ring(x, y, radius * 0.98, seedOf(h) + i);
        return (
          <g key={i}>
            <path class="tb-bed" d={d} />
            <path class="tb-witness" d={felt(d, 4, i + 1)} />
          </g>
        );
      })}
    </>
  );
}

interface TouchableProps {
  h: string;
  hue: string;
  middles: Point[];
  more?: Point[];
  crosses: number[];
  radius: number;
}

function Touchable({ h, hue, middles, more = [], crosses, radius }: TouchableProps): JSX.Element {
  const acting = useActing();
  const hot = acting.hot.has(h);
  const shown = hot && (acting.show || acting.picked.length > 0);
  const hint = acting.hints.get(h);
  const rim =
    shown || hint !== undefined ? middles.map((middle) => hexagon(middle, radius * 0.92)).join("") : "";
  const planned = acting.ready.includes(h) || acting.attempt.has(h);
  const [first] = middles;
  return (
    <Spot h={h} class="tb-spot">
      <path
        class={hot ? "tb-hit wide" : "tb-hit"}
        d={[...middles, ...more].map((middle) => hexagon(middle, radius)).join("")}
      />
      {rim && <path class="tb-bed" d={rim} />}
      {shown && hint === undefined && <path class="tb-dots" d={rim} />}
      {hint !== undefined && <path class="tb-hint" d={rim} />}
      {planned &&
        middles.map(([x, y], i) => (
          <g key={i} class="tb-planned" transform={`translate(${x} ${y})`}>
            <path class={`tb-w-${hue}`} d={hexagon([0, 0], radius * SPACE)} />
            <path
              class={acting.attempt.has(h) ? "tb-attempt" : "tb-ready"}
              d={CROSSES[crosses[i]!]!.join("")}
            />
          </g>
        ))}
      <Witness h={h} middles={middles} radius={radius} />
      {hint !== undefined && hint > 0 && first && (
        <g class="tb-number" transform={`translate(${first[0] + radius * 0.62} ${first[1] - radius * 0.62})`}>
          <circle r="13" />
          <text y="6">{hint}</text>
        </g>
      )}
    </Spot>
  );
}
