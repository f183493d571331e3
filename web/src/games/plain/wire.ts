/** What a game without a face of its own may tell the plain board; every part may be missing. */

export interface PlainGeometry {
  /** What is written on a place; otherwise the end of its handle ("c3" of "hill-c3"). */
  names?: Record<string, string>;
  /** Places that belong together, as pairs: a line is drawn between them. */
  lines?: [string, string][];
}

export interface PlainPosition {
  /** Whose piece stands on a place: the number of a seat. */
  pieces?: Record<string, number>;
  /** Places out of the game: crossed out. */
  gone?: string[];
  /** Places that do not matter now: pale. */
  faint?: string[];
  /** The viewer's own choice while it is a draft: circled. */
  chosen?: string[];
}
