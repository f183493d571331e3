/** This device's part in agreeing on the luck, done by itself while a table gathers, and again whenever it wakes. */
import { useEffect, useState } from "preact/hooks";
import { Away, Refused } from "../../api/server";
import type { Table } from "../../api/wire";
import type { LiveTable } from "../../desk/live/live";
import { agree, due, outdated, type Trouble } from "../../luck/agreeing";
import { say } from "../../texts/speak";
import { complaint } from "../join/guest";

const AGAIN = 3000; // ms until what did not get through is tried again
const SILENT = 9000; // ms after the first try, until it is told that nothing was confirmed
const SLEPT = 3 * AGAIN; // ms between two tries: the device has slept, and starts anew

export interface Agreeing {
  /** What is wrong, in a sentence; "" is nothing. */
  wrong: string;
  /** The part of a seat is on another device: one may start without it. */
  elsewhere: boolean;
}

export function useAgreeing(live: LiveTable, table: Table): Agreeing {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [wrong, setWrong] = useState("");
  const what = due(table);
  useEffect(() => {
    setTrouble(null);
    setWrong("");
    if (!what) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first = Date.now();
    let last = first;
    const attempt = async (): Promise<void> => {
      clearTimeout(timer);
      const now = Date.now();
      if (now - last > SLEPT) first = now;
      last = now;
      try {
        const told = await agree(live.position?.picture.table ?? table);
        if (gone) return;
        setTrouble(told.trouble);
        live.look();
      } catch (error) {
        if (gone) return;
        if (outdated(error)) live.look();
        else if (error instanceof Refused) setWrong(complaint(error));
        else if (!(error instanceof Away)) throw error;
      } finally {
        if (!gone) {
          if (Date.now() - first >= SILENT) setWrong((so) => so || say("page-luck-silent"));
          timer = setTimeout(() => void attempt(), AGAIN);
        }
      }
    };
    const wake = (): void => {
      if (!document.hidden) void attempt();
    };
    void attempt();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
    };
  }, [live, table.id, what]);
  const said =
    trouble === "elsewhere"
      ? say("page-luck-elsewhere")
      : trouble === "list"
        ? say("page-luck-wrong-list")
        : wrong;
  return what ? { wrong: said, elsewhere: trouble === "elsewhere" } : { wrong: "", elsewhere: false };
}
