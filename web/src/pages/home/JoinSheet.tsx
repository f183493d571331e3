/** A code or link that somebody sent. */
import { say } from "../../texts/speak";
import { PasteBox } from "../join/PasteBox";
import { Sheet } from "../shared/Sheet";

export function JoinSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={say("page-join")} onClose={onClose}>
      <PasteBox label={say("page-join-paste")} />
    </Sheet>
  );
}
