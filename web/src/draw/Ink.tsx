/** Marker on a sheet: strokes, rings, written numbers; wet while they are one's own draft, dry once they are settled. */
import { digit, DIGITS, felt, short, wobble } from "./hand";

interface StrokeProps {
  /** Centre line, made of M and C. */
  d: string;
  width: number;
  seed: number;
  wet?: boolean;
  /** Small boards do without the paler track inside. */
  core?: boolean;
  step?: number;
  /** Being written now: the stroke grows along its centre line. `delay` in steps, none without motion. */
  fresh?: boolean;
  delay?: number;
}

let masks = 0;

/** One marker stroke. */
export function Stroke({
  d,
  width,
  seed,
  wet = false,
  core = true,
  step = 7,
  fresh = false,
  delay = 0,
}: StrokeProps) {
  const body = (
    <>
      {wet && <path class="mk-halo" d={d} style={{ strokeWidth: width * 2.6 }} />}
      <path class={wet ? "mk wet" : "mk"} d={felt(d, width, seed, { step })} />
      {core && !wet && <path class="mk-core" d={felt(d, width, seed, { step, core: true })} />}
    </>
  );
  if (!fresh) return <g>{body}</g>;
  const id = `w${(masks = (masks + 1) % 1e6)}`;
  return (
    <g>
      <mask id={id} maskUnits="userSpaceOnUse" x="-5000" y="-5000" width="10000" height="10000">
        <path
          class="writing"
          d={d}
          pathLength="1"
          style={{ strokeWidth: width * 3, animationDelay: `calc(var(--d-write) * ${delay * 0.29})` }}
        />
      </mask>
      <g mask={`url(#${id})`}>{body}</g>
    </g>
  );
}

interface WrittenProps {
  value: number | string;
  x: number;
  y: number;
  /** Height of a digit. */
  h: number;
  wet?: boolean;
  seed?: number;
  bold?: boolean;
}

/** A number written by hand, centred. */
export function Written({ value, x, y, h, wet = false, seed = 1, bold = false }: WrittenProps) {
  const signs = [...String(value)].filter((sign) => sign in DIGITS);
  const scale = h / 32;
  const turn = (wobble(seed * 7919 + signs.length)() - 0.5) * 10;
  const wide = 24 * scale * 0.82;
  const place = (i: number) =>
    `translate(${short(x + (i - (signs.length - 1) / 2) * wide)} ${short(y)}) rotate(${short(turn)}) scale(${scale.toFixed(3)}) translate(-12 -16.2)`;
  return (
    <g class="written">
      {wet &&
        signs.map((sign, i) => (
          <path key={i} class="mk-halo" d={DIGITS[sign]} transform={place(i)} style={{ strokeWidth: 11 }} />
        ))}
      {signs.map((sign, i) => (
        <path
          key={i}
          class={`mk${wet ? " wet" : ""}${bold ? " bold" : ""}`}
          d={digit(sign)}
          transform={place(i)}
        />
      ))}
    </g>
  );
}
