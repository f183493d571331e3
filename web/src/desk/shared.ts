/** A value that components far from each other show: whoever uses it is drawn again when it is set. */
import { useEffect, useState } from "preact/hooks";

interface Shared<T> {
  get(): T;
  set(next: T): void;
  use(): T;
  /** Be told now, and whenever it is set. */
  follow(tell: (now: T) => void): () => void;
}

export function shared<T>(initial: T): Shared<T> {
  let now = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (next) => {
      now = next;
      listeners.forEach((tell) => tell());
    },
    follow: (tell) => {
      const told = (): void => tell(now);
      listeners.add(told);
      queueMicrotask(told);
      return () => {
        listeners.delete(told);
      };
    },
    use: () => {
      const [, tick] = useState(0);
      useEffect(() => {
        const tell = (): void => tick((n) => n + 1);
        listeners.add(tell);
        return () => {
          listeners.delete(tell);
        };
      }, []);
      return now;
    },
  };
}
