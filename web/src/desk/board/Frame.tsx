/** The frame round a drawn board: one tab stop, arrow keys along the game's own graph, nearest spot for fingers, zoom. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Layout } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { shortcut } from "../keys";
import { useBrush, type Brush } from "./brush";
import { useCamera, type Box } from "./camera";
import { markBrush, Marks, useMarking } from "./Marks";
import { useActing } from "./Spot";

const FINGER = 24; // css pixels
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FrameProps {
  layout: Layout;
  box: Box;
  label: string;
  zoom: number;
  follow: [number, number] | null;
  onFocus(handle: string): void;
  onPoint?(x: number, y: number): boolean;
  /** How far a point is from a place that is more than a spot, such as a line. */
  far?(handle: string, x: number, y: number): number;
  /** Whose board it is. */
  seat?: number;
  /** The board is drawn on instead of played on. */
  brush?: Brush | undefined;
  children: ComponentChildren;
}

const handleOf = (element: Element): string | null =>
  element.closest("[data-h]")?.getAttribute("data-h") ?? null;

/** The best neighbour in a direction: along the graph if it leads there, else the nearest in that quarter. */
export function neighbour(
  layout: Layout,
  from: string,
  [dx, dy]: [number, number],
  known: (handle: string) => boolean,
): string | null {
  const here = layout.spots[from];
  if (!here) return null;
  const best = (among: readonly string[], steep: number): string | null => {
    let found: string | null = null;
    let least = Infinity;
    for (const handle of among) {
      const there = layout.spots[handle];
      if (!there || handle === from || !known(handle)) continue;
      const [x, y] = [there[0] - here[0], there[1] - here[1]];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy - y * dx);
      if (along <= 0.01 || aside > along * steep) continue;
      const far = along + aside * 2;
      if (far < least) [found, least] = [handle, far];
    }
    return found;
  };
  return (
    best(layout.near[from] ?? [], 1.2) ??
    best(Object.keys(layout.spots), 1) ??
    best(layout.near[from] ?? [], 6)
  );
}

export function Frame(props: FrameProps) {
  const { layout, box, label, zoom: first, follow, onFocus, onPoint, children } = props;
  const acting = useActing();
  const svg = useRef<SVGSVGElement>(null);
  const stage = useRef<SVGGElement>(null);
  const seat = props.seat ?? 0;
  const brush = props.brush ?? markBrush(useMarking(), seat, box[2]);
  const camera = useCamera(svg, stage, box, first, follow, brush !== undefined);
  const hand = useBrush(stage, brush);
  const known = (handle: string): boolean =>
    svg.current?.querySelector(`[data-h="${CSS.escape(handle)}"]`) != null;

  // The place one was at may be gone after a move: Tab must still find the board, and the focus stays on it.
  const lost = useRef(false);
  const within = useRef(false);
  useLayoutEffect(() => {
    const board = svg.current;
    if (!board || !acting.active) return;
    const stop = board.querySelector<SVGElement>('[data-h][tabindex="0"]');
    if (stop) {
      if (lost.current && (document.activeElement ?? document.body) === document.body)
        stop.focus({ preventScroll: true });
      lost.current = false;
      return;
    }
    const next = board.querySelector("[data-h].can") ?? board.querySelector("[data-h]");
    const handle = next?.getAttribute("data-h");
    if (!handle) return;
    lost.current = within.current && (document.activeElement ?? document.body) === document.body;
    onFocus(handle);
  });
  useEffect(() => {
    const went = (event: Event): void => {
      within.current = svg.current?.contains(event.target as Node) ?? false;
    };
    addEventListener("focusin", went);
    addEventListener("pointerdown", went);
    return () => {
      removeEventListener("focusin", went);
      removeEventListener("pointerdown", went);
    };
  }, []);

  const go = (handle: string): void => {
    onFocus(handle);
    svg.current
      ?.querySelector<SVGElement>(`[data-h="${CSS.escape(handle)}"]`)
      ?.focus({ preventScroll: camera.zoomed });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = (event.target as Element).closest("[data-h]")?.getAttribute("data-h");
    if (!at) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = neighbour(layout, at, arrow, known);
      if (next) go(next);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      acting.touch(at);
    } else if (event.key === "PageDown" || event.key === "PageUp") {
      // From one possible place to the next, in reading order.
      event.preventDefault();
      const possible = Object.keys(layout.spots).filter((handle) => acting.hot.has(handle) && known(handle));
      if (possible.length === 0) return;
      const by = event.key === "PageDown" ? 1 : -1;
      const now = possible.indexOf(at);
      go(possible[(now + by + possible.length) % possible.length] ?? possible[0]!);
    }
  };

  const onClick = (event: MouseEvent): void => {
    const board = svg.current;
    const screen = stage.current?.getScreenCTM();
    if (!board || !screen || !acting.active || brush) return;
    const hit = handleOf(event.target as Element);
    // What lies over the board, as a choice beside an island, is no place on it: nothing below it is meant.
    if (hit && (acting.picked.includes(hit) || (!(hit in layout.spots) && acting.hot.has(hit))))
      return acting.touch(hit);
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse());
    const reach = FINGER / screen.a;
    const far = (handle: string): number => {
      if (props.far) return props.far(handle, point.x, point.y);
      const spot = layout.spots[handle];
      return spot ? Math.hypot(spot[0] - point.x, spot[1] - point.y) : Infinity;
    };
    const nearest = (among: Iterable<string>): string | null => {
      let found: string | null = null;
      for (const handle of among) if (found === null || far(handle) < far(found)) found = handle;
      return found;
    };
    // Where places lie over each other, as lines that cross, the nearest is meant and not the one drawn last.
    const others = props.far ? document.elementsFromPoint(event.clientX, event.clientY) : [];
    const under = [hit, ...others.map((one) => (board.contains(one) ? handleOf(one) : null))].filter(
      (handle) => handle !== null,
    );
    const meant = nearest(under);
    if (meant && acting.hot.has(meant)) return acting.touch(meant);
    // A finger close to a possible place meant that one; so does a hand exactly between two.
    const finger = (event as PointerEvent).pointerType === "touch";
    const possible = nearest([
      ...under.filter((handle) => acting.hot.has(handle)),
      ...(finger || !meant ? [...acting.hot].filter((handle) => known(handle) && far(handle) <= reach) : []),
    ]);
    if (possible && (!meant || far(possible) < far(meant) + reach / 3)) return acting.touch(possible);
    if (camera.tapped(event)) return;
    if (meant) return acting.touch(meant);
    onPoint?.(point.x, point.y);
  };

  return (
    <div class={`pane${camera.zoomed ? " zoomed" : ""}`}>
      <div class="pan">
        <svg
          ref={svg}
          class={brush ? "board drawn" : "board"}
          viewBox={box.join(" ")}
          role="group"
          aria-label={label}
          onKeyDown={onKeyDown}
          onClick={onClick}
          {...hand}
          onFocusIn={(event) => camera.reveal(event.target as Element)}
        >
          <g class="stage" ref={stage}>
            {children}
            <Marks seat={seat} width={box[2]} />
          </g>
        </svg>
      </div>
      <button
        type="button"
        class={first > 1 ? "tool zoom" : "tool zoom rare"}
        aria-label={say(camera.zoomed ? "page-zoom-out" : "page-zoom-in")}
        aria-keyshortcuts={shortcut(camera.zoomed ? "0" : "+")}
        onClick={camera.toggle}
      >
        <Icon name={camera.zoomed ? "fit" : "zoom"} />
      </button>
    </div>
  );
}
