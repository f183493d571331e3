/** Where requests go: to a server, or to Python in a worker of this page. Both answer alike. */

/** What happens at a table, as it comes in. */
export interface Source {
  onopen: (() => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: (() => void) | null;
  readonly readyState: number;
  addEventListener(kind: "gone", tell: () => void): void;
  close(): void;
}

export interface Transport {
  ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response>;
  listen(path: string): Source;
}

const server: Transport = {
  ask(method, path, body, signal) {
    const asked: RequestInit = { method, headers: {}, signal: signal ?? null };
    if (body !== undefined) {
      asked.headers = { "content-type": "application/json" };
      asked.body = JSON.stringify(body);
    }
    return fetch(path, asked);
  },
  listen: (path) => new EventSource(path) as Source,
};

let chosen: Transport = server;

export const transport = (): Transport => chosen;

export function use(other: Transport): void {
  chosen = other;
}
