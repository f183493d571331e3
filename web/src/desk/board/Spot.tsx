/** A place that can be touched, with everything that is the same in every game: name, focus, states. */
import { createContext, type ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Fact } from "../../api/wire";
import { say, tell } from "../../texts/speak";
import { pressed } from "../dock/steady";

export interface Acting {
  labels: Record<string, Fact>;
  /** What is possible now; drawn only where `show` says so, or where something is picked. */
  hot: ReadonlySet<string>;
  show: boolean;
  picked: readonly string[];
  /** A complete choice that waits for its second touch. */
  ready: readonly string[];
  witness: ReadonlySet<string>;
  attempt: ReadonlySet<string>;
  /** Handles of suggested moves, with their number. */
  hints: ReadonlyMap<string, number>;
  /** The one spot that Tab reaches. */
  focus: string | null;
  active: boolean;
  touch(handle: string): void;
  drop(handle: string): void;
}

export const IDLE: Acting = {
  labels: {},
  hot: new Set(),
  show: false,
  picked: [],
  ready: [],
  witness: new Set(),
  attempt: new Set(),
  hints: new Map(),
  focus: null,
  active: false,
  touch: () => undefined,
  drop: () => undefined,
};

export const ActingContext = createContext<Acting>(IDLE);
export const useActing = (): Acting => useContext(ActingContext);

/** CSS classes for the state of a handle. */
export function states(acting: Acting, h: string): string {
  const named = [];
  if (acting.hot.has(h)) named.push("can");
  if (acting.hot.has(h) && (acting.show || acting.picked.length > 0)) named.push("hot");
  if (acting.picked.includes(h)) named.push("picked");
  if (acting.ready.includes(h)) named.push("ready");
  if (acting.witness.has(h)) named.push("witness");
  if (acting.attempt.has(h)) named.push("attempt");
  if (acting.hints.has(h)) named.push("hinted");
  return named.join(" ");
}

interface SpotProps {
  h: string;
  children?: ComponentChildren;
  class?: string;
  transform?: string;
}

/** A place on a board, inside its <svg>. Give it a shape of at least 24 pixels (a transparent one will do). */
export function Spot({ h, children, class: more = "", transform }: SpotProps) {
  const acting = useActing();
  if (!acting.active) {
    return (
      <g class={`spot ${more}`} transform={transform}>
        {children}
      </g>
    );
  }
  const label = acting.labels[h];
  const name = label ? tell(label) : h;
  const hint = acting.hints.get(h) ?? 0; // its number stands on the place
  return (
    <g
      class={`spot ${more} ${states(acting, h)}`}
      transform={transform}
      role="button"
      tabindex={acting.focus === h ? 0 : -1} // lower case: in SVG attributes are taken by the letter
      aria-label={hint > 0 ? `${name}; ${say("page-hint")} ${hint}` : name}
      aria-pressed={acting.picked.includes(h) ? true : undefined}
      data-h={h}
    >
      {children}
    </g>
  );
}

/** A card, die, tile or button in HTML. */
export function Touch({
  h,
  children,
  class: more = "",
  held = false,
}: {
  h: string;
  children: ComponentChildren;
  class?: string;
  /** It has only just come: a finger there meant something else. */
  held?: boolean;
}) {
  const acting = useActing();
  const label = acting.labels[h];
  return (
    <button
      type="button"
      class={`touch ${more} ${states(acting, h)}`}
      aria-label={label ? tell(label) : undefined}
      aria-pressed={acting.picked.includes(h) ? true : undefined}
      data-h={h}
      data-new={held ? "" : undefined}
      onClick={(event) => !(held && pressed(event)) && acting.touch(h)}
    >
      {children}
    </button>
  );
}
