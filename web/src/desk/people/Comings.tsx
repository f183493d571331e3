/** Somebody leaves or comes back: said over the bar for a while, since the next move would hide it in the log. */
import { useEffect, useRef, useState } from "preact/hooks";
import { LETTERS, type Message } from "../../api/wire";
import { words } from "../papers/Log";

const SHOWN = 8000; // ms

export function Comings({ log, me }: { log: readonly Message[]; me: number }) {
  const last = log.findLast(
    ({ type, seat }) => (type === "away" || type === "return") && LETTERS.indexOf(seat ?? "") !== me,
  );
  const found = useRef(last?.id); // what was there when the page was opened is no news
  const [seen, setSeen] = useState(last?.id);
  useEffect(() => {
    if (last?.id === found.current) return;
    const timer = setTimeout(() => setSeen(last?.id), SHOWN);
    return () => clearTimeout(timer);
  }, [last?.id]);
  if (!last || last.id === seen) return null;
  return (
    <p class="banner over quiet" role="status">
      {words(last).join(" ")}
    </p>
  );
}
