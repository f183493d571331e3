/** A board that is being drawn: its text, what the server says about it, and every step back. */
import { useEffect, useRef, useState } from "preact/hooks";
import { send } from "../api/server";
import type { BoardChecked } from "../api/wire";
import { FINE, troubleOf, type Trouble } from "../desk/Wrong";
import { save, type MyBoard } from "./mine";

export type Spot = string | [number, number];
export interface Change {
  draw?: { piece: string; path: Spot[]; mirror: boolean };
  say?: { name: string; value: unknown };
}

const STEPS = 200; // that can be taken back
const PAUSE = 400; // ms after the last key, until a text is checked

export interface Drawing {
  text: string;
  checked: BoardChecked | null;
  /** Strokes that are not answered yet. */
  waiting: Spot[];
  trouble: Trouble;
  canUndo: boolean;
  canRedo: boolean;
  change(change: Change): void;
  type(text: string): void;
  undo(): void;
  redo(): void;
}

/** Changes are sent one after the other, each with the text that the one before has made. */
export function useDrawing(board: MyBoard, drawing: string): Drawing {
  const text = useRef(board.text);
  const past = useRef<string[]>([]);
  const future = useRef<string[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const typing = useRef<{ timer: number; before: string } | null>(null);
  const shown = useRef(drawing);
  shown.current = drawing;
  const [checked, setChecked] = useState<BoardChecked | null>(null);
  const [waiting, setWaiting] = useState<Spot[]>([]);
  const [trouble, setTrouble] = useState(FINE);
  const [, again] = useState(0);

  const set = (next: string): void => {
    text.current = next;
    save({ ...board, text: next, changed: Date.now() });
    again((n) => n + 1);
  };
  const remember = (before: string): void => {
    past.current = [...past.current.slice(-STEPS), before];
    future.current = [];
  };
  const ask = (change: Change): void => {
    const path = change.draw?.path ?? [];
    setWaiting((now) => [...now, ...path]);
    queue.current = queue.current.then(async () => {
      const before = text.current;
      try {
        const told = await send<BoardChecked>("POST", "/api/boards", {
          game: board.game,
          board: before,
          drawing: shown.current,
          ...change,
        });
        if (text.current === before) {
          if (told.board !== before) {
            remember(before);
            set(told.board);
          }
          setChecked(told);
        }
        setTrouble(FINE);
      } catch (error) {
        setTrouble(troubleOf(error));
      } finally {
        setWaiting((now) => now.slice(path.length));
      }
    });
  };

  /** What was typed is a step of its own once somebody does something else. */
  const settle = (): void => {
    if (!typing.current) return;
    clearTimeout(typing.current.timer);
    if (typing.current.before !== text.current) remember(typing.current.before);
    typing.current = null;
  };
  useEffect(() => {
    if (text.current.trim()) ask({});
  }, [drawing]);
  useEffect(() => () => clearTimeout(typing.current?.timer), []);

  const go = (from: { current: string[] }, to: { current: string[] }): void => {
    settle();
    const next = from.current.at(-1);
    if (next === undefined) return;
    from.current = from.current.slice(0, -1);
    to.current = [...to.current, text.current];
    set(next);
    ask({});
  };
  return {
    text: text.current,
    checked,
    waiting,
    trouble,
    canUndo: past.current.length > 0 || (typing.current !== null && typing.current.before !== text.current),
    canRedo: future.current.length > 0,
    change: (change) => {
      settle();
      ask(change);
    },
    type: (next) => {
      const before = typing.current?.before ?? text.current;
      clearTimeout(typing.current?.timer);
      set(next);
      const timer = window.setTimeout(() => {
        settle();
        if (text.current.trim()) ask({});
        again((n) => n + 1);
      }, PAUSE);
      typing.current = { timer, before };
    },
    undo: () => go(past, future),
    redo: () => go(future, past),
  };
}
