/** Rings and arrows over a board: what somebody has drawn at a position, and drawing them. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { LETTERS, type Mark } from "../../api/wire";
import type { Brush } from "./brush";

interface Marking {
  marks: readonly Mark[];
  /** The places of the board, whatever is shown of them now. */
  spots: Readonly<Record<string, [number, number]>>;
  /** One board for everybody: whose it is does not matter. */
  shared: boolean;
  /** Something was drawn; null: nothing can be. */
  onDraw: ((mark: Mark) => void) | null;
}

export const MarkingContext = createContext<Marking | null>(null);
export const useMarking = (): Marking | null => useContext(MarkingContext);

/** The place nearest to a point, as long as it is not far away. */
function nearest(spots: Marking["spots"], x: number, y: number, reach: number): string | null {
  let found: string | null = null;
  let least = reach;
  for (const [handle, [a, b]] of Object.entries(spots)) {
    const far = Math.hypot(a - x, b - y);
    if (far < least) [found, least] = [handle, far];
  }
  return found;
}

/** From one place to another is an arrow, staying at one a ring. */
export function markBrush(marking: Marking | null, seat: number, width: number): Brush | undefined {
  const draw = marking?.onDraw;
  if (!marking || !draw) return undefined;
  return {
    at: (x, y) => nearest(marking.spots, x, y, width / 8),
    step: width,
    stroke: (path, done) => {
      const [from, to] = [path[0]?.place, path.at(-1)?.place];
      if (done && from && to) draw({ at: from, to: from === to ? null : to, seat: LETTERS[seat] ?? "A" });
    },
    cancel: () => undefined,
  };
}

export function Marks({ seat, width }: { seat: number; width: number }) {
  const marking = useMarking();
  if (!marking || marking.marks.length === 0) return null;
  const size = width / 40;
  return (
    <g class="marks" aria-hidden="true" style={{ strokeWidth: size / 3 }}>
      {marking.marks
        .filter((mark) => marking.shared || LETTERS.indexOf(mark.seat) === seat)
        .map((mark) => {
          const from = marking.spots[mark.at];
          const to = mark.to === null ? null : marking.spots[mark.to];
          if (!from) return null;
          if (!to) return <circle key={mark.at} cx={from[0]} cy={from[1]} r={size} />;
          const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
          const side = (by: number): string =>
            `${to[0] - size * Math.cos(angle + by)} ${to[1] - size * Math.sin(angle + by)}`;
          return (
            <path
              key={`${mark.at} ${mark.to}`}
              d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}M${side(0.5)}L${to[0]} ${to[1]}L${side(-0.5)}`}
            />
          );
        })}
    </g>
  );
}
