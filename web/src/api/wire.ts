/** What goes over the wire, as the server's interface document describes it. */

/** Seats, as records and messages write them. */
export const LETTERS = "ABCDEFGHIJKLMNOP";

export type Value = string | number;

/** Something to be said: a message of the catalogues with its values. */
export interface Fact {
  key: string;
  values: Record<string, Value>;
}

export interface Sentence extends Fact {
  text: string;
}

export interface Offer {
  handles: string[];
  move: string;
}

export interface Seat {
  seat: string;
  kind: "person" | "bot" | "open";
  name: string;
  you: boolean;
  ready: boolean;
  away: "" | "left" | "time" | "resigned";
  muted: boolean;
  points: number | null;
  winner: boolean;
  clock_ms: number | null;
}

export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, string>;
  status: "gathering" | "playing" | "over" | "closed";
  pace: "live" | "slow";
  clock: { seconds: number; add: number } | null;
  substitute: string;
  listed: boolean;
  host: boolean;
  link: string;
  seats: Seat[];
  acting: string[];
  turn: number | null;
  promise: string;
  words: string[];
  secret: string | null;
  asks: { seat: string; moves: number; agreed: string[] } | null;
  rematch: string | null;
  moved_at?: number;
}

export interface Cell {
  text: string;
  mark: "" | "got" | "lost";
}

export interface Row {
  label: Fact;
  about: Fact | null;
  kind: "part" | "total";
  cells: Cell[];
}

/** How the table looks to one viewer; `board` is the game's own. */
export interface Scene<B = unknown> {
  prompt: Fact | null;
  labels: Record<string, Fact>;
  controls: string[];
  status: (Fact | null)[];
  first: number | null;
  sheet: Row[];
  board: B;
}

/** What never changes on a board. */
export interface Layout<G = unknown> {
  board: G;
  spots: Record<string, [number, number]>;
  near: Record<string, string[]>;
}

export interface Picture {
  table: Table;
  seat: string | null;
  at: number;
  scene: Scene | null;
  offers: Offer[];
  open: boolean;
  draft: string[];
  final: boolean;
  repeated: boolean;
  /** What this viewer was told after the message that was asked for. */
  updates: Update[];
}

export interface Message {
  id: number;
  type: string;
  at: number;
  facts: Fact[];
  seat?: string | null;
  move?: string | null;
  turn?: number;
  text?: string;
  settled?: { seat: string; moves: (string | null)[] }[];
  table?: string;
}

/** A message as the stream brings it: with how the table looked then, and with the last one as it is now. */
export interface Update extends Message {
  scene: Scene | null;
  picture: Picture | null;
}

export interface Refusal {
  error: string;
  reason: Sentence;
  ruling: string | null;
  witness: string[] | null;
  legal: Offer[] | null;
  place: Sentence | null;
  repeat_after: number | null;
}

export interface Why {
  legal: boolean;
  reason: Fact | null;
  ruling: string | null;
  witness: string[];
}

export interface Option {
  name: string;
  kind: "switch" | "number" | "choice" | "text";
  default: string;
  choices: string[];
}

export interface Game {
  name: string;
  title: string;
  version: number;
  fewest: number;
  most: number;
  fate: string;
  options: Option[];
  bots: string[];
}

export interface Hint {
  moves: { move: string; handles: string[]; text: string }[];
}

export interface Replay {
  game: string;
  version: number;
  options: Record<string, string>;
  names: string[];
  count: number;
  turn: number;
  steps: { seat: string; move: string; turn: number; facts?: Fact[] }[];
  step: number;
  scene: Scene | null;
  layout: Layout | null;
  offers: { seat: string; handles: string[]; move: string }[];
  acting: string[];
  points: number[];
  over: boolean;
  facts: Fact[];
  course: { turn: number; points: number[] }[];
  broken: Refusal | null;
}
