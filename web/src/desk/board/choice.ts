/** What one has picked so far, and the choice that is complete. Both belong to the position they were picked in. */
import { useRef, useState } from "preact/hooks";
import type { Offer } from "../../api/wire";
import type { Picked } from "./touch";

const NOTHING: Picked = [];

interface Kept {
  picked: Picked;
  ready: Offer | null;
  position: string;
  /** The choice is on its way: it stays in sight until its answer is drawn. */
  sending: boolean;
  /** What the page knew when the choice was sent. */
  sent: number;
}

export interface Choice extends Pick<Kept, "picked" | "ready"> {
  sending(): boolean;
  set(picked: Picked, ready?: Offer | null): void;
  clear(): void;
  send(made: Promise<boolean>): void;
}

const none = (position: string): Kept => ({
  picked: NOTHING,
  ready: null,
  position,
  sending: false,
  sent: Infinity,
});

/** `position` changes with what may be chosen, `at` with every message: the answer to what was sent among them.
 *
 * Not a state with an effect that empties it: one touch would draw the whole board three times. */
export function useChoice(position: string, at: number): Choice {
  const kept = useRef<Kept>(none(position));
  const [, redraw] = useState(0);
  if (kept.current.position !== position || at > kept.current.sent) kept.current = none(position);

  const set = (picked: Picked, ready: Offer | null = null): void => {
    const now = kept.current;
    kept.current = { ...none(position), picked: picked.length > 0 ? picked : NOTHING, ready };
    if (now.picked !== kept.current.picked || now.ready !== ready) redraw((n) => n + 1);
  };
  const clear = (): void => set(NOTHING);
  const send = (made: Promise<boolean>): void => {
    const mine = { ...kept.current, sending: true, sent: at };
    kept.current = mine;
    const answered = (done: boolean): void => {
      if (kept.current !== mine) return;
      mine.sending = false;
      if (!done) clear();
    };
    void made.then(answered, () => answered(false));
  };
  const { picked, ready } = kept.current;
  return { picked, ready, sending: () => kept.current.sending, set, clear, send };
}
