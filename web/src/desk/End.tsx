import { say } from "../texts/speak";
import type { LiveTable, Position } from "./live";

export function End({ live: _live, position: _position }: { live: LiveTable; position: Position }) {
  return <p>{say("page-over")}</p>;
}
