/** Whether everything is here that can be played without network, and the rest at one touch. */
import { useState } from "preact/hooks";
import { language, say } from "../texts/speak";
import { fetchRest, toCome } from "./later";

const MEGABYTE = 1e6;

export function Later() {
  const bytes = toCome.use();
  const [busy, setBusy] = useState(false);
  if (bytes === null) return null; // nothing can be kept here
  const size = (bytes / MEGABYTE).toLocaleString(language(), { maximumFractionDigits: 1 });
  return (
    <section>
      <h2>{say("page-later")}</h2>
      <p class="hushed" data-left={bytes}>
        {bytes ? say("page-later-some", { size }) : say("page-later-all")}
      </p>
      {bytes > 0 && (
        <button
          type="button"
          class="btn"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void fetchRest().finally(() => setBusy(false));
          }}
        >
          {say("page-later-go")}
        </button>
      )}
    </section>
  );
}
