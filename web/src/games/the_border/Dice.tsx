/** Dice with a colour on each face: they tumble when they are new. */
import type { JSX } from "preact";
import { Glyph, type Hue } from "../../draw/Glyph";
import { HUES } from "./wire";

function Face({ hue, class: named }: { hue: Hue; class: string }): JSX.Element {
  return (
    <g class={named}>
      <rect class={`tb-c-${hue}`} x="2" y="2" width="60" height="58" rx="14" />
      <path class="tb-shine" d="M10 16a9 9 0 0 1 9-8h26" />
      <Glyph hue={hue} x={32} y={31} scale={2.5} />
    </g>
  );
}

/** One die. `fresh`: it was rolled just now; three quick faces, then the value. */
export function DieFace({
  hue,
  fresh = false,
  delay = 0,
}: {
  hue: Hue;
  fresh?: boolean;
  delay?: number;
}): JSX.Element {
  const from = HUES.indexOf(hue);
  return (
    <svg
      class={fresh ? "tb-die fresh" : "tb-die"}
      viewBox="0 0 64 68"
      aria-hidden="true"
      style={fresh ? { animationDelay: `${delay * 60}ms` } : undefined}
    >
      <rect
        class="tb-side"
        style={{ "--c": `var(--hue-${hue})` }}
        x="2"
        y="7"
        width="60"
        height="59"
        rx="14"
      />
      <Face hue={hue} class="" />
      {fresh &&
        [1, 2, 3].map((n) => (
          <Face key={n} hue={HUES[(from + n * 2 - 1) % 6]!} class={`tb-flash tb-flash-${n}`} />
        ))}
    </svg>
  );
}
