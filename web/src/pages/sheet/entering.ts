/** A sheet that is being entered: its text, what the rules say about it, and every step back. Kept on the device. */
import { useEffect, useRef, useState } from "preact/hooks";
import { send } from "../../api/server";
import type { SheetChecked } from "../../api/wire";
import { FINE, troubleOf, type Trouble } from "../../desk/Wrong";
import type { Spot } from "../../editor/drawing";

export interface Change {
  draw?: { piece: string; path: Spot[] };
  say?: { name: string; value: unknown };
}

export interface Kept {
  text: string;
  options: Record<string, string>;
}

const STEPS = 300; // that can be taken back
const KEPT = "landbridge.sheet.";

export function load(game: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT + game) ?? "null") as Kept | null;
    if (kept && typeof kept.text === "string" && typeof kept.options === "object") return kept;
  } catch {
    // whatever is there is no sheet
  }
  return { text: "", options: {} };
}

export interface Entering extends Kept {
  checked: SheetChecked | null;
  trouble: Trouble;
  busy: boolean;
  canUndo: boolean;
  canRedo: boolean;
  change(change: Change): void;
  write(text: string): void;
  choose(options: Record<string, string>): void;
  undo(): void;
  redo(): void;
}

/** Changes are sent one after the other, each with the text that the one before has made. */
export function useEntering(game: string): Entering {
  const kept = useRef<Kept>(load(game));
  const past = useRef<Kept[]>([]);
  const future = useRef<Kept[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [checked, setChecked] = useState<SheetChecked | null>(null);
  const [trouble, setTrouble] = useState(FINE);
  const [waiting, setWaiting] = useState(0);

  const set = (next: Kept): void => {
    kept.current = next;
    localStorage.setItem(KEPT + game, JSON.stringify(next));
  };
  const ask = (change: Change, next: () => Kept = () => kept.current): void => {
    setWaiting((now) => now + 1);
    queue.current = queue.current.then(async () => {
      const before = kept.current;
      const wanted = next();
      try {
        const told = await send<SheetChecked>("POST", "/api/sheet", {
          game,
          options: wanted.options,
          sheet: wanted.text,
          ...change,
        });
        const after = { text: told.sheet, options: wanted.options };
        if (after.text !== before.text || after.options !== before.options) set(after);
        if (change.draw || change.say || wanted !== before) {
          if (JSON.stringify(after) !== JSON.stringify(before)) {
            past.current = [...past.current.slice(-STEPS), before];
            future.current = [];
          }
        }
        setChecked(told);
        setTrouble(FINE);
      } catch (error) {
        setTrouble(troubleOf(error));
      } finally {
        setWaiting((now) => now - 1);
      }
    });
  };
  const step = (from: { current: Kept[] }, to: { current: Kept[] }): void => {
    const next = from.current.at(-1);
    if (!next) return;
    from.current = from.current.slice(0, -1);
    to.current = [...to.current, kept.current];
    set(next);
    ask({});
  };
  useEffect(() => ask({}), [game]);
  return {
    ...kept.current,
    checked,
    trouble,
    busy: waiting > 0,
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
    change: (change) => ask(change),
    write: (text) => ask({}, () => ({ ...kept.current, text })),
    choose: (options) => ask({}, () => ({ ...kept.current, options })),
    undo: () => step(past, future),
    redo: () => step(future, past),
  };
}
