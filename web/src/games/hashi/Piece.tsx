/** What can be drawn on a Hashi board, as pictures for the editor: 100 by 100 around 0,0. */
import { straight } from "../../draw/hand";
import { FlagAt, shoreOf } from "./board/chart";
import { Digit, Line } from "./board/Pen";
import type { Flag } from "./wire";
import "./board/board.css";

export function Piece({ name }: { name: string }) {
  if (name === "line")
    return (
      <g class="hashi-sheet hashi-printed">
        <path class="dots" d={straight(-42, 0, 42, 0, 3)} />
      </g>
    );
  if (name === "bridge")
    return (
      <g class="hashi-sheet">
        <Line d={straight(-42, 0, 42, 0, 3)} width={9} seed={3} />
      </g>
    );
  if (/^n\d$/.test(name))
    return (
      <g class="hashi-sheet">
        <Digit value={Number(name[1])} x={0} y={0} h={62} seed={Number(name[1])} />
      </g>
    );
  const flag: Flag = name === "red" || name === "blue" ? name : "";
  return (
    <g class="hashi-sheet" transform={flag ? "translate(-10 10)" : undefined}>
      <g class="hashi-printed">
        <path class="isl" d={shoreOf(name, 0, 0)} />
      </g>
      <FlagAt flag={flag} x={0} y={0} />
    </g>
  );
}
