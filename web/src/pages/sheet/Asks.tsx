/** What is said about a sheet rather than marked: which board, who plays, what was reached first. */
import { useEffect, useState } from "preact/hooks";
import type { SheetAsk } from "../../api/wire";
import { tell } from "../../texts/speak";

interface AsksProps {
  asks: SheetAsk[];
  onSay(name: string, value: unknown): void;
}

export function Asks({ asks, onSay }: AsksProps) {
  return (
    <>
      {asks.map((ask) =>
        ask.kind === "switch" ? (
          <label key={ask.name} class="item">
            <input
              type="checkbox"
              name={ask.name}
              checked={ask.value === true}
              onChange={(event) => onSay(ask.name, event.currentTarget.checked)}
            />{" "}
            {tell(ask.label)}
          </label>
        ) : ask.kind === "number" ? (
          <Numbered key={ask.name} ask={ask} onSay={onSay} />
        ) : (
          <div key={ask.name} class="sheet-ask" role="group" aria-label={tell(ask.label)} data-ask={ask.name}>
            <span aria-hidden="true">{tell(ask.label)}</span>
            <div class="picks">
              {ask.choices.map((choice) => (
                <label key={choice.value}>
                  <input
                    type="radio"
                    name={`ask-${ask.name}`}
                    value={choice.value}
                    checked={ask.value === choice.value}
                    // The chosen one means something too: another turn of the same player.
                    onClick={() => onSay(ask.name, choice.value)}
                  />
                  <span>{tell(choice.label)}</span>
                </label>
              ))}
            </div>
          </div>
        ),
      )}
    </>
  );
}

function Numbered({ ask, onSay }: { ask: SheetAsk; onSay(name: string, value: unknown): void }) {
  const [text, setText] = useState(String(ask.value));
  useEffect(() => setText(String(ask.value)), [ask.value]);
  return (
    <label class="sheet-ask">
      <span>{tell(ask.label)}</span>
      <input
        name={ask.name}
        inputMode="numeric"
        maxLength={4}
        autocomplete="off"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={() => text.trim() !== String(ask.value) && onSay(ask.name, text.trim())}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </label>
  );
}
