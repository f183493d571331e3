/** A button that ends something must not appear under a finger that meant what was there before. */
import { useEffect, useRef, useState } from "preact/hooks";

const SETTLES = 500; // ms

/**
 * Whether what stands in a place now (`key`, null: nothing) replaced something else less than half a second ago. The
 * same thing coming back, after a move was sent for example, is not new. `born`: what asks has only just come itself.
 */
export function useSettling(key: string | null, born = false): boolean {
  const place = useRef({ key, since: born ? performance.now() : -Infinity, empty: Infinity });
  const [, tick] = useState(0);
  const now = performance.now();
  const { key: was, since, empty } = place.current;
  if (key === null) place.current = { key: was, since, empty: Math.min(empty, now) };
  else if (key !== was)
    place.current = { key, since: was === null ? -Infinity : Math.min(empty, now), empty: Infinity };
  else place.current.empty = Infinity;
  const left = place.current.since + SETTLES - now;
  // After every drawing: a timer may ring a moment early, and nothing else need ever draw this again.
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), Math.ceil(left));
    return () => clearTimeout(timer);
  });
  return key !== null && left > 0;
}

/** By key or by a reader's command there is no finger that could have meant something else. */
export const pressed = (event: MouseEvent): boolean => event.detail > 0;
