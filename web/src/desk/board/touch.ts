/** From touches to a move, for every game alike: what is picked must be part of an offer. Nothing here knows a rule. */
import type { Offer } from "../../api/wire";
import { split } from "../handles";

export type Picked = readonly string[];

type Outcome =
  | { kind: "send"; offer: Offer; picked: Picked }
  | { kind: "pick"; picked: Picked }
  | { kind: "ask"; handles: string[]; picked: Picked };

/** What remains of an offer's handles when the picked ones are taken out; null if they are not all in it. */
export function rest(offer: Offer, picked: Picked): string[] | null {
  const left = [...offer.handles];
  for (const handle of picked) {
    const place = left.indexOf(handle);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

export const fitting = (offers: readonly Offer[], picked: Picked): Offer[] =>
  offers.filter((offer) => rest(offer, picked) !== null);

const goesOn = (offer: Offer, from: Offer): boolean =>
  offer.handles.length > from.handles.length &&
  from.handles.every((handle, i) => offer.handles[i] === handle);

const kind = (handle: string): string => split(handle)[0];

/** A handle is touched. */
export function touched(offers: readonly Offer[], picked: Picked, handle: string): Outcome {
  const next = [...picked, handle];
  const fits = fitting(offers, next);
  if (fits.length > 0) {
    const whole = fits.find((offer) => offer.handles.length === next.length);
    // Dice, then "roll": the last handle of several ends it, though more dice could have been picked before.
    if (
      whole &&
      next.length > 1 &&
      handle === whole.handles.at(-1) &&
      !fits.some((offer) => goesOn(offer, whole))
    )
      return { kind: "send", offer: whole, picked: next };
    return whole && fits.length === 1
      ? { kind: "send", offer: whole, picked: next }
      : whole && fits.every((o) => o.handles.length === next.length)
        ? { kind: "send", offer: whole, picked: next }
        : { kind: "pick", picked: next };
  }
  if (picked.includes(handle)) return { kind: "pick", picked: without(picked, handle) };
  const instead = [...picked.filter((one) => kind(one) !== kind(handle)), handle];
  if (instead.length <= picked.length) {
    const others = fitting(offers, instead);
    if (others.length > 0) {
      const whole = others.find((offer) => offer.handles.length === instead.length);
      return whole && others.length === 1
        ? { kind: "send", offer: whole, picked: instead }
        : { kind: "pick", picked: instead };
    }
  }
  return { kind: "ask", handles: next, picked };
}

export function without(picked: Picked, handle: string): Picked {
  const place = picked.lastIndexOf(handle);
  return place < 0 ? picked : [...picked.slice(0, place), ...picked.slice(place + 1)];
}

/** Handles that lead on from what is picked: what is possible now. */
export function leading(offers: readonly Offer[], picked: Picked): Set<string> {
  const found = new Set<string>();
  for (const offer of offers) rest(offer, picked)?.forEach((handle) => found.add(handle));
  return found;
}
