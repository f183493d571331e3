/** Small stretches of the delta for the rules and the home page: shores, stones, planks, pawns where one wants them. */
import type { ComponentChildren } from "preact";
import { Glyph, type Hue } from "../../../draw/Glyph";
import { at, blob, seedOf } from "../../../draw/hand";
import { lie, PawnPiece, PlankWood, StonePiece, LENGTHS } from "./pieces";

const MOVE = 280; // ms that --d-move lasts; delays are told in its terms, so that without motion there are none

export type Spot = readonly [number, number];

const LINES: readonly [number, string][] = [
  [62, "line"],
  [58.5, "water"],
  [44, "line"],
  [40, "water"],
  [27, "line"],
  [22.5, "water"],
  [13, "shoal"],
];

interface LittleProps {
  id: string;
  wide: number;
  high: number;
  islands?: readonly Spot[];
  villages?: readonly (readonly [x: number, y: number, hue: Hue])[];
  children?: ComponentChildren;
}

export function Little({ id, wide, high, islands = [], villages = [], children }: LittleProps) {
  return (
    <svg class="rd-little" viewBox={`0 0 ${wide} ${high}`}>
      <defs>
        <clipPath id={`${id}-frame`}>
          <rect width={wide} height={high} rx="14" />
        </clipPath>
        <g id={`${id}-coast`}>
          {islands.map(([x, y], i) => (
            <path key={i} d={blob(x, y, 31, seedOf(`${id}${i}`), { rough: 0.08 })} />
          ))}
          {villages.map(([x, y, hue]) => (
            <path key={hue} d={blob(x, y, 60, seedOf(`${id}${hue}`), { corners: 12, rough: 0.04 })} />
          ))}
        </g>
      </defs>
      <g clip-path={`url(#${id}-frame)`}>
        <rect class="rd-water" width={wide} height={high} />
        {LINES.map(([width, kind]) => (
          <use key={width} href={`#${id}-coast`} class={`rd-shore ${kind}`} style={{ strokeWidth: width }} />
        ))}
        <use href={`#${id}-coast`} class="rd-land" />
        {villages.map(([x, y, hue]) => (
          <g key={hue} transform={`translate(${at(x, y)})`}>
            <circle class="rd-plaza" r="40" />
            <circle class={`rd-banner f-${hue}`} r="26" />
            <Glyph hue={hue} scale={2.2} />
          </g>
        ))}
        {children}
      </g>
    </svg>
  );
}

/** A plank between two places; the first may be a village, which counts from its rim. */
export function Laid({
  from,
  to,
  size,
  hue,
  village = false,
  late,
}: {
  from: Spot;
  to: Spot;
  size: number;
  hue: Hue;
  village?: boolean;
  late?: number;
}) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = 0.5 + (village ? 50 / Math.hypot(dx, dy) / 2 : 0);
  return (
    <g
      class={late === undefined ? "" : "rd-fresh"}
      style={
        late === undefined
          ? undefined
          : { animationDelay: `calc(var(--d-move) * ${(late / MOVE).toFixed(2)})` }
      }
    >
      <g
        transform={`translate(${at(from[0] + dx * share, from[1] + dy * share)}) rotate(${lie([dx, dy]).toFixed(1)})`}
      >
        <PlankWood size={size} hue={hue} long={LENGTHS[size - 1] ?? 144} />
      </g>
    </g>
  );
}

export const Stones = ({ places }: { places: readonly Spot[] }) => (
  <>
    {places.map(([x, y], i) => (
      <StonePiece key={i} x={x} y={y} seed={`little${i}`} />
    ))}
  </>
);

export const Figure = ({ place: [x, y], hue }: { place: Spot; hue: Hue }) => (
  <g transform={`translate(${at(x, y)})`}>
    <PawnPiece hue={hue} />
  </g>
);
