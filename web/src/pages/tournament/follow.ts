/** A tournament as it goes on: asked again every few seconds while somebody looks. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { Tournament } from "../../api/wire";
import { FINE, troubleOf, type Trouble } from "../../desk/Wrong";

const PAUSE = 3000;

export function useTournament(id: string): {
  told: Tournament | null;
  trouble: Trouble;
  set(told: Tournament): void;
  again(): void;
} {
  const [told, setTold] = useState<Tournament | null>(null);
  const [trouble, setTrouble] = useState<Trouble>(FINE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        if (!document.hidden) {
          const found = await get<Tournament>(`/api/tournaments/${encodeURIComponent(id)}`);
          if (gone) return;
          setTold(found);
          setTrouble(FINE);
        }
      } catch (error) {
        if (!gone) setTrouble(troubleOf(error));
      }
      if (!gone) timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, tries]);
  return { told, trouble, set: setTold, again: () => setTries(tries + 1) };
}
