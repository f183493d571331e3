/** The facts of this game name villages by their colour in English, as notation does; on the page in one's own words. */
import type { Value } from "../../api/wire";
import { gloss, say } from "../../texts/speak";

const COLOURS = ["blue", "green", "pink", "yellow", "red", "black"];
const VILLAGE = new RegExp(`\\b(${COLOURS.join("|")})\\b`, "g");

const spoken = (key: string, name: string): string => say(key, { colour: COLOURS.indexOf(name) });

/** `pink` is “the pink village”, `pink-f3` is “pink-f3” in the language of the page; islands stay as they are. */
export function inWords(told: string): string {
  return told
    .split(", ")
    .map((place) =>
      COLOURS.includes(place)
        ? spoken("river-dragons-village", place)
        : place.replace(VILLAGE, (name) => spoken("river-dragons-colour", name)),
    )
    .join(", ");
}

const TOLD = ["where", "witness"];

export function beginGloss(): void {
  gloss("river-dragons-", (values) => {
    const said: Record<string, Value> = { ...values };
    for (const name of TOLD) {
      const value = said[name];
      if (typeof value === "string") said[name] = inWords(value);
    }
    return said;
  });
}
