/** The facts of this game name tiles and sides by letters, as notation does (`NES3`); on the page they are told in words. */
import type { Value } from "../../api/wire";
import { gloss, say } from "../../texts/speak";

const SIDES = "NESW";

const ends = (sides: string): number =>
  [...SIDES].reduce((sum, side, i) => sum + (sides.includes(side) ? 1 << i : 0), 0);

/** `NES3` is “a 3 with lines north, east and south”; anything else stays as it is. */
export function tileInWords(told: string): string {
  const tile = /^([NESW]+)(\d)$/.exec(told);
  return tile ? say("loopit-tile", { value: Number(tile[2]), ends: ends(tile[1]!) }) : told;
}

/** `N, E` is “lines north and east”. */
export function sidesInWords(told: string): string {
  return /^[NESW](, [NESW])*$/.test(told) ? say("loopit-lines", { ends: ends(told) }) : told;
}

/** `NES3 h8`, a tile and where it fits, is “a 3 with …, on h8”. */
export function placeInWords(told: string): string {
  const fits = /^([NESW]+\d) ([a-z]\d+)$/.exec(told);
  return fits ? `${tileInWords(fits[1]!)}, ${say("loopit-page-on", { square: fits[2]! })}` : told;
}

const TOLD: readonly [string, (told: string) => string][] = [
  ["tile", tileInWords],
  ["sides", sidesInWords],
  ["witness", placeInWords],
];

export function beginGloss(): void {
  gloss("loopit-", (values) => {
    const said: Record<string, Value> = { ...values };
    for (const [name, inWords] of TOLD) {
      const value = said[name];
      if (typeof value === "string") said[name] = inWords(value);
    }
    return said;
  });
}
