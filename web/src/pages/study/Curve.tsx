/** The chance of winning over a game: a line for each seat, to be touched or walked along by arrow keys. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ReviewFound } from "../../api/wire";
import type { Hue } from "../../draw/Glyph";
import { say } from "../../texts/speak";
import { percent } from "./words";

const HEIGHT = 130;
const [LEFT, EDGE, BOTTOM] = [36, 8, 10];
const DASHES = ["none", "9 5", "3 5", "14 4 3 4", "6 3", "2 3"];

interface CurveProps {
  curve: ReviewFound["curve"];
  names: readonly string[];
  hues: readonly Hue[];
  /** Places that changed most. */
  marks: readonly number[];
  at: number;
  onAt(at: number): void;
}

export function Curve({ curve, names, hues, marks, at, onAt }: CurveProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width)));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  const last = Math.max(1, curve.at(-1)?.at ?? 1);
  const x = (moves: number): number => LEFT + (moves / last) * (width - LEFT - EDGE);
  const y = (share: number): number => EDGE + (1 - share) * (HEIGHT - EDGE - BOTTOM);
  const here = curve.reduce((best, point, i) => (point.at <= at ? i : best), 0);
  const now = curve[here];
  const words = now
    ? names
        .map((name, i) => say("review-curve-point", { name, percent: percent(now.shares[i] ?? 0) }))
        .join(", ")
    : "";
  const go = (i: number): void => onAt(curve[Math.max(0, Math.min(curve.length - 1, i))]!.at);
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(here - 1),
    ArrowRight: () => go(here + 1),
    Home: () => go(0),
    End: () => go(curve.length - 1),
  };
  return (
    <div
      class="curve"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={say("review-curve")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={now?.at ?? 0}
      aria-valuetext={words}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
      onClick={(event) => {
        const left = event.currentTarget.getBoundingClientRect().left;
        onAt(Math.round(((event.clientX - left - LEFT) / (width - LEFT - EDGE)) * last));
      }}
    >
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path class="chart-grid" d={`M${LEFT} ${y(share)}H${width - EDGE}`} />
            <text class="chart-n" x={LEFT - 6} y={y(share) + 4} text-anchor="end">
              {percent(share)}%
            </text>
          </g>
        ))}
        {names.map((name, seat) => {
          const hue = hues[seat % hues.length]!;
          const d = curve
            .map(
              (point, i) =>
                `${i ? "L" : "M"}${x(point.at).toFixed(1)} ${y(point.shares[seat] ?? 0).toFixed(1)}`,
            )
            .join("");
          return (
            <g key={name + String(seat)}>
              <path class="chart-bed" d={d} />
              <path
                class={`chart-line e-line-${hue}`}
                d={d}
                stroke-dasharray={DASHES[seat % DASHES.length]}
              />
            </g>
          );
        })}
        {marks.map((mark) => (
          <path key={mark} class="curve-mark" d={`M${x(mark)} ${HEIGHT - BOTTOM}l-5 8h10z`} />
        ))}
        <path class="curve-at" d={`M${x(at)} ${EDGE}V${HEIGHT - BOTTOM}`} />
      </svg>
      <p class="curve-words">{words}</p>
    </div>
  );
}
