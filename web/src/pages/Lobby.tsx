import type { LiveTable, Position } from "../desk/live";
import { Bar } from "../Bar";

export function Lobby(_: { live: LiveTable; position: Position }) {
  return <Bar />;
}
