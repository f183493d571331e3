/** Several players on one device: between two of them a curtain hides what is private. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../texts/speak";
import type { LiveTable, Position } from "../live/live";
import { seatNames } from "./names";

export interface CurtainState {
  down: boolean;
  /** Who is to have the device: whoever lifts the curtain. */
  next: string;
  name: string;
  /** Whoever has the device is done for now, sees what was done and may still take it back; then it falls. */
  handOver: (() => void) | null;
  lift(): Promise<void>;
}

export function useCurtain(live: LiveTable | null, position: Position | null): CurtainState | null {
  // Whoever loads the page may be anybody: it begins with the curtain down.
  const [open, setOpen] = useState<string | null>(null);
  const table = position?.picture.table;
  const mine = table?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? [];
  if (!live || !table || mine.length < 2 || table.status !== "playing" || table.outside) return null;
  const own = live.seat ?? mine[0]!;
  const next = table.acting.includes(own) ? own : (mine.find((seat) => table.acting.includes(seat)) ?? own);
  return {
    down: open === null,
    next,
    name: seatNames(table.seats)[table.seats.findIndex((seat) => seat.seat === next)] ?? next,
    handOver: open !== null && next !== open ? () => setOpen(null) : null,
    lift: async () => {
      if (await live.sit(next)) setOpen(next);
    },
  };
}

/** What is drawn behind the sentence tells nothing about the game. */
export function Curtain({ curtain, children }: { curtain: CurtainState; children?: ComponentChildren }) {
  const { down, name } = curtain;
  const [busy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const still = useRef(down);
  still.current = down;
  // Before anything is painted, or a glimpse would be seen.
  useLayoutEffect(() => {
    if (down && !dialog.current?.open) dialog.current?.showModal();
    if (!down) dialog.current?.close();
  }, [down]);
  return (
    <dialog
      class="curtain"
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a dialog whether it wants to or not.
      onClose={(event) => still.current && event.currentTarget.showModal()}
      aria-labelledby="curtain-who"
    >
      {down && (
        <div class="curtain-card">
          {children}
          <h2 id="curtain-who">{say("page-curtain", { name })}</h2>
          <p>{say("page-curtain-about")}</p>
          <button
            type="button"
            class="btn act"
            disabled={busy}
            onClick={() => {
              setBusy(true);
              void curtain.lift().finally(() => setBusy(false));
            }}
          >
            {say("page-curtain-open", { name })}
          </button>
        </div>
      )}
    </dialog>
  );
}
