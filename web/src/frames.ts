/** One drawing for each frame, however often something changes in it: an answer brings several changes at once.
 *
 * In a tab that nobody sees there are no frames, and what is told there (whose turn it is, in the title) must not wait.
 */
import { options } from "preact";

const LATEST = 100; // ms

export function drawByFrames(): void {
  options.debounceRendering = (draw) => {
    let drawn = false;
    const once = (): void => {
      if (drawn) return;
      drawn = true;
      clearTimeout(timer);
      draw();
    };
    const timer = setTimeout(once, document.hidden ? 0 : LATEST);
    requestAnimationFrame(once);
  };
}
