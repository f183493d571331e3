/** Before the game: what there is to know about the luck, and this device's part in agreeing on it. */
import { useEffect, useState } from "preact/hooks";
import { Refused, send } from "../../api/server";
import type { Agreement, Table } from "../../api/wire";
import { revealAll, unready, unrevealed, type Trouble } from "../../luck/agreeing";
import { language, say } from "../../texts/speak";
import { complaint } from "../join/guest";
import { listed } from "../shared/seatnames";

const SILENT = 5000; // ms without an answer, until one is told

/** Reveal when the list is closed. What is wrong, in a sentence; "" is nothing. */
function useReveal(table: Table): string {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [silent, setSilent] = useState(false);
  const [wrong, setWrong] = useState("");
  const due = unrevealed(table).join("");
  const list = table.luck?.now.list ?? "";
  useEffect(() => {
    setTrouble(null);
    setSilent(false);
    setWrong("");
    if (!due) return;
    let gone = false;
    const timer = setTimeout(() => setSilent(true), SILENT);
    void revealAll(table)
      .then(
        (told) => !gone && setTrouble(told.trouble),
        (error: unknown) => {
          if (!gone) setWrong(error instanceof Refused ? complaint(error) : say("page-luck-silent"));
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [table.id, due, list]);
  if (!due) return "";
  if (trouble === "elsewhere") return say("page-luck-elsewhere");
  if (trouble === "list") return say("page-luck-wrong-list");
  return wrong || (silent ? say("page-luck-silent") : "");
}

/** Seconds that are left, counted here; the server's clock decides. */
function useLeft(luck: Agreement): number | null {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (luck.left_ms === null) return;
    const timer = setInterval(() => setPassed((so) => so + 1), 1000);
    return () => clearInterval(timer);
  }, [luck]);
  return luck.left_ms === null ? null : Math.max(0, Math.ceil(luck.left_ms / 1000) - passed);
}

const FAILED: Readonly<Record<string, string>> = {
  commit: "luck-verify-failed-commit",
  reveal: "luck-verify-failed-reveal",
  seat: "luck-verify-failed-seat",
  beacon: "luck-verify-failed-beacon",
  stopped: "luck-verify-failed-stopped",
};

/** How long whoever sits here has to get ready: it costs the seat, so it is said first. */
export function Deadline({ table, luck }: { table: Table; luck: Agreement }) {
  const left = useLeft(luck);
  if (left === null || !unready(table)) return null;
  return (
    <p class="wrong" role="timer">
      {left <= 3600
        ? say("page-luck-seconds", { count: left })
        : say("page-luck-hours", { count: Math.floor(left / 3600) })}
    </p>
  );
}

export function LobbyLuck({ table, luck }: { table: Table; luck: Agreement }) {
  const wrong = useReveal(table);
  const [refused, setRefused] = useState("");
  const mine = table.seats.find((seat) => seat.you)?.seat;
  const beacon = luck.now.beacon;
  const welcome = (name: string): void => {
    setRefused("");
    void send("POST", `/api/tables/${table.id}/welcome`, { seat: mine, name }).catch((error: unknown) =>
      setRefused(complaint(error)),
    );
  };
  return (
    <section class="lobby-luck" aria-label={say("page-luck-words")}>
      {luck.closed && !wrong && (
        <p role="status">
          {beacon && luck.now.reveals.length === luck.now.commitments.length
            ? say("page-luck-beacon", { round: String(beacon.round) })
            : say("page-luck-revealing")}
        </p>
      )}
      {(wrong || refused) && (
        <p class="wrong" role="alert">
          {wrong || refused}
        </p>
      )}
      {luck.failed.length > 0 && (
        <div role="status">
          <ul>
            {luck.failed.map((one) => (
              <li key={one.attempt}>
                {say(FAILED[one.failed] ?? "", {
                  attempt: one.attempt,
                  seats: listed([...one.missing], language()),
                })}
              </li>
            ))}
          </ul>
          <p>{say("page-luck-again")}</p>
        </div>
      )}
      {luck.lost.map((one) => (
        <p key={one.name}>
          {one.you ? say("luck-lost") : say("page-luck-lost", { name: one.name })}{" "}
          {mine && !one.you && !one.agreed.includes(mine) && (
            <button type="button" class="btn" onClick={() => welcome(one.name)}>
              {say("page-luck-welcome", { name: one.name })}
            </button>
          )}
        </p>
      ))}
    </section>
  );
}
