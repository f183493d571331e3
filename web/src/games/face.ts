/** What the desk needs of a game: its drawing. No rule is among it. */
import type { ComponentType, JSX } from "preact";
import type { Fact, Layout, Scene } from "../api/wire";
import type { Hue } from "../draw/Glyph";

export interface BoardProps<G = unknown, B = unknown> {
  layout: Layout<G>;
  scene: Scene<B>;
  /** The scene shown before this one, to animate what is new; null right after opening. */
  before: Scene<B> | null;
  /** Whose board is drawn (on a shared board: who is looking). */
  seat: number;
  /** Somebody else's board beside one's own: for glancing. Spots are not active there. */
  small?: boolean;
  /** What the viewer was told so far, oldest first: for what a state does not keep (who laid what this turn). */
  told?: readonly Fact[];
}

export interface BesideProps<G = unknown, B = unknown> {
  layout: Layout<G>;
  scene: Scene<B>;
  before: Scene<B> | null;
  seat: number;
  told?: readonly Fact[];
}

export interface Section {
  /** Keys of the catalogue. */
  title: string;
  body: string[];
  picture?: ComponentType;
}

export interface GameFace<G = unknown, B = unknown> {
  /** Drawn inside an <svg> whose viewBox is `box`; places are <Spot h="handle">. */
  Board: ComponentType<BoardProps<G, B>>;
  box(layout: Layout<G>, scene: Scene<B> | null): [x: number, y: number, width: number, height: number];
  /** Cards, dice, rack: HTML beside the board; on a phone, in the dock. May contain <Touch h="handle"> buttons. */
  Beside?: ComponentType<BesideProps<G, B>>;
  /** Below the buttons, above the score sheet: what may grow and shrink while one plays. */
  Aside?: ComponentType<BesideProps<G, B>>;
  /** HTML under the board, on its sheet (a card bar). */
  Under?: ComponentType<BesideProps<G, B>>;
  /** One board for everybody: the others have no small boards, but what `Seat` draws beside their name. */
  shared: boolean;
  /** Beside or under a seat's name: racks as counts, reserves, figures (HTML). */
  Seat?: ComponentType<{ layout: Layout<G>; scene: Scene<B>; seat: number; told?: readonly Fact[] }>;
  /** Where everybody acts at once: whether a seat has done what there is to do. */
  done?(scene: Scene<B>, seat: number): boolean;
  /** A completed choice is shown first and sent by a second touch or the button. */
  confirm?: boolean | ((scene: Scene<B>) => boolean);
  /** Spots that change with the scene (whole segments instead of single spaces): another layout for the same board. */
  arrange?(layout: Layout<G>, scene: Scene<B>, seat: number): Layout<G>;
  /** How far a phone zooms in to begin with (1: the whole board). */
  zoom?: number;
  /** Whose board what is picked is about, where that is not the one looked at. */
  whose?(scene: Scene<B>, picked: readonly string[]): number | null;
  /** Where a zoomed board should look now: a point of the board, or null to stay. */
  follow?(scene: Scene<B>, before: Scene<B> | null): [number, number] | null;
  /** The colours of the seats, where the game itself gives them. */
  hues?(scene: Scene<B>): readonly Hue[];
  /** How far a point of the board is from a place that is more than a spot; where places cross, the nearest is meant. */
  far?(layout: Layout<G>, handle: string, x: number, y: number): number;
  /** A touch on no spot: the handle that a point of the board means, if any (free placement). */
  point?(layout: Layout<G>, scene: Scene<B>, x: number, y: number): string | null;
  /** Who arrives first has won: points are not worth showing. */
  race?: boolean;
  /** The rules, in our words. */
  learn: readonly Section[];
}

/** The picture on the home page: an <svg> of 311 by 250. */
export type Cover = () => JSX.Element;

/** A card, die or tile that was drawn for a real table; `Lot.tsx` of a game, with `called`: its name. */
export type LotFace = (props: { text: string; values: Record<string, unknown> }) => JSX.Element;
