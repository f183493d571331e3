/** One's own name: one line of a form. */
import { say } from "../../texts/speak";

export const NAME_LETTERS = 30;

interface NameEntryProps {
  name: string;
  onName(name: string): void;
  first?: boolean | undefined; // whether a sheet that opens puts the focus here
}

export function NameEntry({ name, onName, first }: NameEntryProps) {
  return (
    <label class="entry">
      <span>{say("page-your-name")}</span>
      <input
        data-first={first || undefined}
        required
        maxLength={NAME_LETTERS}
        autocomplete="nickname"
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}
