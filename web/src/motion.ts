/** Whether things move: not for people who asked their device for calm, nor on a device that cannot keep up.
 *
 * Where a frame takes as long as two or more, a movement is a few jumps, and the next touch has to wait for them. So the frames
 * after a move are timed, and a device that is slow several times in a row shows every move at once from then on. After a
 * week movement is tried again.
 */
const KEPT = "landbridge.still";
const FRAMES = 7;
const SLOW = 34; // ms a frame: less than thirty in a second
const TIMES = 3;
const LONGEST = 2000; // ms: the page was not shown
const WEEK = 7 * 24 * 60 * 60 * 1000;

const asked = (): MediaQueryList => matchMedia("(prefers-reduced-motion: reduce)");
let slow = false;
let inARow = 0;
let timing = false;

export const calm = (): boolean => slow || asked().matches;

/** Style sheets ask for `:root[data-motion="less"]`. */
function apply(): void {
  const root = document.documentElement;
  if (calm()) root.dataset["motion"] = "less";
  else delete root.dataset["motion"];
}

/** Once, before anything is drawn. */
export function beginMotion(): void {
  slow = Date.now() - Number(localStorage.getItem(KEPT)) < WEEK;
  asked().addEventListener("change", apply);
  apply();
}

/** What the frames of a movement say; the first one is left out, because it draws what is new. */
export function tooSlow(times: readonly number[]): boolean {
  const frames = times.slice(1);
  const mean = frames.reduce((sum, one) => sum + one, 0) / frames.length;
  return mean > SLOW && Math.max(...frames) < LONGEST;
}

/** Something begins to move. */
export function timeMovement(): void {
  if (timing || document.hidden || calm()) return;
  timing = true;
  const times: number[] = [];
  let before = performance.now();
  const frame = (now: number): void => {
    times.push(now - before);
    before = now;
    if (times.length < FRAMES) {
      requestAnimationFrame(frame);
      return;
    }
    timing = false;
    inARow = tooSlow(times) ? inARow + 1 : 0;
    if (inARow < TIMES) return;
    slow = true;
    localStorage.setItem(KEPT, String(Date.now()));
    apply();
  };
  requestAnimationFrame(frame);
}
