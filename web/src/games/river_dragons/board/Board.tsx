/** The delta with everything on it. Pieces are drawn first; what can be touched lies over them, as the card needs it. */
import { memo } from "preact/compat";
import { useEffect, useMemo } from "preact/hooks";
import { handle, nameIn } from "../../../desk/handles";
import { at as pair } from "../../../draw/hand";
import { Spot, useActing, type Acting } from "../../../desk/board/Spot";
import type { BoardProps } from "../../face";
import "./board.css";
import { Kind } from "../handles";
import { LENGTHS, lie, PawnPiece, PlankWood, Serpent, StonePiece, WIDTH } from "./pieces";
import { pointAt, propose, useProposal, type Proposal } from "./proposal";
import { Scenery } from "./Scenery";
import { hueOf, laying, sinking, type At, type Delta, type Lying, type Player, type River } from "../table";

const isVillage = (handle: string): boolean => nameIn(handle, Kind.VILLAGE) !== null;
const isSupport = (handle: string): boolean => nameIn(handle, Kind.STONE) !== null || isVillage(handle);

interface Span {
  at: At;
  along: At;
}

/** Where a plank between two supports is drawn: a village counts from its rim. */
function span(delta: Delta, spots: Record<string, At>, one: string, other: string): Span | null {
  const [from, to] = isVillage(other) ? [other, one] : [one, other];
  const [a, b] = [spots[from], spots[to]];
  if (!a || !b) return null;
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const rim = isVillage(from) ? delta.villageRadius : 0;
  const share = 0.5 + rim / far / 2;
  return {
    at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
    along: [(b[0] - a[0]) / far, (b[1] - a[1]) / far],
  };
}

const placed = (place: Span): string =>
  `translate(${pair(...place.at)}) rotate(${lie(place.along).toFixed(1)})`;

// Pawns in one village stand round its banner, beside the way out: so far towards the water, so far along the bank.
const ROUND: readonly At[] = [
  [14, 54],
  [14, -54],
  [-26, 54],
  [-26, -54],
  [58, 30],
  [58, -30],
];

function inVillage(delta: Delta, village: number, place: number): At {
  const [x, y] = delta.villages[village]!;
  const angle = Math.atan2(delta.height / 2 - y, delta.width / 2 - x);
  const [inwards, along] = ROUND[place % ROUND.length]!;
  return [
    x + inwards * Math.cos(angle) - along * Math.sin(angle),
    y + inwards * Math.sin(angle) + along * Math.cos(angle) + 14,
  ];
}

/** A flag on the goal, where no pawn stands. */
function flagAt(delta: Delta, village: number): At {
  const [x, y] = inVillage(delta, village, 1);
  const [vx, vy] = delta.villages[village]!;
  return [vx + (x - vx) * 0.5, vy + (y - 14 - vy) * 0.5];
}

/** Where a pawn's foot is. */
function foot(delta: Delta, river: River, seat: number): At {
  const pawn = river.seats[seat]!.pawn;
  if (pawn.village !== null) {
    const there = river.seats.filter((player) => player.pawn.village === pawn.village);
    return inVillage(delta, pawn.village, there.indexOf(river.seats[seat]!));
  }
  const plank = river.planks.find((one) => one.handle === pawn.handle);
  if (!plank) return [delta.width / 2, delta.height / 2];
  return standing(delta, plank, plank.size);
}

/** On a plank a pawn stands above the number, not on it. */
function standing(delta: Delta, place: Span, size: number): At {
  const by =
    (delta.lengths[size - 1] ?? 144) *
    0.23 *
    (place.along[1] > 0 || (place.along[1] === 0 && place.along[0] > 0) ? -1 : 1);
  return [place.at[0] + place.along[0] * by, place.at[1] + place.along[1] * by + 5];
}

function Pawn({
  hue,
  to,
  acting,
  ghost,
}: {
  hue: Player["colour"];
  to: At;
  acting?: boolean;
  ghost?: boolean;
}) {
  return (
    <g
      class={`rd-stand${ghost ? " ghost" : ""}`}
      style={{ transform: `translate(${to[0].toFixed(1)}px, ${to[1].toFixed(1)}px)` }}
    >
      {acting && <ellipse class="rd-turn" rx="27" ry="13" cy="3" />}
      <PawnPiece hue={hueOf(hue)} />
    </g>
  );
}

/** A dragon comes up before the village whose card it has cancelled. */
function Dragon({ delta, colour }: { delta: Delta; colour: number }) {
  const [x, y] = delta.villages[colour]!;
  const [dx, dy] = [delta.width / 2 - x, delta.height / 2 - y];
  const far = Math.hypot(dx, dy) || 1;
  const [cx, cy] = [x + (dx / far) * 104, y + (dy / far) * 104];
  const side = dx > 0 ? -1 : 1; // it looks at the village
  return (
    <g class="rd-rising" transform={`translate(${pair(cx - side * 60, cy - 32)}) scale(${side} 1)`}>
      <g class={`rd-fresh rd-skin of-${hueOf(colour)}`}>
        <Serpent />
      </g>
    </g>
  );
}

/** A number of a hint, or a tutorial's finger. */
function Hint({ handle, x = 0, y = 0 }: { handle: string; x?: number; y?: number }) {
  const number = useActing().hints.get(handle);
  if (number === undefined) return null;
  if (number === 0)
    return <path class="rd-finger" d="M0-12 9-34H4V-58H-4V-34H-9z" transform={`translate(${x} ${y})`} />;
  return (
    <g class="rd-hint" transform={`translate(${x} ${y})`}>
      <circle r="15" />
      <text y="7">{number}</text>
    </g>
  );
}

const SupportSpot = memo(({ handle, at: [x, y], r }: { handle: string; at: At; r: number }) => {
  return (
    <Spot h={handle} transform={`translate(${pair(x, y)})`} class="rd-support">
      <circle class="hit" r={Math.max(r, 42)} />
      <circle class="bed" r={r + 7} />
      <circle class="mark" r={r + 7} />
      <Hint handle={handle} y={-r} />
    </Spot>
  );
});

function WaySpot({ plank, long }: { plank: Lying; long: number }) {
  return (
    <Spot h={plank.handle} transform={placed(plank)} class="rd-way">
      <rect class="hit" x={-long / 2 + 14} y="-24" width={long - 28} height="48" />
      <rect class="bed" x={-long / 2 - 5} y={-WIDTH / 2 - 5} width={long + 10} height={WIDTH + 10} rx="8" />
      <rect class="mark" x={-long / 2 - 5} y={-WIDTH / 2 - 5} width={long + 10} height={WIDTH + 10} rx="8" />
      <g transform={`rotate(${-lie(plank.along)})`}>
        <Hint handle={plank.handle} y={-26} />
      </g>
    </Spot>
  );
}

/** How far planks reach from somewhere: a ring for each size, with its number. */
function Rings({
  delta,
  at: [x, y],
  sizes,
  village = false,
}: {
  delta: Delta;
  at: At;
  sizes: readonly number[];
  village?: boolean;
}) {
  const far = village ? delta.reachVillage : delta.reach;
  return (
    <g class="rd-rings">
      {sizes.map((size) => {
        const r = far[size - 1] ?? 0;
        // Numbers stand side by side on their rings, above or, near the upper edge, below.
        const angle = (sizes.length > 1 ? (size - 3.5) * 0.3 : 0) - Math.PI / 2;
        const up = y - r > 24 ? 1 : -1;
        return (
          <g key={size}>
            <circle cx={x} cy={y} r={r} />
            <text x={x + r * Math.cos(angle)} y={y + up * r * Math.sin(angle) + 6}>
              {size}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What is about to be done, still wet: the plank, stone or step that waits for its second touch, and refused tries. */
function Ghosts({
  delta,
  river,
  spots,
  acting,
  seat,
}: {
  delta: Delta;
  river: River;
  spots: Record<string, At>;
  acting: Acting;
  seat: number;
}) {
  const me = river.seats[seat];
  const supports = acting.picked.filter(isSupport);
  const tried = [...acting.attempt].filter(isSupport);
  const ready = acting.ready[0];
  const named = river.named;
  const ghost = named && supports.length === 2 ? span(delta, spots, supports[0]!, supports[1]!) : null;
  const refused = named && tried.length === 2 ? span(delta, spots, tried[0]!, tried[1]!) : null;
  const long = named ? (delta.lengths[named.size - 1] ?? 144) : 0;
  const from = supports.length === 1 ? spots[supports[0]!] : undefined;
  const target =
    ready && me && (river.card?.card ?? 0) >= 4 && (river.card?.card ?? 9) <= 6
      ? landing(delta, river, ready)
      : null;
  return (
    <g class="rd-ghosts">
      {named && from && !delta.byEye && (
        <Rings delta={delta} at={from} sizes={[named.size]} village={isVillage(supports[0]!)} />
      )}
      {refused && (
        <rect
          class="rd-refused"
          x={-long / 2}
          y={-WIDTH / 2}
          width={long}
          height={WIDTH}
          rx="4"
          transform={placed(refused)}
        />
      )}
      {ghost && named && (
        <g class="rd-wet" transform={placed(ghost)}>
          <rect
            class="halo"
            x={-long / 2 - 6}
            y={-WIDTH / 2 - 6}
            width={long + 12}
            height={WIDTH + 12}
            rx="9"
          />
          <PlankWood size={named.size} hue={hueOf(named.colour)} long={long} />
        </g>
      )}
      {ready && nameIn(ready, Kind.ISLAND) !== null && spots[ready] && (
        <g class="rd-wet">
          <circle class="halo" cx={spots[ready]![0]} cy={spots[ready]![1]} r={delta.stoneRadius + 8} />
          <StonePiece x={spots[ready]![0]} y={spots[ready]![1]} r={delta.stoneRadius} seed={ready} />
        </g>
      )}
      {target && me && <Pawn hue={me.colour} to={target} ghost />}
    </g>
  );
}

function landing(delta: Delta, river: River, h: string): At | null {
  const plank = river.planks.find((one) => one.handle === h);
  if (plank) return standing(delta, plank, plank.size);
  const village = delta.villages.findIndex((_, i) => h === handle(Kind.VILLAGE, hueOf(i)));
  return village < 0
    ? null
    : inVillage(delta, village, river.seats.filter((player) => player.pawn.village === village).length);
}

/** A stone that one thinks of putting somewhere in the water. */
function Thought({ delta, proposal, sizes }: { delta: Delta; proposal: Proposal; sizes: number[] }) {
  const [x, y] = proposal.at;
  return (
    <>
      <g class="rd-ghosts">{!delta.byEye && <Rings delta={delta} at={proposal.at} sizes={sizes} />}</g>
      <Spot h={proposal.handle} class="rd-thought rd-wet">
        <circle class="hit" cx={x} cy={y} r="46" />
        <circle class="halo" cx={x} cy={y} r={delta.stoneRadius + 9} />
        <StonePiece x={x} y={y} r={delta.stoneRadius} seed={proposal.handle} />
        <circle class="mark" cx={x} cy={y} r={delta.stoneRadius + 7} />
      </Spot>
    </>
  );
}

export function Board({ layout, scene, before, seat }: BoardProps<Delta, River>) {
  const delta = layout.board;
  const river = scene.board;
  const acting = useActing();
  const spots = layout.spots as Record<string, At>;
  const old = before?.board ?? null;
  const free = acting.active && sinking(delta, river) && river.seat === seat;
  const thought = useProposal();
  // A proposal belongs to the position it was made in.
  useEffect(() => propose(null), [scene]);

  // A board that is only drawn has all its villages.
  const colours = (
    river.seats.length > 0 ? river.seats.map((player) => player.colour) : delta.villages.map((_, i) => i)
  ).join(",");
  // Drawn once: the same element again is not compared.
  const scenery = useMemo(
    () => (
      <g class="still">
        <Scenery delta={delta} played={colours} />
      </g>
    ),
    [delta, colours],
  );
  const freshStone = (name: string): boolean =>
    old !== null && !old.stones.some((stone) => stone.name === name);
  const freshPlank = (handle: string): boolean =>
    old !== null && !old.planks.some((plank) => plank.handle === handle);
  const me = river.seats[seat];
  const goal = me && delta.villages[me.goal];
  const points =
    free && (acting.show || acting.hints.size > 0)
      ? river.points.filter(({ handle }) => acting.show || acting.hints.has(handle))
      : [];

  const supports = (
    <g key="supports">
      {delta.villages.map((spot, village) => (
        <SupportSpot
          key={village}
          handle={handle(Kind.VILLAGE, hueOf(village))}
          at={spot}
          r={delta.villageRadius - 8}
        />
      ))}
      {river.stones.map((stone) => (
        <SupportSpot
          key={stone.name}
          handle={handle(Kind.STONE, stone.name)}
          at={stone.at}
          r={delta.stoneRadius}
        />
      ))}
    </g>
  );
  const ways = (
    <g key="ways">
      {river.planks.map((plank) => (
        <WaySpot key={plank.handle} plank={plank} long={delta.lengths[plank.size - 1] ?? LENGTHS[0]} />
      ))}
    </g>
  );
  const think = (event: MouseEvent): void => {
    const screen = (event.currentTarget as SVGGraphicsElement).getScreenCTM();
    if (!screen) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
    propose(pointAt(delta, point.x, point.y));
  };
  return (
    <g class={`rd-board ${river.stage}`}>
      {scenery}
      {goal && (
        <g class="rd-goal" transform={`translate(${pair(...flagAt(delta, me.goal))})`}>
          <path class="pole" d="M0 0V-58" />
          <path class={`f-${hueOf(me.colour)}`} d="M0-58 34-48 0-36z" />
        </g>
      )}
      <g class="rd-stones">
        {river.stones.map((stone) => (
          <g key={stone.name} class={freshStone(stone.name) ? "rd-fresh" : ""}>
            <StonePiece
              x={stone.at[0]}
              y={stone.at[1]}
              r={delta.stoneRadius}
              seed={handle(Kind.STONE, stone.name)}
              name={stone.name}
            />
          </g>
        ))}
      </g>
      <g class="rd-planks">
        {river.planks.map((plank) => (
          <g key={plank.handle} class={freshPlank(plank.handle) ? "rd-fresh" : ""}>
            <g transform={placed(plank)}>
              <PlankWood
                size={plank.size}
                hue={hueOf(plank.colour)}
                long={delta.lengths[plank.size - 1] ?? LENGTHS[0]}
              />
            </g>
          </g>
        ))}
      </g>
      <Ghosts delta={delta} river={river} spots={spots} acting={acting} seat={seat} />
      <g class="rd-pawns">
        {river.seats.map((player, i) => (
          <Pawn key={i} hue={player.colour} to={foot(delta, river, i)} acting={river.seat === i} />
        ))}
      </g>
      {river.seats.map(
        (player, i) =>
          river.position !== null &&
          player.cards[river.position]?.cancelled && <Dragon key={i} delta={delta} colour={player.colour} />,
      )}
      {free && <rect class="rd-deep" width={delta.width} height={delta.height} onClick={think} />}
      <g key="islands">
        {delta.islands
          .filter(({ name }) => !river.stones.some((stone) => stone.name === name))
          .map(({ name, at }) => (
            <SupportSpot key={name} handle={handle(Kind.ISLAND, name)} at={at} r={delta.stoneRadius} />
          ))}
      </g>
      {laying(river) ? [ways, supports] : [supports, ways]}
      {points.map(({ handle, at: [x, y] }) => (
        <Spot key={handle} h={handle} transform={`translate(${pair(x, y)})`} class="rd-point">
          <circle class="hit" r="14" />
          <circle class="mark" r="6.5" />
          <Hint handle={handle} y={-14} />
        </Spot>
      ))}
      {free && thought && (
        <Thought
          delta={delta}
          proposal={thought}
          sizes={[...new Set(me?.reserve.map((plank) => plank.size) ?? [])]}
        />
      )}
      {[...acting.attempt].map((tried) => {
        const [x, y] = nameIn(tried, Kind.POINT)?.split(",").map(Number) ?? [];
        if (x === undefined || y === undefined) return null;
        return (
          <circle
            key={tried}
            class="rd-refused"
            cx={delta.width / 2 + x}
            cy={delta.height / 2 - y * Math.sqrt(3)}
            r={delta.stoneRadius}
          />
        );
      })}
    </g>
  );
}
