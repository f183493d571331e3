/** One figure of game after game, with how sure it is: to be touched, or walked along by arrow keys. */
import { useEffect, useRef, useState } from "preact/hooks";

const HEIGHT = 170;
const [LEFT, EDGE, BOTTOM] = [52, 10, 12];

export interface Point {
  value: number;
  /** How far the truth may be to both sides. */
  sure?: number;
  words: string;
}

interface PlotProps {
  label: string;
  points: readonly Point[];
  at: number;
  format(value: number): string;
  onAt(at: number): void;
}

/** Three or four round numbers that cover a range. */
export function ticks(low: number, high: number): number[] {
  if (high === low) return [low - 1, low, low + 1];
  const span = high - low;
  const power = 10 ** Math.floor(Math.log10(span / 2));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => span / n <= 4) ?? 10 * power;
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first;
  return Array.from({ length: Math.max(2, count + 1) }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  );
}

export function Plot({ label, points, at, format, onAt }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width)));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  const last = Math.max(1, points.length - 1);
  const marks = ticks(
    Math.min(...points.map((one) => one.value - (one.sure ?? 0))),
    Math.max(...points.map((one) => one.value + (one.sure ?? 0))),
  );
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const x = (i: number): number => LEFT + (i / last) * (width - LEFT - EDGE);
  const y = (value: number): number => EDGE + (1 - (value - low) / (high - low)) * (HEIGHT - EDGE - BOTTOM);
  const way = (values: readonly number[], order: readonly number[]): string =>
    order.map((i, k) => `${k ? "L" : "M"}${x(i).toFixed(1)} ${y(values[i]!).toFixed(1)}`).join("");
  const there = points.map((_, i) => i);
  const over = points.map((one) => one.value + (one.sure ?? 0));
  const under = points.map((one) => one.value - (one.sure ?? 0));
  const band = points.some((one) => one.sure)
    ? `${way(over, there)}${way(under, [...there].reverse()).replace("M", "L")}z`
    : "";
  const here = Math.max(0, Math.min(points.length - 1, at));
  const go = (i: number): void => onAt(Math.max(0, Math.min(points.length - 1, i)));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(here - 1),
    ArrowRight: () => go(here + 1),
    Home: () => go(0),
    End: () => go(points.length - 1),
  };
  return (
    <div
      class="plot"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={here + 1}
      aria-valuetext={points[here]?.words ?? ""}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
      onClick={(event) => {
        const left = event.currentTarget.getBoundingClientRect().left;
        go(Math.round(((event.clientX - left - LEFT) / (width - LEFT - EDGE)) * last));
      }}
    >
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
        {marks.map((mark) => (
          <g key={mark}>
            <path class="chart-grid" d={`M${LEFT} ${y(mark)}H${width - EDGE}`} />
            <text class="chart-n" x={LEFT - 8} y={y(mark) + 4} text-anchor="end">
              {format(mark)}
            </text>
          </g>
        ))}
        {band && <path class="plot-band" d={band} />}
        <path
          class="chart-line e-line-blue"
          d={way(
            points.map((one) => one.value),
            there,
          )}
        />
        {points.length <= 60 &&
          points.map((one, i) => <circle key={i} class="plot-dot" cx={x(i)} cy={y(one.value)} r={3.5} />)}
        <path class="curve-at" d={`M${x(here)} ${EDGE}V${HEIGHT - BOTTOM}`} />
        <circle class="plot-here" cx={x(here)} cy={y(points[here]!.value)} r={5.5} />
      </svg>
    </div>
  );
}
