/** A die that was rolled for a real table, or a board that was dealt. */
import type { LotFace } from "../face";
import { say } from "../../texts/speak";
import { DieFace } from "./Dice";
import "./board/board.css";
import { HUES } from "./wire";

const LETTERS = "rgbyos";

export const Lot: LotFace = ({ text, values }) => {
  const hue = HUES[LETTERS.indexOf(text)];
  return hue ? <DieFace hue={hue} /> : <b>{Number(values["board"])}</b>;
};

export const called = (text: string, values: Record<string, unknown>): string =>
  text.length === 1
    ? say("the-border-colour", { colour: LETTERS.indexOf(text) + 1 })
    : say("editor-drawing", { number: Number(values["board"]) });
