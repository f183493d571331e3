/** The faces of the games, fetched when they are needed. A game without one is drawn plainly. */
import type { GameFace } from "./face";

// Each folder is asked for by name, so that a new game brings its face without a change here.
const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");

export async function face(game: string): Promise<GameFace> {
  const load = faces[`./${game}/index.ts`];
  return load ? (await load()).default : (await import("./plain")).plainFace(game);
}
