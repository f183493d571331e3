/** Who comes in: a name, and the password where a server asks for one; and what was wrong with them. */
import { say } from "../../texts/speak";
import { NameEntry } from "./NameEntry";

interface GuestFieldsProps {
  name: string;
  onName(name: string): void;
  /** null: none is asked for. */
  password: string | null;
  onPassword(password: string): void;
  wrong: string;
  /** The name has the focus when its sheet opens. */
  first?: boolean;
}

export function GuestFields({ name, onName, password, onPassword, wrong, first = false }: GuestFieldsProps) {
  return (
    <>
      <NameEntry name={name} onName={onName} first={first} />
      {password !== null && (
        <label class="entry">
          <span>{say("page-password")}</span>
          <input
            required
            type="password"
            autocomplete="current-password"
            value={password}
            onInput={(event) => onPassword(event.currentTarget.value)}
          />
        </label>
      )}
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
