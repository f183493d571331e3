/** Where the places of a plain board are: on the game's own spots, and in rows of cards below them for all others. */
import type { Layout, Scene } from "../../api/wire";
import type { PlainGeometry } from "./wire";

/** A plain board with room for everything that has a name. */
export interface Arranged extends PlainGeometry {
  /** Handles without a spot of their own, which lie below the board as cards. */
  cards: string[];
  /** The least distance between two spots of the game: what a place has room for. */
  gap: number;
}

export const CARD = { wide: 2.1, high: 0.8, across: 3 } as const; // in gaps
const GAP = 100; // where the game gives no spots to measure
const EDGE = 0.62; // of a gap, round the outermost places

type Box = [x: number, y: number, width: number, height: number];

/** The same layout with a spot for every handle, so that fingers and arrow keys find them all. */
export function arrange(layout: Layout, scene: Scene | null): Layout<Arranged> {
  const board = layout.board as PlainGeometry & Partial<Arranged>;
  if (board.cards) return layout as Layout<Arranged>;
  const buttons = new Set(scene?.controls ?? []);
  const cards = Object.keys(scene?.labels ?? {}).filter(
    (handle) => !(handle in layout.spots) && !buttons.has(handle),
  );
  const gap = gapOf(layout.spots);
  const [left, , right, bottom] = around(layout.spots);
  const top = Object.keys(layout.spots).length > 0 ? bottom + gap : 0;
  const across = Math.min(CARD.across, cards.length);
  const spots = { ...layout.spots };
  cards.forEach((handle, i) => {
    const column = (i % across) - (across - 1) / 2;
    const row = Math.floor(i / across);
    spots[handle] = [(left + right) / 2 + column * CARD.wide * gap, top + row * CARD.high * gap];
  });
  return { ...layout, spots, board: { ...board, cards, gap } };
}

export function box(layout: Layout, scene: Scene | null): Box {
  const { spots, board } = arrange(layout, scene);
  const { gap, cards } = board;
  if (Object.keys(spots).length === 0) return [-3 * gap, -gap, 6 * gap, 2 * gap];
  const [left, top, right, bottom] = around(spots);
  const beside = (cards.length > 0 ? Math.max(EDGE, CARD.wide / 2) : EDGE) * gap;
  return [left - beside, top - EDGE * gap, right - left + 2 * beside, bottom - top + 2 * EDGE * gap];
}

function gapOf(spots: Layout["spots"]): number {
  const all = Object.values(spots);
  let least = Infinity;
  all.forEach(([x, y], i) => {
    for (const [u, v] of all.slice(i + 1)) least = Math.min(least, Math.hypot(x - u, y - v) || Infinity);
  });
  return least === Infinity ? GAP : least;
}

function around(spots: Layout["spots"]): [left: number, top: number, right: number, bottom: number] {
  const xs = Object.values(spots).map(([x]) => x);
  const ys = Object.values(spots).map(([, y]) => y);
  if (xs.length === 0) return [0, 0, 0, 0];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Words on a card, in at most two lines. */
export function folded(text: string, room: number): string[] {
  if (text.length <= room) return [text];
  const words = text.split(" ");
  let line = words.shift()!;
  while (words.length > 0 && line.length + 1 + words[0]!.length <= room) line += ` ${words.shift()!}`;
  const rest = words.join(" ");
  if (rest === "") return [line];
  return [line, rest.length > room ? `${rest.slice(0, room - 1)}…` : rest];
}
