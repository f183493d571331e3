/** Whoever enters a game that is played with a real box looks with the seat whose turn it is to be entered. */
import { useEffect, useState } from "preact/hooks";
import type { LiveTable, Position } from "../live/live";

/** Takes back what was entered last; then the first of those who may act is looked with. */
export function useFollow(live: LiveTable | null, position: Position | null): () => Promise<boolean> {
  const [undone, setUndone] = useState<number | null>(null);
  const picture = position?.picture;
  const still = picture !== undefined && !position?.sending && !position?.playing;
  useEffect(() => {
    if (!live || !picture?.table.outside || !still) return;
    const { table, chance, at } = picture;
    const back = undone !== null && at > undone;
    if (back) setUndone(null);
    const mine = table.seats.filter((seat) => seat.you && !seat.away).map((seat) => seat.seat);
    const turn = mine.filter((seat) => table.acting.includes(seat));
    const stays = !back && live.seat !== null && turn.includes(live.seat);
    const next = chance ? mine.find((seat) => seat === chance.seat) : stays ? live.seat : turn[0];
    if (next && next !== live.seat) void live.sit(next);
  }, [live, picture, still, undone]);
  return () => {
    setUndone(picture?.at ?? null);
    return live?.back(1) ?? Promise.resolve(false);
  };
}
