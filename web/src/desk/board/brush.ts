/** Drawing on a board: one finger or the mouse draws, along places or anywhere; a second finger means zoom instead. */
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";

export interface Brush {
  /** The place at a point of the board, if there is one. */
  at(x: number, y: number): string | null;
  /** How far apart the points of a quick stroke are looked at. */
  step: number;
  /** Where the stroke has been so far; `done` when the finger is lifted. */
  stroke(path: Dab[], done: boolean): void;
  cancel(): void;
}
export interface Dab {
  place: string | null;
  at: [number, number];
}

interface Hand {
  onPointerDown?(event: PointerEvent): void;
  onPointerMove?(event: PointerEvent): void;
  onPointerUp?(event: PointerEvent): void;
  onPointerCancel?(event: PointerEvent): void;
}

export function useBrush(stage: RefObject<SVGGElement | null>, brush: Brush | undefined): Hand {
  const fingers = useRef(new Set<number>());
  const path = useRef<Dab[] | null>(null);
  if (!brush) return {};
  const point = (event: PointerEvent): [number, number] | null => {
    const screen = stage.current?.getScreenCTM();
    if (!screen) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
    return [x, y];
  };
  const dab = ([x, y]: [number, number]): void => {
    path.current?.push({ place: brush.at(x, y), at: [x, y] });
  };
  const stop = (): void => {
    if (path.current) brush.cancel();
    path.current = null;
  };
  return {
    onPointerDown: (event) => {
      fingers.current.add(event.pointerId);
      if (fingers.current.size > 1) return stop();
      const here = point(event);
      if (event.button !== 0 || event.shiftKey || !here) return;
      path.current = [];
      dab(here);
      brush.stroke(path.current, false);
    },
    onPointerMove: (event) => {
      const here = point(event);
      const last = path.current?.at(-1)?.at;
      if (!path.current || !last || !here) return;
      const far = Math.hypot(here[0] - last[0], here[1] - last[1]);
      const steps = Math.max(1, Math.ceil(far / brush.step));
      for (let i = 1; i <= steps; i++)
        dab([last[0] + ((here[0] - last[0]) * i) / steps, last[1] + ((here[1] - last[1]) * i) / steps]);
      brush.stroke(path.current, false);
    },
    onPointerUp: (event) => {
      fingers.current.delete(event.pointerId);
      const done = path.current;
      path.current = null;
      if (done) brush.stroke(done, true);
    },
    onPointerCancel: (event) => {
      fingers.current.delete(event.pointerId);
      stop();
    },
  };
}
