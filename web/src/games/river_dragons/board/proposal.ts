/** On the expert side a touch of the water proposes a stone; board and dock both show it, a second touch sinks it. */
import { handle } from "../../../desk/handles";
import { shared } from "../../../desk/shared";
import { Kind } from "../handles";
import type { At, Delta } from "../table";

export interface Proposal {
  handle: string;
  at: At;
}

const proposal = shared<Proposal | null>(null);

export function propose(next: Proposal | null): void {
  if (next?.handle !== proposal.get()?.handle) proposal.set(next);
}

export const useProposal = (): Proposal | null => proposal.use();

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
  return {
    handle: handle(Kind.POINT, `${column},${row}`),
    at: [delta.width / 2 + column, delta.height / 2 - row * TALL],
  };
}
