/** What can be drawn on a board of River Dragons, as pictures for the editor: 100 by 100 around 0,0. */
import { blob } from "../../draw/hand";
import type { Hue } from "../../draw/Glyph";
import { House, PawnPiece, PlankWood, StonePiece } from "./board/pieces";
import "./board/board.css";

export function Piece({ name }: { name: string }) {
  if (name === "island") return <path class="rd-land" d={blob(0, 0, 34, 7, { rough: 0.09 })} />;
  if (name === "stone") return <StonePiece x={0} y={0} r={30} />;
  const [what, a, b] = name.split("-");
  if (what === "plank")
    return (
      <g transform="rotate(-28) scale(.62 1)">
        <PlankWood size={Number(a)} hue={b as Hue} long={150} />
      </g>
    );
  if (what === "pawn")
    return (
      <g transform="translate(0 26)">
        <PawnPiece hue={a as Hue} scale={1.7} />
      </g>
    );
  return (
    <>
      <House x={-18} y={8} wide={44} high={32} turn={8} roof="thatch" />
      <House x={20} y={-14} wide={40} high={30} turn={-12} roof="thatch" />
    </>
  );
}
