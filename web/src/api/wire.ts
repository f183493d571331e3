/** What goes over the wire. The shapes are those of the operations (`schema.ts`, made by `make check`). */
import type { Shapes } from "./schema";

/** A shape without what else it may have: some are open for fields of later versions. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };

/** Seats, as records and messages write them. */
export const LETTERS = "ABCDEFGHIJKLMNOP";

export type Value = string | number;
/** Something to be said: a message of the catalogues with its values. */
export type Fact = Shapes["Fact"];
export type Offer = Shapes["Offer"];
export type Seat = Shapes["SeatTold"];
export type Table = Shapes["TableTold"];
export type Agreement = Shapes["AgreementTold"];
export type LuckTold = Shapes["Luck"];
export type Cell = Shapes["SceneCell"];
export type Row = Shapes["SceneRow"];
export type Why = Shapes["Why"];
export type Option = Shapes["OptionTold"];
export type Game = Shapes["GameTold"];
export type Edition = Shapes["EditionTold"];
export type Reach = Shapes["Reach"];
export type Hint = { moves: Pick<Shapes["Hint"], "move" | "handles" | "about">[] };
export type Offered = Shapes["Offered"];
export type Claimed = Shapes["Claimed"];
export type Device = Shapes["MyDevice"];
export type DeviceList = Shapes["DeviceList"];
export type PasskeyList = Shapes["PasskeyList"];
export type Recovery = Shapes["Recovery"];
export type NotifyTold = Shapes["NotifyTold"];
export type NotifyKind = NotifyTold["unwanted"][number];
export type TableNotify = Shapes["TableNotify"];
export type HookFormat = Shapes["HookTold"]["format"];
export type Refusal = Shapes["Refusal"];
export type Deal = Shapes["DealTold"];
export type DealScore = Shapes["DealScore"];
export type Deals = Shapes["Deals"];
export type DealsOfDay = Shapes["DealsOfDay"];
export type Exercises = Shapes["Exercises"];
export type Exercise = Shapes["ExerciseTold"];
export type TryTold = Omit<Shapes["TryTold"], "scene" | "layout"> & { scene: Scene; layout: Layout | null };
export type Planned = Omit<Shapes["PlanTold"], "scene"> & { scene: Scene };
export type Verdict = Omit<Shapes["Verdict"], "tried" | "best"> & { tried: Planned; best: Planned };
export type ReviewTold = Shapes["ReviewTold"];
export type ReviewFound = Shapes["ReviewFound"];
export type FindingTold = Shapes["FindingTold"];
export type FindingShown = Omit<Shapes["Shown"], "scene" | "played" | "better"> & {
  scene: Scene;
  played: Planned | null;
  better: Planned | null;
};
export type Fairness = Shapes["Fairness"];
export type Tournament = Shapes["TournamentTold"];
export type TournamentSummary = Shapes["TournamentSummary"];
export type Standing = Shapes["StandingTold"];
export type Stats = Shapes["Stats"];
export type Waiting = Shapes["Waiting"];
export type Friend = Shapes["Friend"];
export type FriendList = Shapes["FriendList"];
export type FriendLink = Shapes["FriendLink"];
export type Challenge = Shapes["Challenge"];
export type ChallengesSent = Shapes["ChallengesSent"];
export type GameDetails = Shapes["GameDetails"];
export type GamePlayed = Shapes["GamePlayed"];
export type RatingTold = Shapes["RatingTold"];
export type DrawsCounted = Shapes["DrawsCounted"];

/** How the table looks to one viewer; `board` is the game's own. */
export type Scene<B = unknown> = Omit<Shapes["Scene"], "board"> & { board: B };
/** What never changes on a board. */
export type Layout<G = unknown> = Omit<Shapes["LayoutTold"], "board" | "spots"> & {
  board: G;
  spots: Record<string, [number, number]>;
};

export type Message = Omit<Known<Shapes["MessageTold"]>, "facts"> & { facts: Fact[] };
export type Picture = Omit<Shapes["Picture"], "scene" | "updates" | "view"> & {
  scene: Scene | null;
  updates: Update[];
};
/** A message as the stream brings it: with how the table looked then, and with the last one as it is now. */
export type Update = Message & {
  scene: Scene | null;
  change?: unknown;
  since?: number | null;
  picture: Picture | null;
};
export type Replay = Omit<Shapes["Replay"], "scene" | "layout" | "view"> & {
  scene: Scene | null;
  layout: Layout | null;
};

export type BoardPiece = Shapes["BoardPiece"];
export type BoardProblem = Shapes["BoardProblem"];
export type BoardCount = Shapes["BoardCount"];
export type BoardField = Shapes["BoardFieldTold"];
/** A board as far as it is drawn. */
export type BoardSketch = Omit<Shapes["BoardSketch"], "layout" | "scene"> & { layout: Layout; scene: Scene };
export type BoardChecked = Omit<Shapes["BoardChecked"], "sketch" | "layout"> & { sketch: BoardSketch | null };
export type SheetPen = Shapes["SheetPen"];
export type SheetAsk = Shapes["SheetAsk"];
export type SheetSketch = Omit<Shapes["SheetSketch"], "layout" | "scene"> & { layout: Layout; scene: Scene };
/** A finished sheet as far as it is entered, and what it is worth. */
export type SheetChecked = Omit<Shapes["SheetChecked"], "sketch"> & { sketch: SheetSketch };
export type BoardsToBegin = Shapes["Boards"];
export type Printable = Shapes["Printable"];
export type Drawn = Shapes["Drawn"];
export type DrawnThing = Shapes["DrawnThing"];
export type DrawLot = Shapes["DrawLot"];
export type HostOverview = Shapes["HostOverview"];
export type HostTable = Shapes["HostTable"];
export type HostPerson = Shapes["HostPerson"];
export type ReportTold = Shapes["ReportTold"];
export type ReportReason = ReportTold["reason"];
export type HostLogEntry = Shapes["HostLogEntry"];
/** What may have come at a real table. */
export type Chance = Shapes["ChanceOpen"];
export type Comment = Shapes["CommentTold"];
export type Mark = Shapes["MarkTold"];
export type HostComment = Shapes["HostComment"];
