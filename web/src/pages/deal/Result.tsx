/** What came of one's own game of a deal: points, among the others, beside the champion. */
import { useState } from "preact/hooks";
import { send } from "../../api/server";
import type { Deal } from "../../api/wire";
import { SITE } from "../../site";
import { say, tell } from "../../texts/speak";
import { complaint } from "../join/guest";
import { scoreWords } from "./words";

export function Result({ deal, onChange }: { deal: Deal; onChange(deal: Deal): void }) {
  const entry = deal.entry;
  if (entry?.refused) return <p class="wrong">{tell(entry.refused)}</p>;
  if (!entry?.score) return null;
  const seats = 1 + deal.bots.length;
  return (
    <div class="deal-result">
      <p class="deal-score">{scoreWords(entry.score, seats)}</p>
      {entry.place !== null && (
        <p>
          {entry.better === null
            ? say("deal-first")
            : `${say("deal-better", { percent: entry.better })} (${say("deal-rank", { place: entry.place, entries: deal.entries ?? 1 })})`}
        </p>
      )}
      {deal.par ? (
        <>
          <p>{say("deal-par", { score: scoreWords(deal.par, seats) })}</p>
          {deal.clairvoyant !== null && (
            <p>{say("deal-clairvoyant", { score: say("deal-points", { count: deal.clairvoyant }) })}</p>
          )}
        </>
      ) : (
        <Par deal={deal} onChange={onChange} />
      )}
    </div>
  );
}

/** A device works it out when it is asked; a server when it has time. */
function Par({ deal, onChange }: { deal: Deal; onChange(deal: Deal): void }) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  if (!SITE) return <p class="hushed">{say("deal-par-later")}</p>;
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      onChange(await send<Deal>("POST", `/api/deals/${deal.game}/par`, { day: deal.day }));
    } catch (error) {
      setWrong(complaint(error));
    }
    setBusy(false);
  };
  return busy ? (
    <p class="hushed" role="status">
      {say("deal-par-wait")}
    </p>
  ) : (
    <p>
      <button type="button" class="link" onClick={() => void ask()}>
        {say("deal-par-ask")}
      </button>
      {wrong && (
        <span class="wrong" role="alert">
          {wrong}
        </span>
      )}
    </p>
  );
}
