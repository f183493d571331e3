/** A server that asks for its password: whoever has entered goes on with what they wanted. */
import { ArriveSheet } from "./ArriveSheet";

export interface Door {
  again(): void;
}

export function DoorSheet({ door, onClose }: { door: Door | null; onClose(): void }) {
  if (!door) return null;
  return (
    <ArriveSheet
      locked
      onClose={onClose}
      onArrived={() => {
        onClose();
        door.again();
      }}
    />
  );
}
