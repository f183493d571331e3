/** The points over the rounds: a line for each seat, told apart by hue, glyph and dash; the same as a table. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph, type Hue } from "../../draw/Glyph";
import { say } from "../../texts/speak";
import "../../style/chart.css";

export interface Standing {
  turn: number;
  points: number[];
}

interface ChartProps {
  course: readonly Standing[];
  names: readonly string[];
  hues: readonly Hue[];
}

const HEIGHT = 220;
const [LEFT, TOP, BOTTOM] = [34, 16, 26];
const ROOM = 17; // a glyph at the end of a line
const DASHES = ["none", "9 5", "3 5", "14 4 3 4", "6 3", "2 3"];
const MARKS = 8; // glyphs along a line; more would hide it

/** Round steps that divide the height in about four. */
function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 4);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough) ?? rough;
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at);
  return found;
}

export function Chart({ course, names, hues }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(480);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);

  const all = course.flatMap((standing) => standing.points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const y = (points: number): number =>
    HEIGHT - BOTTOM - ((points - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  // Lines that end close together have their glyphs side by side.
  const last = course.at(-1)!.points;
  const aside: number[] = [];
  last.forEach((points, seat) => {
    const near = last
      .slice(0, seat)
      .flatMap((other, i) => (Math.abs(y(other) - y(points)) < ROOM ? [aside[i]!] : []));
    aside.push([0, 1, 2, 3, 4, 5, 6, 7].find((place) => !near.includes(place)) ?? 0);
  });
  const right = 14 + ROOM * Math.max(...aside);
  const x = (i: number): number => LEFT + (i / Math.max(1, course.length - 1)) * (width - LEFT - right);
  const every = Math.ceil(course.length / MARKS);
  const turns = Math.ceil(course.length / Math.max(2, Math.floor(width / 56)));
  return (
    <figure class="chart" ref={box}>
      <figcaption>{say("page-chart")}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
        {ticks(low, high).map((points) => (
          <g key={points}>
            <path class="chart-grid" d={`M${LEFT} ${y(points)}H${width - right}`} />
            <text class="chart-n" x={LEFT - 8} y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {course.map(
          (standing, i) =>
            (i % turns === 0 || i === course.length - 1) &&
            (i === course.length - 1 || course.length - 1 - i >= turns / 2) && (
              <text key={i} class="chart-n" x={x(i)} y={HEIGHT - 6} text-anchor="middle">
                {standing.turn}
              </text>
            ),
        )}
        {names.map((_, seat) => {
          const hue = hues[seat % hues.length]!;
          const line = course
            .map(
              (standing, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(standing.points[seat]!).toFixed(1)}`,
            )
            .join("");
          return (
            <g key={seat}>
              <path class="chart-bed" d={line} />
              <path
                class={`chart-line e-line-${hue}`}
                d={line}
                stroke-dasharray={DASHES[seat % DASHES.length]}
              />
            </g>
          );
        })}
        {names.map((_, seat) => {
          const hue = hues[seat % hues.length]!;
          // Shifted from seat to seat, so that equal points do not cover each other's glyphs.
          const shift = Math.floor((seat * every) / names.length);
          return course.map((standing, i) => {
            const end = i === course.length - 1;
            if (!end && (i % every !== shift || course.length - 1 - i < every / 2)) return null;
            return (
              <g
                key={`${seat}-${i}`}
                transform={`translate(${(x(i) + (end ? aside[seat]! * ROOM : 0)).toFixed(1)} ${y(standing.points[seat]!).toFixed(1)})`}
              >
                <circle class={`f-${hue}`} r={end ? 10 : 8} />
                <Glyph hue={hue} scale={end ? 0.84 : 0.66} />
              </g>
            );
          });
        })}
      </svg>
      <details>
        <summary>{say("page-chart-table")}</summary>
        <div class="scroll" tabIndex={0} role="group" aria-label={say("page-chart")}>
          <table class="paper">
            <thead>
              <tr>
                <th scope="col">{say("page-chart-round")}</th>
                {names.map((name, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {course.map((standing, i) => (
                <tr key={i}>
                  <th scope="row">{standing.turn}</th>
                  {standing.points.map((points, seat) => (
                    <td key={seat}>{points}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
