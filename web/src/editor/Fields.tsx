/** What is said about a board rather than drawn: its name, its side, and measures. */
import { useEffect, useState } from "preact/hooks";
import type { BoardField } from "../api/wire";
import { say } from "../texts/speak";

const label = (name: string): string => say(`editor-field-${name.replaceAll("_", "-")}`);

/** A field that is written when one leaves it: a name is not checked letter by letter. */
function Typed({ field, onSay }: { field: BoardField; onSay(value: unknown): void }) {
  const shown = Array.isArray(field.value) ? field.value.join(" ") : String(field.value);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const done = (): void => {
    if (text === shown) return;
    if (field.kind === "text") return onSay(text.trim());
    const numbers = text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
    if (numbers.some((one) => !Number.isInteger(one))) return setText(shown);
    onSay(field.kind === "number" ? numbers[0] : numbers);
  };
  return (
    <label class="entry">
      <span>{label(field.name)}</span>
      <input
        name={field.name}
        value={text}
        maxLength={60}
        inputMode={field.kind === "number" ? "numeric" : undefined}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </label>
  );
}

export function Fields({
  fields,
  onSay,
}: {
  fields: BoardField[];
  onSay(name: string, value: unknown): void;
}) {
  return (
    <>
      {fields.map((field) =>
        field.kind === "switch" ? (
          <label key={field.name} class="item">
            <input
              type="checkbox"
              name={field.name}
              checked={field.value === true}
              onChange={(event) => onSay(field.name, event.currentTarget.checked)}
            />{" "}
            {label(field.name)}
          </label>
        ) : field.kind === "choice" ? (
          <fieldset key={field.name} class="entry">
            <legend>{label(field.name)}</legend>
            <div class="picks">
              {field.choices.map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={field.name}
                    checked={field.value === choice}
                    onChange={() => onSay(field.name, choice)}
                  />
                  <span>{choice}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : (
          <Typed key={field.name} field={field} onSay={(value) => onSay(field.name, value)} />
        ),
      )}
    </>
  );
}
