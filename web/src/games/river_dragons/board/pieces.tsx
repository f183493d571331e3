/** The pieces: planks, stones, pawns, houses, trees and the two serpents. Board, rules and home page all use these. */
import { memo } from "preact/compat";
import { Glyph, type Hue } from "../../../draw/Glyph";
import { at, blob, openCurve, seedOf, short, wobble, type Point } from "../../../draw/hand";
import "./pieces.css";

/** Half-millimetres, as on the board. */
export const LENGTHS = [144, 168, 192, 216, 240, 264] as const;
export const WIDTH = 28;

const grains = new Map<number, string>();

/** Four grain lines and a knot, the same for every plank of a length. */
function grain(long: number): string {
  const known = grains.get(long);
  if (known) return known;
  const random = wobble(long * 7 + 1);
  let d = "";
  for (let i = 0; i < 4; i++) {
    const y = -WIDTH / 2 + ((i + 0.7) * WIDTH) / 4.4;
    const sway = (by: number): number => y + (random() - 0.5) * by;
    const points: Point[] = [
      [-long / 2 + 3, y],
      [-long / 4, sway(4)],
      [0, sway(5)],
      [long / 4, sway(4)],
      [long / 2 - 3, sway(2)],
    ];
    d += openCurve(points);
  }
  const [x, y] = [(random() < 0.5 ? -1 : 1) * long * (0.16 + random() * 0.08), (random() - 0.5) * 6];
  d += `M${at(x - 7, y)}c3-3.5 11-3.5 14 0c-3 3.5-11 3.5-14 0zM${at(x - 11, y)}c5-7 17-7 22 0`;
  grains.set(long, d);
  return d;
}

/** A plank lying along the x axis around 0,0: wood, the owner's bands with their glyph, its size. */
export const PlankWood = memo(
  ({ size, hue, long = LENGTHS[size - 1] ?? 144 }: { size: number; hue: Hue; long?: number }) => {
    const half = long / 2;
    return (
      <>
        <rect class="rd-cast" x={-half + 2} y={-WIDTH / 2 + 4} width={long} height={WIDTH} rx="4" />
        <rect class="rd-wood" x={-half} y={-WIDTH / 2} width={long} height={WIDTH} rx="4" />
        <path class="rd-lit" d={`M${-half + 5} ${-WIDTH / 2 + 2.6}h${long - 10}`} />
        <path class="rd-grain" d={grain(long)} />
        {[-1, 1].map((side) => (
          <g key={side} transform={`translate(${side * (half - 21)} 0)`}>
            <rect class={`rd-band f-${hue}`} x="-12" y={-WIDTH / 2} width="24" height={WIDTH} />
            <Glyph hue={hue} scale={1.25} />
          </g>
        ))}
        <rect class="rd-edge" x={-half} y={-WIDTH / 2} width={long} height={WIDTH} rx="4" />
        <text class="rd-size" y="9">
          {size}
        </text>
      </>
    );
  },
);

/** The angle at which a plank lies, turned so that its number never stands on its head. */
export function lie([x, y]: readonly [number, number]): number {
  const angle = (Math.atan2(y, x) * 180) / Math.PI;
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

export const StonePiece = memo(
  ({
    x,
    y,
    r = 22,
    seed = "stone",
    name = "",
  }: {
    x: number;
    y: number;
    r?: number;
    seed?: string;
    name?: string;
  }) => {
    const shape = blob(0, 0, r, seedOf(seed), { corners: 8, rough: 0.05 });
    return (
      <g transform={`translate(${short(x)} ${short(y)})`}>
        <path class="rd-cast" d={shape} transform="translate(2 4)" />
        <path class="rd-stone" d={shape} />
        <path
          class="rd-shine"
          d={`M${at(-r * 0.5, -r * 0.14)}C${at(-r * 0.36, -r * 0.5)} ${at(-r * 0.05, -r * 0.6)} ${at(r * 0.22, -r * 0.5)}`}
        />
        {name && (
          <text class="rd-name on-stone" y="7">
            {name}
          </text>
        )}
      </g>
    );
  },
);

/** A pawn whose foot stands on 0,0. */
export const PawnPiece = memo(({ hue, scale = 1.25 }: { hue: Hue; scale?: number }) => {
  return (
    <g transform={`scale(${scale}) translate(0 -16)`}>
      <ellipse class="rd-cast" cx="3" cy="16" rx="17" ry="7" />
      <path
        class={`rd-pawn f-${hue}`}
        d="M-14 14C-14 5-8 2-6-6a9.5 9.5 0 1 1 12 0C8 2 14 5 14 14C14 20-14 20-14 14z"
      />
      <path class="rd-pawn-lit" d="M-4.5-15.5c1.5-2.6 5-3.6 7.5-2.2" />
      <Glyph hue={hue} y={9} scale={0.85} />
    </g>
  );
});

export function House({
  x,
  y,
  wide,
  high,
  turn,
  roof,
}: {
  x: number;
  y: number;
  wide: number;
  high: number;
  turn: number;
  roof: string;
}) {
  const [w, h] = [wide / 2, high / 2];
  return (
    <g transform={`translate(${short(x)} ${short(y)}) rotate(${short(turn)})`}>
      <path class="rd-cast" d={`M${-w + 2} ${-h + 4}h${wide}v${high}h${-wide}z`} />
      <path class={`rd-roof ${roof}`} d={`M${-w} ${-h}h${wide}v${h}h${-wide}z`} />
      <path class={`rd-roof low ${roof}`} d={`M${-w} 0h${wide}v${h}h${-wide}z`} />
      <path class="rd-ridge" d={`M${-w} ${-h}h${wide}v${high}h${-wide}zM${-w} 0h${wide}`} />
    </g>
  );
}

export function Tree({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle class="rd-cast" cx={short(x + 2)} cy={short(y + 3)} r={r} />
      <circle class="rd-tree" cx={short(x)} cy={short(y)} r={r} />
    </>
  );
}

const BODY = "M10 52C10 42 16 38 22 26M34 56C34 28 64 28 64 56M78 56C77 34 78 18 92 15";

/** A river dragon, in a box of about 120 by 70, looking right. */
export const Serpent = memo(() => {
  return (
    <g class="rd-serpent">
      <path class="body-edge" d={BODY} />
      <path class="body" d={BODY} />
      <path
        class="scale"
        d="M38.500 47c1-6 4-10 8-11.500M52 35.500c5 1.500 7.500 6 8 11M80.500 44c-.5-6 .5-12 3-17"
      />
      <path
        class="fin"
        d="M16 28C18 20 24 14 32 14C30 20 28 26 24 30zM42 34l2-8 5 5 3-8 4 8 4-3 0 8M72 34l-7-3 6-4-6-5 8-1"
      />
      <path class="head" d="M84 8C92 3 104 6 116 17C117 21 113 22 108 21C102 25 92 25 86 20z" />
      <path
        class="line"
        d="M88 6C86 0 82-3 77-4M95 5C95 0 93-4 89-7M108 21C104 19 101 18 97 18M100 24c0 4 2 6 4 7"
      />
      <circle class="eye" cx="98" cy="12" r="1.9" />
      <path
        class="ripple"
        d="M0 57c4-4 8-4 12 0s8 4 12 0M26 60c4-4 8-4 12 0s8 4 12 0 8-4 12 0 8 4 12 0M68 57c4-4 8-4 12 0s8 4 12 0"
      />
    </g>
  );
});
