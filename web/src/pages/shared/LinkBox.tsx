/** A link to hand on: to read, to copy, to share, to photograph. */
import { useId, useState } from "preact/hooks";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { Qr } from "./Qr";
import "./link.css";

/** Put a text on the clipboard, also where a page without https may not write there itself. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** Two sheets, one over the other. */
const Sheets = () => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />
  </svg>
);

export function CopyButton({
  text,
  filled = false,
  label,
}: {
  text: string;
  filled?: boolean;
  label?: string;
}) {
  const [state, setState] = useState<"" | "done" | "failed">("");
  const press = async (): Promise<void> => {
    setState((await copy(text)) ? "done" : "failed");
    setTimeout(() => setState(""), 2500);
  };
  return (
    <button type="button" class={filled ? "btn act" : "btn"} onClick={() => void press()}>
      {state === "done" ? <Icon name="check" /> : <Sheets />}
      <span aria-live="polite">
        {say(
          state === "done"
            ? "page-copied-it"
            : state === "failed"
              ? "page-copy-failed"
              : (label ?? "page-copy"),
        )}
      </span>
    </button>
  );
}

export function ShareButton({ link, title }: { link: string; title: string }) {
  if (!("share" in navigator)) return null;
  return (
    <button
      type="button"
      class="btn"
      onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
    >
      <Icon name="share" />
      {say("page-share-link")}
    </button>
  );
}

/** A code to write down or to copy. */
export function CodeBox({ code, label }: { code: string; label: string }) {
  const id = useId();
  return (
    <div class="entry code-box">
      <label for={id}>{label}</label>
      <div class="row">
        <input id={id} readOnly value={code} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={code} label="page-copy-code" />
      </div>
    </div>
  );
}

export function LinkBox({
  link,
  title,
  label,
  filled = false,
}: {
  link: string;
  title: string;
  label: string;
  filled?: boolean;
}) {
  return (
    <div class="link-box">
      <Qr text={link} />
      <div class="link-words">
        <label class="entry">
          <span>{label}</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="row">
          <CopyButton text={link} filled={filled} />
          <ShareButton link={link} title={title} />
        </div>
      </div>
    </div>
  );
}
