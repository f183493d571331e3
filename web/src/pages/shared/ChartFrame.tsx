/** What a chart stands in: as wide as its place, with a grid, to be touched or walked along by arrow keys. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "../../style/chart.css";

export interface Margins {
  left: number;
  edge: number;
  bottom: number;
}

interface ChartFrameProps {
  class: string;
  label: string;
  height: number;
  margins: Margins;
  /** What the keys walk along: so many points, and at which of them one is. */
  count: number;
  here: number;
  onGo(point: number): void;
  /** Where somebody has touched: 0 at the left end, 1 at the right one. */
  onTouch(share: number): void;
  value: { min: number; max: number; now: number; words: string };
  grid: readonly { y: number; words: string }[];
  below?: ComponentChildren;
  children(width: number): ComponentChildren;
}

export function ChartFrame({ margins, height, count, here, onGo, onTouch, value, ...rest }: ChartFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width)));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  const go = (point: number): void => onGo(Math.max(0, Math.min(count - 1, point)));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(here - 1),
    ArrowRight: () => go(here + 1),
    Home: () => go(0),
    End: () => go(count - 1),
  };
  return (
    <div
      class={rest.class}
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={rest.label}
      aria-valuemin={value.min}
      aria-valuemax={value.max}
      aria-valuenow={value.now}
      aria-valuetext={value.words}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      }}
      onClick={(event) => {
        const left = event.currentTarget.getBoundingClientRect().left;
        onTouch((event.clientX - left - margins.left) / (width - margins.left - margins.edge));
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {rest.grid.map(({ y, words }) => (
          <g key={words}>
            <path class="chart-grid" d={`M${margins.left} ${y}H${width - margins.edge}`} />
            <text class="chart-n" x={margins.left - 7} y={y + 4} text-anchor="end">
              {words}
            </text>
          </g>
        ))}
        {rest.children(width)}
      </svg>
      {rest.below}
    </div>
  );
}
