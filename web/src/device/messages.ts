/** What the page and its worker say to each other. */
export interface Progress {
  /** Bytes, as they are sent. */
  done: number;
  all: number;
}

export type ToWorker =
  | { kind: "begin"; base: string }
  | { kind: "ping" }
  | { kind: "calm" } // a table, or what has come of a move, is on the screen
  | { kind: "ask"; n: number; method: string; path: string; body: string }
  | { kind: "listen"; n: number; path: string }
  | { kind: "unlisten"; n: number };

export type FromWorker =
  | { kind: "progress"; progress: Progress }
  | { kind: "ready" }
  | { kind: "pong" }
  | { kind: "answer"; n: number; status: number; body: string }
  | { kind: "news"; n: number; updates: string[] }
  | { kind: "broken"; said: string };

/** Python as it was packed: where it is, and how large its files are, plain and as they are sent. */
export interface Packed {
  /** What the interpreter wants to be told about packages, of which there are none. */
  info: unknown;
  folder: string;
  files: Record<string, [number, number]>;
}
