/** What can be drawn on a board of Loopit, as pictures for the editor: 100 by 100 around 0,0. */
import { Square, TileFace } from "./board/Tile";
import "./board/board.css";

export function Piece({ name }: { name: string }) {
  if (name === "tile") return <TileFace tile={{ name: "NES3", ends: "NES", value: 3 }} />;
  if (/^x\d$/.test(name))
    return (
      <g class="loopit-board">
        <Square times={Number(name.slice(1))} />
      </g>
    );
  const [, ends, value] = /^([NESW]+)(\d)$/.exec(name) ?? [];
  return ends ? <TileFace tile={{ name, ends, value: Number(value) }} small /> : null;
}
