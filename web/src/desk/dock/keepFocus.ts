/** A button that does its work and goes away would take the focus with it: it stays where one was. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

export function useKeptFocus<T extends HTMLElement>() {
  const box = useRef<T>(null);
  const last = useRef<Element | null>(null);

  useEffect(() => {
    // Browsers disagree on what they tell when a focused button goes; whoever goes elsewhere, goes by these two.
    const went = (event: Event): void => {
      const to = event.target as Element;
      if (!box.current?.contains(to)) last.current = null;
      else if (event.type === "focusin") last.current = to;
    };
    addEventListener("focusin", went);
    addEventListener("pointerdown", went);
    return () => {
      removeEventListener("focusin", went);
      removeEventListener("pointerdown", went);
    };
  }, []);

  useLayoutEffect(() => {
    const was = last.current as HTMLElement | null;
    if (!was) return;
    const shut = was.matches(":disabled");
    // A button that has just been shut still has the focus; browsers take it away with the next frame.
    const now = document.activeElement;
    if (now !== document.body && now !== null && !(shut && now === was)) return;
    if (was.isConnected && !shut) was.focus({ preventScroll: true });
    // A button that is shut while something is sent opens again; one that has nothing left to do does not.
    else if (!was.isConnected || box.current?.dataset["busy"] === undefined)
      box.current?.focus({ preventScroll: true });
  });
  return box;
}
