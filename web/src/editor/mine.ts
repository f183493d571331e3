/** The boards somebody has drawn on this device. Each has a key of its own, so that two tabs do not lose each other's. */
import { newId } from "../api/server";

export interface MyBoard {
  id: string;
  game: string;
  text: string;
  /** Milliseconds since 1970. */
  changed: number;
}

const KEPT = "landbridge.boards.";
const BEFORE = "landbridge.board."; // one for each game, before there was a list

export function load(id: string): MyBoard | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT + id) ?? "null") as Partial<MyBoard> | null;
    if (typeof kept?.game !== "string" || typeof kept.text !== "string") return null;
    return { id, game: kept.game, text: kept.text, changed: Number(kept.changed) || 0 };
  } catch {
    return null;
  }
}

export function save(board: MyBoard): void {
  const { game, text, changed } = board;
  localStorage.setItem(KEPT + board.id, JSON.stringify({ game, text, changed }));
}

export const remove = (id: string): void => localStorage.removeItem(KEPT + id);

/** All of them, the one that was changed last first. */
export function mine(): MyBoard[] {
  adopt();
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(KEPT))
    .flatMap((key) => load(key.slice(KEPT.length)) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

export function add(game: string, text: string): MyBoard {
  const board = { id: newId(), game, text, changed: Date.now() };
  save(board);
  return board;
}

/** A board of one's own with this text: the one there is already, or a new one. */
export const keep = (game: string, text: string): MyBoard =>
  mine().find((board) => board.game === game && board.text === text) ?? add(game, text);

function adopt(): void {
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith(BEFORE))) {
    const text = localStorage.getItem(key) ?? "";
    localStorage.removeItem(key);
    if (text.trim()) save({ id: newId(), game: key.slice(BEFORE.length), text, changed: Date.now() });
  }
}

const NAME = /^(\s*name\s*=\s*)("(?:[^"\\]|\\.)*"|'[^']*')/m;

/** What a file calls its board; it may be unfinished. */
export function nameIn(text: string): string {
  const found = NAME.exec(text)?.[2];
  if (!found) return "";
  if (found.startsWith("'")) return found.slice(1, -1);
  try {
    return JSON.parse(found) as string;
  } catch {
    return found.slice(1, -1);
  }
}

/** The same file under another name. */
export const renamed = (text: string, name: string): string =>
  text.replace(NAME, (_, key: string) => key + JSON.stringify(name.slice(0, 60)));
