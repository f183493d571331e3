/** "Your turn" reaches you: the tab's title, a sound, a notification, each as one has set it. */
import { gameKey } from "../people/names";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../settings";
import { reserved } from "../../luck/agreeing";
import { entitle, waits } from "../../notify/waiting";
import { say } from "../../texts/speak";
import type { Position } from "./live";
import { sound } from "./sounds";

export function useTurn(position: Position | null): void {
  const was = useRef(true);
  const table = position?.picture.table;
  const seat = position?.picture.seat;
  const others = table?.seats.some((one) => one.kind === "person" && !one.you) ?? false;
  const mine = Boolean(
    table && seat && table.status === "playing" && table.acting.includes(seat) && !position?.playing,
  );
  const due = table ? reserved(table) : false;
  const called = mine || due;
  const game = table ? say(gameKey(table.game)) : "";
  const title = table
    ? say(mine ? "page-title-turn" : due ? "page-title-join" : "page-title", { game })
    : say("page-name");

  useEffect(() => {
    entitle(title);
    if (table) waits(table.id, called);
    if (called && !was.current && (others || document.hidden)) {
      sound("turn");
      if (
        settings().notify &&
        document.hidden &&
        "Notification" in window &&
        Notification.permission === "granted"
      ) {
        const note = new Notification(title, {
          tag: table?.id ?? "",
        });
        note.onclick = () => {
          window.focus();
          note.close();
        };
      }
    }
    was.current = called;
  }, [called, title]);
  useEffect(
    () => () => {
      entitle(say("page-name"));
    },
    [],
  );
}
