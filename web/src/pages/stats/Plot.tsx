/** One figure of game after game, with how sure it is: to be touched, or walked along by arrow keys. */
import { ChartFrame, type Margins } from "../shared/ChartFrame";
import "../../style/chart.css";

const HEIGHT = 170;
const MARGINS: Margins = { left: 52, edge: 10, bottom: 12 };
const { left: LEFT, edge: EDGE, bottom: BOTTOM } = MARGINS;

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
  const last = Math.max(1, points.length - 1);
  const over = points.map((one) => one.value + (one.sure ?? 0));
  const under = points.map((one) => one.value - (one.sure ?? 0));
  const marks = ticks(Math.min(...under), Math.max(...over));
  const [low, high] = [marks[0]!, marks.at(-1)!];
  const y = (value: number): number => EDGE + (1 - (value - low) / (high - low)) * (HEIGHT - EDGE - BOTTOM);
  const there = points.map((_, i) => i);
  const here = Math.max(0, Math.min(points.length - 1, at));
  const drawn = (width: number) => {
    const x = (i: number): number => LEFT + (i / last) * (width - LEFT - EDGE);
    const way = (values: readonly number[], order: readonly number[]): string =>
      order.map((i, k) => `${k ? "L" : "M"}${x(i).toFixed(1)} ${y(values[i]!).toFixed(1)}`).join("");
    const band = points.some((one) => one.sure)
      ? `${way(over, there)}${way(under, [...there].reverse()).replace("M", "L")}z`
      : "";
    return (
      <>
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
      </>
    );
  };
  return (
    <ChartFrame
      class="plot"
      label={label}
      height={HEIGHT}
      margins={MARGINS}
      count={points.length}
      here={here}
      onGo={onAt}
      onTouch={(share) => onAt(Math.max(0, Math.min(points.length - 1, Math.round(share * last))))}
      value={{ min: 1, max: points.length, now: here + 1, words: points[here]?.words ?? "" }}
      grid={marks.map((mark) => ({ y: y(mark), words: format(mark) }))}
    >
      {drawn}
    </ChartFrame>
  );
}
