/** A code or link that somebody sent. */
import { useState } from "preact/hooks";
import { go } from "../router";
import { say } from "../texts/speak";
import { Sheet } from "./Sheet";

/** Where a pasted link or a bare code leads. */
export function whereTo(pasted: string): string {
  const said = pasted.trim();
  const mark = said.includes("#") ? said.slice(said.lastIndexOf("#") + 1) : said;
  const page = /\/(table|replay|me|join)\/?#/.exec(said)?.[1] ?? "join";
  return `/${page}#${encodeURIComponent(mark)}`;
}

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
