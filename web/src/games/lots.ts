/** Pictures of cards, dice and tiles that came at a real table, fetched when they are needed. */
import type { LotFace } from "./face";

export interface Lots {
  Lot: LotFace;
  called(text: string, values: Record<string, unknown>, nth: number): string;
}

const faces = import.meta.glob<Lots>("./*/Lot.tsx");

/** A game's own; null: it has none, and notation has to do. */
export async function lots(game: string): Promise<Lots | null> {
  return (await faces[`./${game}/Lot.tsx`]?.()) ?? null;
}
