/** At the end of a game of the day's deal: whether it counts, and how good it was. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { Deal, Deals, Table } from "../../api/wire";
import { say } from "../../texts/speak";
import { complaint } from "../join/guest";
import "./deal.css";
import { Result } from "./Result";
import { Share } from "./Share";
import { dayWords } from "./words";

export function DealEnd({ table }: { table: Table }) {
  const [deal, setDeal] = useState<Deal | null>(null);
  const [streak, setStreak] = useState(0);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let gone = false;
    void (async () => {
      try {
        const told = await send<Deal>("POST", `/api/deals/${table.game}/entry`, { table: table.id });
        if (gone) return;
        setDeal(told);
        const days = (await get<Deals>("/api/deals")).streak;
        if (!gone) setStreak(days);
      } catch (error) {
        if (!gone) setWrong(complaint(error));
      }
    })();
    return () => {
      gone = true;
    };
  }, [table.id]);
  return (
    <section class="deal-end" aria-label={say("deal-title")}>
      <h3>{`${say("deal-title")}, ${dayWords(table.deal!.day)}`}</h3>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      {!deal && !wrong && <p role="status">{say("deal-counting")}</p>}
      {deal && (
        <>
          <Result deal={deal} onChange={setDeal} />
          {streak > 0 && <p>{say("deal-streak", { count: streak })}</p>}
          <Share deal={deal} streak={streak} />
        </>
      )}
      <p>
        <a href="/deal">{say("deal-all")}</a>
      </p>
    </section>
  );
}
