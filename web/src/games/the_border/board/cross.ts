/** Spaces and the crosses on them. */
import { straight, wobble } from "../../../draw/hand";

/** A space is drawn a little smaller than its hexagon, so that land shows between chains. */
export const SPACE = 0.855;

/** Eight crosses of one hand, centre lines around 0,0. */
export const CROSSES: readonly (readonly [string, string])[] = Array.from({ length: 8 }, (_, i) => {
  const random = wobble(i * 11 + 3);
  const j = (): number => (random() - 0.5) * 4.4;
  const reach = 11.2;
  return [
    straight(-reach + j(), -reach + j(), reach + j(), reach + j(), i * 29 + 1, { bow: 0.06 }),
    straight(reach + j(), -reach + j(), -reach + j(), reach + j(), i * 29 + 2, { bow: 0.06 }),
  ] as const;
});

export const crossOf = (space: number): number => (space * 5 + Math.floor(space / 7) * 3) % CROSSES.length;
