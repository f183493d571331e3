/** The drawn board as it is drawn on: the game's own drawing, places over it, and what is wrong where it is. */
import type { ComponentType } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { BoardPiece, BoardProblem, BoardSketch, Fact, Layout } from "../api/wire";
import type { Brush, Dab } from "../desk/board/brush";
import { Frame } from "../desk/board/Frame";
import { ActingContext, IDLE, Spot, type Acting } from "../desk/board/Spot";
import type { GameFace } from "../games/face";
import { say, tell } from "../texts/speak";
import type { Spot as Put } from "./drawing";

/** What is drawn on: a board, or a sheet that was filled in on paper. */
export type Ground = Pick<BoardSketch, "layout" | "scene" | "places" | "near" | "reach" | "free">;
type Known = Pick<BoardPiece, "name" | "label" | "kind">;

interface CanvasProps {
  face: GameFace;
  sketch: Ground;
  label: string;
  pieces: readonly Known[];
  piece: Known;
  /** Draws what stands where something is wrong, if that is not part of the drawing. */
  Wrong?: ComponentType<{ name: string }> | null;
  waiting: Put[];
  problems: BoardProblem[];
  chosen: BoardProblem | null;
  onPut(path: Put[]): void;
}

const SLOP = 14; // units of the board: less than that is a tap
const NUDGE = 10; // units, by Shift and an arrow
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

export function Canvas(props: CanvasProps) {
  const { face, sketch, pieces, piece, waiting, problems, chosen, onPut } = props;
  const [path, setPath] = useState<Dab[]>([]);
  const [focus, setFocus] = useState<string | null>(null);
  const { free, reach } = sketch;
  const erasing = piece.kind === "";
  const on = useMemo(
    () => Object.entries(sketch.places).filter(([, place]) => place.at.length > 0),
    [sketch],
  );
  // Lines are erased too, but where a line lies over cells, what holds something is meant.
  const fits = useMemo(
    () =>
      on.filter(([, { kind, holds }]) =>
        erasing ? holds !== "" : kind === piece.kind || (free && holds !== ""),
      ),
    [on, erasing, piece.kind, free],
  );
  const layout = useMemo<Layout>(
    () => ({
      board: null,
      spots: Object.fromEntries(on.map(([name, place]) => [name, [place.at[0]!, place.at[1]!]])),
      near: sketch.near,
    }),
    [on, sketch.near],
  );
  const at = (x: number, y: number): string | null => {
    let found: string | null = null;
    let least = reach * (free ? 1.3 : 1.25);
    for (const [name, place] of fits) {
      const far = Math.hypot(place.at[0]! - x, place.at[1]! - y);
      if (far < least) [found, least] = [name, far];
    }
    return found;
  };
  const finished = (dabs: Dab[]): Put[] => {
    if (!free) return [...new Set(dabs.flatMap((dab) => dab.place ?? []))];
    const [from, to] = [dabs[0]!, dabs.at(-1)!];
    const moved = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) > SLOP;
    if (moved && from.place && !erasing) return [from.place, to.at];
    if (erasing) return [...new Set(dabs.flatMap((dab) => dab.place ?? []))];
    return from.place ? [from.place] : [to.at];
  };
  const brush: Brush = {
    at,
    step: reach / 2,
    stroke: (dabs, done) => {
      setPath(done ? [] : [...dabs]);
      const put = done ? finished(dabs) : [];
      if (put.length > 0) onPut(put);
    },
    cancel: () => setPath([]),
  };
  const named = (holds: string): string => {
    const known = pieces.find(({ name }) => name === holds);
    return known ? tell(known.label) : say("editor-empty");
  };
  const labels = useMemo(
    () =>
      Object.fromEntries(
        on.map(([name, { holds }]): [string, Fact] => [
          name,
          { key: "editor-place", values: { place: name, piece: named(holds) } },
        ]),
      ),
    [on, pieces],
  );
  const names = fits.map(([name]) => name);
  const acting: Acting = {
    ...IDLE,
    labels,
    hot: new Set(names),
    focus: focus !== null && names.includes(focus) ? focus : (names[0] ?? null),
    active: true,
    touch: (handle) => onPut([handle]),
  };
  const nudge = (event: KeyboardEvent): void => {
    const handle = (event.target as Element).closest("[data-h]")?.getAttribute("data-h");
    const by = ARROWS[event.key];
    const spot = handle && layout.spots[handle];
    if (!free || !event.shiftKey || !by || !spot) return;
    event.preventDefault();
    event.stopPropagation();
    onPut([handle, [spot[0] + by[0], spot[1] + by[1]]]);
  };

  const ghosts: [number, number][] = free
    ? path.slice(-1).map((dab) => dab.at)
    : path.flatMap((dab) => (dab.place ? [layout.spots[dab.place]!] : []));
  const pending = waiting
    .map((put) => (typeof put === "string" ? layout.spots[put] : put))
    .filter((spot) => spot !== undefined);
  const Board = face.Board;
  const { layout: ground, scene } = sketch;
  return (
    <ActingContext.Provider value={acting}>
      <div class="canvas" onKeyDownCapture={nudge}>
        <Frame
          layout={layout}
          box={face.box(ground, scene)}
          label={props.label}
          zoom={1}
          follow={null}
          onFocus={setFocus}
          brush={brush}
        >
          <ActingContext.Provider value={IDLE}>
            <g class="drawn-board">
              <Board layout={ground} scene={scene} before={null} seat={0} />
            </g>
          </ActingContext.Provider>
          <g class="edit-places">
            {fits.map(
              ([
                name,
                {
                  at: [x, y],
                  holds,
                },
              ]) => (
                <Spot key={name} h={name} class={holds ? "full" : "bare"}>
                  <circle class="hit" cx={x} cy={y} r={reach} />
                  {!holds && <circle class="dot" cx={x} cy={y} r={reach * 0.12} />}
                </Spot>
              ),
            )}
          </g>
          <g class="edit-marks" aria-hidden="true">
            {problems
              .filter((problem) => problem !== chosen)
              .map((problem, i) => (
                <Marks key={i} problem={problem} layout={layout} reach={reach} />
              ))}
            {chosen && <Marks problem={chosen} layout={layout} reach={reach} chosen />}
            {props.Wrong && <Ghosts Wrong={props.Wrong} problems={problems} sketch={sketch} />}
            {[...pending, ...ghosts].map(([x, y], i) => (
              <circle key={i} class="wet" cx={x} cy={y} r={reach * 0.8} />
            ))}
          </g>
        </Frame>
      </div>
    </ActingContext.Provider>
  );
}

function Marks({
  problem,
  layout,
  reach,
  chosen = false,
}: {
  problem: BoardProblem;
  layout: Layout;
  reach: number;
  chosen?: boolean;
}) {
  return (
    <g class={`fault${problem.note ? " remark" : ""}${chosen ? " chosen" : ""}`}>
      {problem.spots.map((name) => {
        const spot = layout.spots[name];
        return (
          spot && (
            <circle
              key={name}
              data-fault={name}
              cx={spot[0]}
              cy={spot[1]}
              r={reach * (chosen ? 1.1 : 0.98)}
            />
          )
        );
      })}
    </g>
  );
}

/** Marks that are not allowed are not part of the drawing: they stand in their rings. */
function Ghosts({
  Wrong,
  problems,
  sketch: { places, reach },
}: {
  Wrong: ComponentType<{ name: string }>;
  problems: BoardProblem[];
  sketch: Ground;
}) {
  const spots = new Set(
    problems.flatMap(({ note, drawn, spots: [first] }) => (note || drawn || !first ? [] : [first])),
  );
  return (
    <>
      {[...spots].map((name) => {
        const place = places[name];
        const [x, y] = place?.at ?? [];
        if (!place?.holds || x === undefined || y === undefined) return null;
        return (
          <g key={name} class="ghost" transform={`translate(${x} ${y}) scale(${(reach * 1.3) / 100})`}>
            <Wrong name={place.holds} />
          </g>
        );
      })}
    </>
  );
}
