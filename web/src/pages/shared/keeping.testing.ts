/** For tests: a browser's memory, and a server that answers from a list. */
import { vi } from "vitest";

export function keeping(kept: Map<string, string>): void {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

export interface Asked {
  what: string;
  body: Record<string, unknown>;
}

export const refusal = (error: string, status: number): Response =>
  new Response(JSON.stringify({ error, reason: { key: `server-${error}`, values: {}, text: error } }), {
    status,
  });

/** What was asked, in order; `answer` may answer with a Response or with JSON. */
export function answering(answer: (asked: Asked) => unknown): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const body = init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {};
    const asked = { what: `${init.method} ${path}`, body };
    all.push(asked);
    const told = answer(asked);
    return told instanceof Response ? told : new Response(JSON.stringify(told));
  });
  return all;
}
