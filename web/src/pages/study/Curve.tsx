/** The chance of winning over a game: a line for each seat, to be touched or walked along by arrow keys. */
import type { ReviewFound } from "../../api/wire";
import type { Hue } from "../../draw/Glyph";
import { say } from "../../texts/speak";
import { ChartFrame, type Margins } from "../shared/ChartFrame";
import { percent } from "./words";
import "../../style/chart.css";

const MARGINS: Margins = { left: 36, edge: 8, bottom: 10 };
const { left: LEFT, edge: EDGE, bottom: BOTTOM } = MARGINS;
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

/** On a phone the board needs the room. */
const height = (): number =>
  matchMedia("(max-height: 500px)").matches ? 64 : matchMedia("(max-width: 600px)").matches ? 84 : 130;

export function Curve({ curve, names, hues, marks, at, onAt }: CurveProps) {
  const high = height();
  const last = Math.max(1, curve.at(-1)?.at ?? 1);
  const y = (share: number): number => EDGE + (1 - share) * (high - EDGE - BOTTOM);
  const here = curve.reduce((best, point, i) => (point.at <= at ? i : best), 0);
  const now = curve[here];
  const words = now
    ? names
        .map((name, i) => say("review-curve-point", { name, percent: percent(now.shares[i] ?? 0) }))
        .join(", ")
    : "";
  const drawn = (width: number) => {
    const x = (moves: number): number => LEFT + (moves / last) * (width - LEFT - EDGE);
    return (
      <>
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
          <path key={mark} class="curve-mark" d={`M${x(mark)} ${high - BOTTOM}l-5 8h10z`} />
        ))}
        <path class="curve-at" d={`M${x(at)} ${EDGE}V${high - BOTTOM}`} />
      </>
    );
  };
  return (
    <ChartFrame
      class="curve"
      label={say("review-curve")}
      height={high}
      margins={MARGINS}
      count={curve.length}
      here={here}
      onGo={(i) => onAt(curve[i]!.at)}
      onTouch={(share) => onAt(Math.round(share * last))}
      value={{ min: 0, max: last, now: now?.at ?? 0, words }}
      grid={[0, 0.5, 1].map((share) => ({ y: y(share), words: `${percent(share)}%` }))}
      below={<p class="curve-words">{words}</p>}
    >
      {drawn}
    </ChartFrame>
  );
}
