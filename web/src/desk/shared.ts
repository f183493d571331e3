/** A value that components far from each other show: whoever uses it is drawn again when it is set. */
import { useEffect, useState } from "preact/hooks";

export interface Shared<T> {
  get(): T;
  set(next: T): void;
  use(): T;
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
