/** A sheet laid over the page. The browser keeps the focus inside and gives it back afterwards. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";

export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // On what is asked first, or on the title: a keyboard that slides in should be wanted.
    (shown?.querySelector<HTMLElement>("[data-first]") ?? shown?.querySelector("h2"))?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      class="laid"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div class="laid-in">
        <header>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" class="tool" aria-label={say("page-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
