/** A scrap of a sheet: some islands and bridges for the rules and the cover, drawn as on the board. */
import { ring, seedOf, straight } from "../../draw/hand";
import { FlagAt, SHORE, shoreOf, Waterlines } from "./board/chart";
import { Digit, Line } from "./board/Pen";
import type { Flag } from "./wire";

export interface ScrapIsland {
  x: number;
  y: number;
  number?: number;
  flag?: Flag;
  wet?: boolean;
  finished?: boolean;
  struck?: boolean;
}

export interface ScrapLine {
  /** Places in the list of islands. */
  ends: [number, number];
  bridges?: number;
  /** How many of them are wet. */
  wet?: number;
  /** A bridge that is not allowed, dashed. */
  refused?: boolean;
}

interface ScrapProps {
  islands: readonly ScrapIsland[];
  lines: readonly ScrapLine[];
  /** Sets the shapes of shores and strokes. */
  name: string;
  /** Written before one's eyes, one stroke after the other. */
  fresh?: boolean;
  scale?: number;
}

const APART = 6.6;

export function Scrap({ islands, lines, name, fresh = false, scale = 1 }: ScrapProps) {
  const r = SHORE * scale;
  const shores = islands.map(({ x, y }, i) => shoreOf(`${name}${i}`, x, y, r));
  const ends = ({ ends: [a, b] }: ScrapLine, off: number): [number, number, number, number] => {
    const [from, to] = [islands[a]!, islands[b]!];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const [tx, ty] = [(to.x - from.x) / long, (to.y - from.y) / long];
    return [from.x + tx * off, from.y + ty * off, to.x - tx * off, to.y - ty * off];
  };
  const along = (line: ScrapLine, off: number): string => {
    const [x1, y1, x2, y2] = ends(line, off);
    return `M${x1} ${y1}L${x2} ${y2}`;
  };
  let strokes = 0;
  return (
    <g class="hashi-piece">
      <g class="hashi-printed">
        <Waterlines shores={shores} scale={scale} />
        <path
          class="dots"
          d={lines
            .filter((line) => !line.bridges && !line.refused)
            .map((line) => along(line, r + 9 * scale))
            .join("")}
        />
        {shores.map((d, i) => (
          <path key={i} class={islands[i]!.finished ? "isl fin" : "isl"} d={d} />
        ))}
      </g>
      {lines.map((line, n) => {
        const [x1, y1, x2, y2] = ends(line, r - 1.5);
        const [ox, oy] = x1 === x2 ? [1, 0] : [0, 1];
        const count = line.bridges ?? 0;
        return Array.from({ length: count }, (_, k) => {
          const off = (k - (count - 1) / 2) * 2 * APART * scale;
          return (
            <Line
              key={`${n}/${k}`}
              d={straight(
                x1 + ox * off,
                y1 + oy * off,
                x2 + ox * off,
                y2 + oy * off,
                seedOf(name) + n * 7 + k,
              )}
              width={5.4 * scale}
              seed={n * 3 + k + 1}
              step={16}
              wet={k >= count - (line.wet ?? 0)}
              fresh={fresh}
              delay={300 + strokes++ * 130}
            />
          );
        });
      })}
      {islands.map(({ x, y, number, flag = "", wet = false, finished = false, struck = false }, i) => (
        <g key={i}>
          {number && (
            <Digit
              value={number}
              x={x}
              y={y}
              h={34 * scale}
              seed={i + 3}
              wet={wet}
              fresh={fresh}
              delay={i * 90}
            />
          )}
          {finished && (
            <Line
              d={ring(x, y, 36 * scale, i * 17 + 9)}
              width={4.4 * scale}
              seed={i + 4}
              wet={wet}
              fresh={fresh}
              delay={300 + strokes++ * 130}
            />
          )}
          {struck && (
            <>
              <Line d={straight(x - 26, y - 26, x + 26, y + 26, i)} width={5.6} seed={i} />
              <Line d={straight(x + 26, y - 26, x - 26, y + 26, i + 1)} width={5.6} seed={i + 1} />
            </>
          )}
          <FlagAt flag={flag} x={x} y={y} />
        </g>
      ))}
      <g class="refused">
        {lines.map((line, n) => (line.refused ? <path key={n} d={along(line, r + 6)} /> : null))}
      </g>
    </g>
  );
}
