/** What one hears of a game, if one wants to: one switch for all of it. */
import { useEffect, useRef } from "preact/hooks";
import type { Message } from "../../api/wire";
import { calm } from "../../motion";
import { settings } from "../../settings";
import type { Position } from "./live";

export type Sound = "turn" | "mine" | "theirs" | "turned" | "score" | "said" | "over";

/** Whoever wants little motion hears what matters only; a hidden page calls for the turn and for nothing else. */
const CALM: ReadonlySet<Sound> = new Set(["turn", "said", "over"]);

export function sound(which: Sound): void {
  // Before anybody has touched the page a browser would hold the sound back, and play it at a wrong moment.
  if (!settings().sound || !navigator.userActivation?.hasBeenActive) return;
  if ((calm() && !CALM.has(which)) || (document.hidden && which !== "turn")) return;
  void import("./tones").then(({ play }) => play(which));
}

/** The sound of a message, if it has one. */
export function soundOf(message: Pick<Message, "type" | "seat">, seat: string | null): Sound | null {
  const { type } = message;
  if (type === "chat") return message.seat === seat ? null : "said";
  if (type === "settled") return "turned";
  if (type !== "move" && type !== "done") return null;
  if (message.seat === "fate") return "turned";
  return message.seat === seat ? "mine" : "theirs";
}

/** What has just happened at a table, one sound at a time. What was there when one came is no news. */
export function useSounds(position: Position | null): void {
  const { table, seat } = position?.picture ?? { table: null, seat: null };
  const last = position?.log.at(-1);
  const points = table?.seats.find((one) => one.seat === seat)?.points ?? 0;
  const over = table?.status === "over";
  const was = useRef<{ id: number; points: number; over: boolean } | null>(null);
  useEffect(() => {
    if (!table || !last) return;
    const before = was.current;
    was.current = { id: last.id, points, over };
    if (!before || before.id > last.id) return;
    if (over && !before.over) return sound("over");
    if (points > before.points) return sound("score");
    const heard = last.id > before.id ? soundOf(last, seat) : null;
    if (heard) sound(heard);
  }, [last?.id, points, over]);
}
