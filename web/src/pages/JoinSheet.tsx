/** A code or link that somebody sent. */
import { useState } from "preact/hooks";
import { go } from "../router";
import { say } from "../texts/speak";
import { whereTo } from "./pasted";
import { Sheet } from "./Sheet";

export function JoinSheet({ onClose }: { onClose(): void }) {
  const [pasted, setPasted] = useState("");
  return (
    <Sheet title={say("page-join")} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.trim()) go(whereTo(pasted));
        }}
      >
        <label class="entry">
          <span>{say("page-join-paste")}</span>
          <input
            data-first
            required
            autocomplete="off"
            spellcheck={false}
            value={pasted}
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn act">
          {say("page-join-go")}
        </button>
      </form>
    </Sheet>
  );
}
