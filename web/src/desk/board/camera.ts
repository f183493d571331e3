/** Which part of a board is seen: pinch, wheel, drag, keys and a button. d3-zoom does the gestures, in units of the board. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useKeys } from "../keys";
import { shared } from "../shared";

export type Box = [x: number, y: number, width: number, height: number];
type Corners = [[number, number], [number, number]];

const MOST = 6; // times
const CLOSER = 2; // times, by the button
const STEP = 1.4; // by a key
const DRAG = 6; // css pixels: what moves farther is no click
const TWICE = 350; // ms between the taps of a double tap
const BESIDE = 30; // css pixels between them

/** What the large board shows now, and a way to look elsewhere on it: for maps beside it. */
interface Seen {
  box: Box;
  look(x: number, y: number): void;
}
export const seen = shared<Seen | null>(null);

interface Camera {
  /** A part of the board is out of sight. */
  zoomed: boolean;
  /** The button: the whole board, or closer. */
  toggle(): void;
  /** A tap that meant nothing possible: whether it was the second of two, and the board was fitted. */
  tapped(event: MouseEvent): boolean;
  /** Bring a place into sight. */
  reveal(place: Element): void;
}

const pageScrolls = (): boolean => {
  const page = document.scrollingElement;
  return page !== null && page.scrollHeight > page.clientHeight + 1;
};

/** By how many powers of two a wheel zooms: a notch a little, a pinch on a touchpad (many small steps) with the fingers. */
export function wheelStep({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaY * (deltaMode === 1 ? 30 : deltaMode === 2 ? 300 : 1);
  return -pixels * (ctrlKey && Math.abs(pixels) < 40 ? 0.02 : 0.003);
}

const BORDER = 0.03; // of a board: what is printed along its edges

/** The middle of what is seen of a board along one side, so that its border is seen whole or not at all. */
export function whole(middle: number, seen: number, start: number, length: number): number {
  const border = length * BORDER;
  const before = middle - seen / 2 - start;
  if (before > 0 && before < border) return middle - before;
  const after = start + length - (middle + seen / 2);
  return after > 0 && after < border ? middle + after : middle;
}

/**
 * `first` and `follow` say where a board begins and what it turns to. Both count only until a person has zoomed.
 * `svg` hears the gestures, `stage` inside it is what moves. A board that is `drawn` on moves with two fingers, with the
 * middle button or with Shift.
 */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  stage: RefObject<SVGGElement | null>,
  box: Box,
  first: number,
  follow: [number, number] | null,
  drawn = false,
): Camera {
  const [zoomed, setZoomed] = useState(first > 1);
  const own = useRef(false); // a person has chosen what is seen
  const last = useRef<{ at: number; x: number; y: number } | null>(null);
  const wish = useRef({ box, first, follow, drawn });
  wish.current = { box, first, follow, drawn };
  const zooming = useMemo<ZoomBehavior<SVGSVGElement, unknown>>(() => zoom<SVGSVGElement, unknown>(), []);

  /** What the drawing's element shows, in units of the board, if nothing is zoomed. */
  const port = (): Corners => {
    const [x, y, width, height] = wish.current.box;
    const screen = svg.current?.getScreenCTM();
    const rect = svg.current?.getBoundingClientRect();
    if (!screen || !rect || rect.width === 0)
      return [
        [x, y],
        [x + width, y + height],
      ];
    const back = screen.inverse();
    const from = new DOMPoint(rect.left, rect.top).matrixTransform(back);
    const to = new DOMPoint(rect.right, rect.bottom).matrixTransform(back);
    return [
      [from.x, from.y],
      [to.x, to.y],
    ];
  };
  const limits = (): Corners => {
    const [x, y, width, height] = wish.current.box;
    return [
      [x, y],
      [x + width, y + height],
    ];
  };

  /** So close, with this point in the middle; `glide` moves there. */
  const view = (scale: number, [x, y]: [number, number], glide = true): void => {
    const node = svg.current;
    if (!node) return;
    stage.current?.classList?.toggle("gliding", glide);
    const ground = port();
    const [cx, cy] = [(ground[0][0] + ground[1][0]) / 2, (ground[0][1] + ground[1][1]) / 2];
    const wanted = zoomIdentity.translate(cx - scale * x, cy - scale * y).scale(scale);
    zooming.transform(select(node), zooming.constrain()(wanted, ground, limits()));
  };
  const middle = (): [number, number] => {
    const [x, y, width, height] = wish.current.box;
    return [x + width / 2, y + height / 2];
  };
  const home = (glide: boolean): void => {
    const { first, follow, box } = wish.current;
    const [[left, top], [right, bottom]] = port();
    const [x, y] = follow ?? middle();
    const across = whole(x, (right - left) / first, box[0], box[2]);
    view(first, [across, whole(y, (bottom - top) / first, box[1], box[3])], glide);
  };
  const centre = (): [number, number] => {
    const ground = port();
    const now = zoomTransform(svg.current!);
    return now.invert([(ground[0][0] + ground[1][0]) / 2, (ground[0][1] + ground[1][1]) / 2]);
  };
  const fit = (): void => {
    own.current = wish.current.first > 1; // else it is where the board would be anyhow
    view(1, middle());
  };
  const closer = (times: number): void => {
    if (!svg.current) return;
    const scale = Math.min(MOST, zoomTransform(svg.current).k * times);
    if (scale < 1.01) return fit();
    own.current = true;
    view(scale, centre());
  };

  useLayoutEffect(() => {
    const node = svg.current;
    if (!node) return;
    const known = { zoomed: first > 1 };
    zooming
      .scaleExtent([1, MOST])
      .extent(port)
      .clickDistance(DRAG)
      .touchable(true)
      .wheelDelta(wheelStep)
      // One finger scrolls the page as long as the whole board is seen; a wheel does where the page has more to show.
      .filter((event: Event) => {
        if (event.type === "wheel") return (event as WheelEvent).ctrlKey || !pageScrolls();
        const { touches } = event as TouchEvent;
        if (wish.current.drawn) {
          const { button, shiftKey } = event as MouseEvent;
          return event.type === "touchstart" ? touches.length > 1 : button === 1 || shiftKey;
        }
        if (event.type === "touchstart") return known.zoomed || touches.length > 1;
        return !(event as MouseEvent).ctrlKey && !(event as MouseEvent).button;
      })
      .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (sourceEvent) {
          own.current = transform.k > 1.01 || wish.current.first > 1;
          stage.current?.classList.remove("gliding");
        }
        if (stage.current)
          stage.current.style.transform =
            transform.k === 1 && transform.x === 0 && transform.y === 0
              ? ""
              : `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
        known.zoomed = transform.k > 1.01;
        setZoomed(known.zoomed);
        const [[x1, y1], [x2, y2]] = port();
        const [left, top] = transform.invert([x1, y1]);
        const [right, bottom] = transform.invert([x2, y2]);
        seen.set({
          box: [left, top, right - left, bottom - top],
          look: (x, y) => {
            own.current = true;
            view(zoomTransform(node).k, [x, y]);
          },
        });
      });
    // A wheel that can go no farther still belongs to the board: the browser would zoom the page.
    const hold = (event: WheelEvent): void => {
      if (event.ctrlKey) event.preventDefault();
    };
    select(node).call(zooming).on("dblclick.zoom", null);
    node.addEventListener("wheel", hold, { passive: false });
    const sizes = new ResizeObserver(() => {
      if (!own.current) home(false);
      else zooming.translateBy(select(node), 0, 0);
    });
    sizes.observe(node);
    return () => {
      select(node).on(".zoom", null);
      node.removeEventListener("wheel", hold);
      sizes.disconnect();
      seen.set(null);
    };
  }, [zooming]);

  const corners = limits().flat().join();
  useLayoutEffect(() => {
    zooming.translateExtent(limits());
    if (!own.current) home(false);
  }, [corners, zooming]);

  const turned = useRef(false);
  useEffect(() => {
    if (turned.current && !own.current) home(true);
    turned.current = true;
  }, [first, follow?.[0], follow?.[1]]);

  useKeys({ "+": () => closer(STEP), "=": () => closer(STEP), "-": () => closer(1 / STEP), "0": fit });

  return {
    zoomed,
    toggle: () => {
      if (zoomed) return fit();
      if (first === 1) return closer(CLOSER);
      own.current = false;
      home(true);
    },
    tapped: (event) => {
      const now = { at: event.timeStamp, x: event.clientX, y: event.clientY };
      const before = last.current;
      const second =
        before !== null &&
        now.at - before.at < TWICE &&
        Math.hypot(now.x - before.x, now.y - before.y) < BESIDE;
      last.current = second ? null : now;
      if (second && zoomed) fit();
      return second && zoomed;
    },
    reveal: (place) => {
      const node = svg.current;
      if (!node || zoomTransform(node).k <= 1.01) return;
      const [around, at] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
      const inside =
        at.left >= around.left &&
        at.right <= around.right &&
        at.top >= around.top &&
        at.bottom <= around.bottom;
      const screen = stage.current?.getScreenCTM();
      if (inside || !screen) return;
      const spot = new DOMPoint(at.left + at.width / 2, at.top + at.height / 2).matrixTransform(
        screen.inverse(),
      );
      view(zoomTransform(node).k, [spot.x, spot.y], false);
    },
  };
}
