/** What can be drawn on a board of River Dragons, as pictures for the editor: 100 by 100 around 0,0. */
import { blob } from "../../draw/hand";
import { House } from "./pieces";
import "./board.css";

export function Piece({ name }: { name: string }) {
  if (name === "island") return <path class="rd-land" d={blob(0, 0, 34, 7, { rough: 0.09 })} />;
  return (
    <>
      <House x={-18} y={8} wide={44} high={32} turn={8} roof="thatch" />
      <House x={20} y={-14} wide={40} high={30} turn={-12} roof="thatch" />
    </>
  );
}
