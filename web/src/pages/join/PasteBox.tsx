/** A box for the link or code that somebody was sent; it says so when there is no code in it. */
import { useState } from "preact/hooks";
import { go } from "../../router";
import { say } from "../../texts/speak";
import { whereTo } from "./pasted";
import "./join.css";

export function PasteBox({ label }: { label: string }) {
  const [pasted, setPasted] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      class="form paste"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const to = whereTo(pasted);
        setWrong(to === null);
        if (to !== null) go(to);
      }}
    >
      <label class="entry">
        <span>{label}</span>
        <input
          data-first
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={wrong}
          aria-describedby={wrong ? "paste-wrong" : undefined}
          value={pasted}
          onInput={(event) => {
            setPasted(event.currentTarget.value);
            setWrong(false);
          }}
        />
      </label>
      {wrong && (
        <p class="wrong" id="paste-wrong" role="alert">
          {say("page-join-no-code", { example: `${location.origin}/join/hashi#mfrg…` })}
        </p>
      )}
      <button type="submit" class="btn act">
        {say("page-join-go")}
      </button>
    </form>
  );
}
