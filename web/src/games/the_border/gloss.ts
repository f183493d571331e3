/** The facts of this game tell dice by letters, as notation does; on the page they are told by colour. */
import type { Value } from "../../api/wire";
import { gloss, say } from "../../texts/speak";

const LETTERS = "rgbyos";

const colour = (letter: string): string => say("the-border-colour", { colour: LETTERS.indexOf(letter) + 1 });
const several = (left: number, letter: string): string =>
  say("the-border-choice", { left, colour: LETTERS.indexOf(letter) + 1 });

/** `r r s` is “2 red, grey”, `5r` is “red (segment of 5)”, `r` is “red”; anything else stays as it is. */
export function inWords(told: string): string {
  if (/^[2-5][rgbyos]$/.test(told))
    return `${colour(told[1]!)} (${say("the-border-choice-of", { length: Number(told[0]) })})`;
  if (!/^[rgbyos]( [rgbyos])*$/.test(told)) return told;
  const dice = told.split(" ");
  return [...new Set(dice)]
    .map((letter) => {
      const count = dice.filter((one) => one === letter).length;
      return count === 1 ? colour(letter) : several(count, letter);
    })
    .join(", ");
}

const TOLD = ["dice", "used", "left", "pool", "colour", "segment"];

export function beginGloss(): void {
  gloss("the-border-", (values) => {
    const said: Record<string, Value> = { ...values };
    for (const name of TOLD) {
      const value = said[name];
      if (typeof value === "string") said[name] = inWords(value);
    }
    return said;
  });
}
