/** A tile of bone with its living line, inside an SVG: 100 by 100 around 0,0. */
import { useMemo } from "preact/hooks";
import { curlOf, lineOf } from "./strands";
import "./tiles.css";
import type { Tile } from "../wire";

interface FaceProps {
  tile: Tile;
  /** The square it lies on; crossings differ by it. */
  square?: string;
  /** Just laid: it drops, and its line grows. `order` counts tiles that were laid together. */
  fresh?: boolean;
  order?: number;
  /** For glancing: no glint, no side. */
  small?: boolean;
}

export function TileFace({ tile, square, fresh = false, order = 0, small = false }: FaceProps) {
  // The same picture again and again: made once, so that a board of eighty tiles is redrawn quickly.
  return useMemo(() => {
    const line = lineOf(tile.ends, curlOf(tile.ends, tile.value, square));
    const grows = fresh ? { pathLength: 1, class: "grows" } : {};
    return (
      <g class={`tile${fresh ? " fresh" : ""}`} style={fresh ? { "--nth": order } : undefined}>
        {!small && <rect class="tl-side" x="-47.5" y="-44.5" width="95" height="95" rx="9" />}
        <rect class="tl-face" x="-47.5" y="-48" width="95" height="95" rx="9" />
        {!small && <path class="tl-sheen" d="M-39-46.4H39" />}
        <path {...grows} class={`ln-case ${grows.class ?? ""}`} d={line.d} />
        <path {...grows} class={`ln-core ${grows.class ?? ""}`} d={line.d} />
        {!small && <path class="ln-glint" d={line.glint} />}
        <g class="ln-over">
          {line.over.map((piece, i) => (
            <g key={i}>
              <path class="ln-gap" d={piece.gap} />
              <path class="ln-case" d={piece.case} />
              <path class="ln-core" d={piece.core} />
            </g>
          ))}
          {line.heart && <circle class="ln-bud" cx={line.heart[0]} cy={line.heart[1]} r="6" />}
        </g>
        <text class="tl-v" x="-40" y="-18">
          {tile.value}
        </text>
      </g>
    );
  }, [tile.ends, tile.value, square, fresh, order, small]);
}

/** A tile seen from behind. */
function TileBack() {
  return (
    <g class="tile back">
      <rect class="tb-side" x="-47.5" y="-44.5" width="95" height="95" rx="9" />
      <rect class="tb-face" x="-47.5" y="-48" width="95" height="95" rx="9" />
      <path class="tb-line" d="M-26 0C-26-16-8-16 0 0S26 16 26 0S8-16 0 0S-26 16-26 0Z" />
    </g>
  );
}

/** A tile as a picture of its own, in HTML. */
export function TilePicture({ tile, square }: { tile: Tile | null; square?: string }) {
  return (
    <svg class="tile-picture" viewBox="-50 -50 100 102" aria-hidden="true">
      {tile ? <TileFace tile={tile} square={square} /> : <TileBack />}
    </svg>
  );
}

/** A square of the board, with its bonus. */
export function Square({ times, covered = false }: { times: number; covered?: boolean }) {
  return (
    <>
      <rect
        class={`ground-sq${times > 1 ? ` x${times}` : ""}`}
        x="-47"
        y="-47"
        width="94"
        height="94"
        rx="9"
      />
      {times > 1 && !covered && (
        <text class="times" y="12" text-anchor="middle">
          <tspan class="sign">×</tspan>
          {times}
        </text>
      )}
    </>
  );
}
