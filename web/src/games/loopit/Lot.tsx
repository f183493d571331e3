/** A tile that was drawn for a real table. */
import type { LotFace } from "../face";
import { say } from "../../texts/speak";
import { TileFace } from "./board/Tile";

export const Lot: LotFace = ({ text, values }) => (
  <svg viewBox="-56 -56 112 118" aria-hidden="true">
    <TileFace tile={{ name: text, ends: text.replace(/\d+$/, ""), value: Number(values["value"]) }} />
  </svg>
);

export const called = (_: string, values: Record<string, unknown>): string =>
  say("loopit-tile", { value: Number(values["value"]), ends: Number(values["ends"]) });
