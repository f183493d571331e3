/** A board in its frame; the small ones without. */
import type { Fact, Layout, Scene } from "../../api/wire";
import type { GameFace } from "../../games/face";
import { say } from "../../texts/speak";
import { Frame } from "./Frame";

interface BoardViewProps {
  face: GameFace;
  layout: Layout;
  scene: Scene;
  before: Scene | null;
  seat: number;
  small?: boolean;
  told?: readonly Fact[];
  onFocus?(handle: string): void;
  onPoint?(handle: string): void;
  /** A touch that meant no place. */
  onNothing?(): void;
}

const phone = (): boolean => matchMedia("(max-width: 600px), (max-height: 500px)").matches;
/** At twice the size there may be little of a phone left: better all of the board, and small. */
const tiny = (): boolean => matchMedia("(max-width: 300px), (max-height: 300px)").matches;
const low = (): boolean => matchMedia("(max-height: 500px)").matches;

/** How large a board is to begin with; on a low screen less so, or most of it would be out of sight. */
function begin(zoom: number): number {
  if (!phone() || tiny()) return 1;
  return low() ? 1 + (zoom - 1) * 0.7 : zoom;
}

export function BoardView({
  face,
  layout,
  scene,
  before,
  seat,
  small = false,
  told = [],
  onFocus,
  onPoint,
  onNothing,
}: BoardViewProps) {
  const box = face.box(layout, scene);
  const Board = face.Board;
  const drawing = (
    <Board layout={layout} scene={scene} before={before} seat={seat} small={small} told={told} />
  );
  if (small) {
    return (
      <svg class="board small" viewBox={box.join(" ")} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  const { point, far } = face;
  return (
    <Frame
      layout={layout}
      seat={seat}
      box={box}
      label={say("page-board-of", { seat })}
      zoom={begin(face.zoom ?? 1)}
      follow={face.follow?.(scene, before) ?? null}
      onFocus={onFocus ?? (() => undefined)}
      far={far && ((handle, x, y) => far(layout, handle, x, y))}
      onPoint={(x, y) => {
        const handle = point?.(layout, scene, x, y) ?? null;
        if (handle) onPoint?.(handle);
        else onNothing?.();
        return handle !== null;
      }}
    >
      {drawing}
    </Frame>
  );
}
