/** On the expert side a touch of the water proposes a stone; board and dock both show it, a second touch sinks it. */
import { useEffect, useState } from "preact/hooks";
import type { At, Delta } from "./table";

export interface Proposal {
  handle: string;
  at: At;
}

let now: Proposal | null = null;
const listeners = new Set<() => void>();

export function propose(next: Proposal | null): void {
  if (next?.handle === now?.handle) return;
  now = next;
  listeners.forEach((tell) => tell());
}

export function useProposal(): Proposal | null {
  const [, tick] = useState(0);
  useEffect(() => {
    const tell = (): void => tick((n) => n + 1);
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  }, []);
  return now;
}

const TALL = Math.sqrt(3);

/** The point of the stones' grid that is nearest to a place on the board. */
export function pointAt(delta: Delta, x: number, y: number): Proposal {
  const [u, v] = [(x - delta.width / 2) / delta.grid, (delta.height / 2 - y) / TALL / delta.grid];
  let best: [number, number] = [0, 0];
  let least = Infinity;
  for (const row of [Math.floor(v), Math.ceil(v)]) {
    // In a row only every second number is a point: those of the row's parity.
    const column = 2 * Math.round((u - (row & 1)) / 2) + (row & 1);
    const far = Math.hypot(column - u, (row - v) * TALL);
    if (far < least) [best, least] = [[column, row], far];
  }
  const [column, row] = [best[0] * delta.grid, best[1] * delta.grid];
  return { handle: `point-${column},${row}`, at: [delta.width / 2 + column, delta.height / 2 - row * TALL] };
}
