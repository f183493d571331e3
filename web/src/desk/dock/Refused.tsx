/** Why something was refused, beside what was touched; it covers no row of the dock and moves nothing. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say, tell } from "../../texts/speak";
import type { Refusal } from "../live/live";
import { askRules } from "./rules";

const EDGE = 8; // css pixels kept free at the sides
const GAP = 12; // room for the tip
const REACH = 22; // a long line or a large shape was touched near its middle

export function Refused({ refusal, game }: { refusal: Refusal; game: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      if (note.current) put(note.current, touchedAt(refusal.attempt));
    };
    place();
    addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [refusal]);
  return (
    <p class="note" role="alert" ref={note}>
      <b>{tell(refusal.text)}</b>{" "}
      {refusal.ruling && (
        <button
          type="button"
          class="num-t ruling-of"
          title={say("page-rules")}
          onClick={() => askRules({ game, about: refusal })}
        >
          {refusal.ruling}
        </button>
      )}
    </p>
  );
}

/** The last of the touched things that can be seen; else where the focus is; else the dock. */
function touchedAt(attempt: readonly string[]): Element | null {
  for (const handle of [...attempt].reverse()) {
    const named = `[data-h="${CSS.escape(handle)}"]`;
    const found = [`.middle svg.board ${named}`, `.dock ${named}`].flatMap((where) => [
      ...document.querySelectorAll(where),
    ]);
    const seen = found.find((one) => one.getBoundingClientRect().width > 0);
    if (seen) return seen;
  }
  const focus = document.activeElement;
  return focus && focus !== document.body ? focus : document.querySelector(".dock");
}

function put(note: HTMLElement, anchor: Element | null): void {
  const at = anchor?.getBoundingClientRect();
  if (!at) return;
  const middle = [at.left + at.width / 2, at.top + at.height / 2] as const;
  const high = Math.min(at.height / 2, REACH) + GAP;
  const { offsetWidth: width, offsetHeight: height } = note;
  const left = Math.min(Math.max(EDGE, middle[0] - width / 2), innerWidth - width - EDGE);
  const below = middle[1] - high - height < EDGE;
  const top = below ? middle[1] + high : middle[1] - high - height;
  note.classList.toggle("below", below);
  note.style.left = `${left}px`;
  note.style.top = `${Math.min(Math.max(EDGE, top), innerHeight - height - EDGE)}px`;
  note.style.setProperty("--tip", `${Math.min(Math.max(16, middle[0] - left), width - 16)}px`);
}
