/** The rules lie over the table when they are asked for: nobody leaves a game to read. */
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "./live";

export interface Asked {
  game: string;
  /** What they were asked about: a refusal and its ruling. */
  about: Refusal | null;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

export function askRules(next: Asked | null): void {
  asked = next;
  listeners.forEach((tell) => tell());
}

export function useAskedRules(): Asked | null {
  const [, tick] = useState(0);
  useEffect(() => {
    const tell = (): void => tick((n) => n + 1);
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  }, []);
  return asked;
}
