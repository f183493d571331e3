/** A piece as its game draws it, fetched with the editor and not with the table. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

type Drawn = ComponentType<{ name: string }>;
const pieces = import.meta.glob<{ Piece: Drawn }>("../games/*/Piece.tsx");

export function usePieces(game: string): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    setDrawn(null);
    void pieces[`../games/${game}/Piece.tsx`]?.().then((module) => setDrawn(() => module.Piece));
  }, [game]);
  return drawn;
}

export function PiecePicture({ Drawn, name }: { Drawn: Drawn | null; name: string }) {
  if (name === "erase")
    return (
      <svg class="piece-picture" viewBox="0 0 24 24" aria-hidden="true">
        <path
          class="eraser"
          d="m8.5 19.500-5-5 10-10.500 6.500 6.500-8.500 9zM8 9.500l6.500 6.500M8.500 19.500H20"
        />
      </svg>
    );
  return (
    <svg class="piece-picture" viewBox="-50 -50 100 100" aria-hidden="true">
      {Drawn && <Drawn name={name} />}
    </svg>
  );
}
