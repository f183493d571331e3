/** Every colour has a glyph; the two always travel together. */
import type { JSX } from "preact";

export const HUES = ["red", "orange", "yellow", "green", "blue", "grey", "pink", "black"] as const;
export type Hue = (typeof HUES)[number];

// Each in a box of 16 by 16 around 0,0.
const SHAPES: Readonly<Record<Hue, JSX.Element>> = {
  red: <path d="M0-6.2 4.9 0 0 6.2-4.9 0z" />,
  orange: <path d="M0-5.6 6 5H-6z" />,
  yellow: (
    <>
      <circle r="2.9" />
      <path
        class="gs"
        d="M0-4.6V-6.8M0 4.6V6.8M-4.6 0H-6.8M4.6 0H6.8M3.25-3.25 4.8-4.8M-3.25-3.25-4.8-4.8M3.25 3.25 4.8 4.8M-3.25 3.25-4.8 4.8"
      />
    </>
  ),
  green: (
    <>
      <path d="M-5.4 5.4C-6.4-2-1.5-6 5.6-5.6C6 1.5 2 6.2-5.4 5.4z" />
      <path class="gk" d="M-5.8 5.8 1.6-1.6" />
    </>
  ),
  blue: (
    <path
      class="gs gw"
      d="M-6.5-2.6C-4.5-5.4-2.2-5.4 0-2.6S4.5.2 6.5-2.6M-6.5 3.2C-4.5.4-2.2.4 0 3.2S4.5 6 6.5 3.2"
    />
  ),
  grey: <path d="M-4.8-4.8H4.8V4.8H-4.8z" />,
  pink: (
    <>
      <circle cy="-3.3" r="2.9" />
      <circle cy="3.3" r="2.9" />
      <circle cx="-3.3" r="2.9" />
      <circle cx="3.3" r="2.9" />
    </>
  ),
  black: <circle class="gs gr" r="4.7" />,
};

/** A colour's glyph, inside an SVG. */
export function Glyph({
  hue,
  x = 0,
  y = 0,
  scale = 1,
}: {
  hue: Hue;
  x?: number;
  y?: number;
  scale?: number;
}) {
  return (
    <g class={`gl on-${hue}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {SHAPES[hue]}
    </g>
  );
}

/** A round chip in a colour with its glyph: a seat's sign wherever its name stands. */
export function Chip({ hue }: { hue: Hue }) {
  return (
    <svg class="chip" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle class={`f-${hue}`} r="11" />
      <Glyph hue={hue} scale={0.92} />
    </svg>
  );
}
