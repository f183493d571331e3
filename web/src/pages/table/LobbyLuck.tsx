/** Before the game: whom a table waits for, and what there is to know and to choose about the luck. */
import { useEffect, useState } from "preact/hooks";
import { send } from "../../api/server";
import type { Agreement, Table } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { commitAll } from "../../luck/agreeing";
import { language, say } from "../../texts/speak";
import { LuckWordsEntry } from "../shared/LuckWordsEntry";
import { listed } from "../shared/seatnames";
import type { Agreeing } from "./useAgreeing";
import { shortHash } from "./luckwords";

/** Whole seconds since a picture came. */
export function useSince(picture: unknown): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = Date.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [picture]);
  return passed;
}

/** As a clock shows it: 0:40, 2:05, 1:10:00. */
export function clockOf(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** At tables that are listed: when the game begins without those who are missing. */
export function Deadline({ luck, passed }: { luck: Agreement; passed: number }) {
  if (luck.left_ms === null) return null;
  const left = Math.max(0, Math.ceil(luck.left_ms / 1000) - passed);
  return (
    <p class="hushed" role="timer">
      {left <= 3600
        ? say("page-luck-seconds", { count: left })
        : say("page-luck-hours", { count: Math.floor(left / 3600) })}
    </p>
  );
}

const FAILED: Readonly<Record<string, string>> = {
  commit: "luck-verify-failed-commit",
  reveal: "luck-verify-failed-reveal",
  seat: "luck-verify-failed-seat",
  beacon: "luck-verify-failed-beacon",
  stopped: "luck-verify-failed-stopped",
};

interface LobbyLuckProps {
  table: Table;
  luck: Agreement;
  agreeing: Agreeing;
  attempt(act: () => Promise<unknown>): Promise<void>;
}

export function LobbyLuck({ table, luck, agreeing, attempt }: LobbyLuckProps) {
  const [words, setWords] = useState("");
  const mine = table.seats.filter((seat) => seat.you && !seat.reserved);
  const own = luck.now.commitments.some((one) => !one.held && mine.some((seat) => seat.seat === one.seat));
  const held = !own && mine.length > 0 && mine.every((seat) => seat.ready);
  const beacon = luck.now.beacon;
  const without = (
    <button
      type="button"
      class="btn"
      onClick={() => void attempt(() => send("POST", `/api/tables/${table.id}/ready`, { words: "" }))}
    >
      {say("page-luck-without")}
    </button>
  );
  return (
    <>
      {luck.closed && beacon && !luck.waits.length && (
        <p role="status">{say("page-luck-beacon", { round: String(beacon.round) })}</p>
      )}
      {agreeing.wrong && (
        <div class="wrong" role="alert">
          <p>{agreeing.wrong}</p>
          {agreeing.elsewhere && without}
        </div>
      )}
      <details class="more-set fair">
        <summary>
          <Icon name="shield" />
          {say("page-fair")}
        </summary>
        <p>
          {say(own ? "page-luck-sealed" : held ? "page-luck-held" : "page-luck-explained", {
            promise: shortHash(table.promise),
          })}
        </p>
        {luck.failed.length > 0 && (
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
        )}
        {own && !luck.closed && !agreeing.elsewhere && (
          <div class="choice">
            {without}
            <p class="hushed">{say("page-luck-without-about")}</p>
          </div>
        )}
        {held && !luck.closed && !luck.fixed && (
          <div class="choice">
            <LuckWordsEntry promise={table.promise} words={words} onWords={setWords} />
            <button type="button" class="btn" onClick={() => void attempt(() => commitAll(table, words))}>
              {say("page-luck-own")}
            </button>
            <p class="hushed">{say("page-luck-own-about")}</p>
          </div>
        )}
        <p class="hushed">{say("page-luck-limits")}</p>
      </details>
    </>
  );
}
