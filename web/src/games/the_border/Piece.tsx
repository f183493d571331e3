/** What can be drawn on a board of The Border, as pictures for the editor: 100 by 100 around 0,0. */
import type { Hue } from "../../draw/Glyph";
import { hexagon } from "./board/hexes";
import { Motif, isMotif } from "./board/Motif";
import { Links } from "./board/pieces";
import { HUES } from "./wire";
import "./board/board.css";

const LETTERS = "rgbyos";

export function Piece({ name }: { name: string }) {
  if (name === "cross") return <Links cells={[[0, 0]]} hue="grey" radius={40} crossed={[0]} />;
  if (name === "white") return <Links cells={[[0, 0]]} hue="white" radius={40} crossed={[0]} />;
  if (isMotif(name))
    return (
      <g class="border-board">
        <Motif name={name} x={0} y={0} scale={1.3} />
      </g>
    );
  const [, length, letter] = /^(\d)([a-z])$/.exec(name) ?? [];
  if (length && letter) {
    const hue: Hue = HUES[LETTERS.indexOf(letter)] ?? "grey";
    return (
      <g class="border-board">
        <Links cells={[[0, 0]]} hue={hue} radius={42} />
        <text class="piece-count" x="28" y="42">
          {length}
        </text>
      </g>
    );
  }
  return (
    <g class="border-board tb-meadow">
      <path class="tb-ground" d={hexagon([0, 0], 42)} />
      <text class="piece-value" y="12" text-anchor="middle">
        {name}
      </text>
    </g>
  );
}
