/** A card that was turned for a real table. */
import type { LotFace } from "../face";
import { say } from "../../texts/speak";
import { CardFace } from "./Card";
import "./board/board.css";

export const Lot: LotFace = ({ values }) => (
  <div class="hashi-card">
    <CardFace card={{ number: Number(values["number"]), bridges: Number(values["bridges"]) }} />
  </div>
);

export const called = (_: string, values: Record<string, unknown>, nth: number): string =>
  say("hashi-fact-card", {
    card: nth,
    number: Number(values["number"]),
    bridges: Number(values["bridges"]),
  });
