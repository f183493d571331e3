/** Several players on one device: between two of them a curtain hides what is private. */
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../texts/speak";
import type { LiveTable, Position } from "./live";

export function Curtain({ live, position }: { live: LiveTable; position: Position }) {
  const { table } = position.picture;
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const next =
    mine.includes(live.seat ?? "") && table.acting.includes(live.seat!)
      ? live.seat!
      : (mine.find((seat) => table.acting.includes(seat)) ?? live.seat!);
  const [open, setOpen] = useState(live.seat);
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = next !== open && !position.playing;
  useEffect(() => {
    if (closed && !dialog.current?.open) dialog.current?.showModal();
    if (!closed) dialog.current?.close();
  }, [closed]);
  const name = table.seats.find((seat) => seat.seat === next)?.name ?? next;
  return (
    <dialog
      class="curtain"
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      aria-labelledby="curtain-who"
    >
      {closed && (
        <>
          <h2 id="curtain-who">{say("page-curtain", { name })}</h2>
          <p>{say("page-curtain-about")}</p>
          <button
            type="button"
            class="btn act"
            onClick={() => {
              void live.sit(next).then(() => setOpen(next));
            }}
          >
            {say("page-curtain-open", { name })}
          </button>
        </>
      )}
    </dialog>
  );
}
