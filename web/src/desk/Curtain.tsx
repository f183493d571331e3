/** Several players on one device: between two of them a curtain hides what is private. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../texts/speak";
import type { LiveTable, Position } from "./live";

export function Curtain({ live, position }: { live: LiveTable; position: Position }) {
  const { table } = position.picture;
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const next =
    mine.includes(live.seat ?? "") && table.acting.includes(live.seat!)
      ? live.seat!
      : (mine.find((seat) => table.acting.includes(seat)) ?? live.seat!);
  // Whoever loads the page may be anybody: it begins with the curtain down.
  const [open, setOpen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const down = useRef(true);
  // What bots do meanwhile does not lift it again: the last player's view is still behind it.
  const closed = next !== open && (down.current || !position.playing);
  down.current = closed;
  // Before anything is painted, or a glimpse would be seen.
  useLayoutEffect(() => {
    if (closed && !dialog.current?.open) dialog.current?.showModal();
    if (!closed) dialog.current?.close();
  }, [closed]);
  const name = table.seats.find((seat) => seat.seat === next)?.name ?? next;
  return (
    <dialog
      class="curtain"
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a dialog whether it wants to or not.
      onClose={(event) => down.current && event.currentTarget.showModal()}
      aria-labelledby="curtain-who"
    >
      {closed && (
        <>
          <h2 id="curtain-who">{say("page-curtain", { name })}</h2>
          <p>{say("page-curtain-about")}</p>
          <button
            type="button"
            class="btn act"
            disabled={busy}
            onClick={() => {
              setBusy(true);
              void live
                .sit(next)
                .then((seated) => seated && setOpen(next))
                .finally(() => setBusy(false));
            }}
          >
            {say("page-curtain-open", { name })}
          </button>
        </>
      )}
    </dialog>
  );
}
