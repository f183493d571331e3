/** A name, and the password where a server asks for one, before anything else. */
import { useState } from "preact/hooks";
import { say } from "../../texts/speak";
import { arrive } from "./arrive";
import { GuestFields } from "./GuestFields";
import { complaint, wantsPassword } from "./guest";
import { Sheet } from "../shared/Sheet";

interface ArriveSheetProps {
  /** The server has asked for its password already. */
  locked?: boolean;
  onArrived(): void;
  onClose(): void;
}

export function ArriveSheet({ locked = false, onArrived, onClose }: ArriveSheetProps) {
  const [shut, setShut] = useState(locked);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState("");
  const enter = async (): Promise<void> => {
    try {
      await arrive(name, password);
      onArrived();
    } catch (error) {
      if (!shut && wantsPassword(error)) return setShut(true);
      setWrong(complaint(error));
    }
  };
  return (
    <Sheet title={say("page-arrive")} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <GuestFields
          first
          name={name}
          onName={setName}
          password={shut ? password : null}
          onPassword={setPassword}
          wrong={wrong}
        />
        <button type="submit" class="btn act">
          {say("page-enter")}
        </button>
      </form>
    </Sheet>
  );
}
