/** What can be put on the board. Many pieces are chosen in two steps: a group, then one of it. */
import type { BoardPiece } from "../api/wire";
import { say, tell } from "../texts/speak";
import { PiecePicture, usePieces } from "./Piece";

interface PaletteProps {
  game: string;
  pieces: readonly Pick<BoardPiece, "name" | "label" | "group">[];
  chosen: string;
  onChoose(name: string): void;
}

export function Palette({ game, pieces, chosen, onChoose }: PaletteProps) {
  const Drawn = usePieces(game);
  const group = pieces.find((piece) => piece.name === chosen)?.group ?? "";
  const groups = [...new Set(pieces.map((piece) => piece.group))];
  const shown = groups.length > 1 ? pieces.filter((piece) => piece.group && piece.group === group) : pieces;
  const button = (piece: PaletteProps["pieces"][number], pressed: boolean, label: string) => (
    <button
      key={piece.name}
      type="button"
      class="pen"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      data-piece={piece.name}
      onClick={() => onChoose(piece.name)}
    >
      <PiecePicture Drawn={Drawn} name={piece.name} />
    </button>
  );
  return (
    <div class="palette" role="group" aria-label={say("editor-pieces")}>
      {groups.length > 1 && (
        <div class="pens groups">
          {groups.map((one) => {
            const first = pieces.find((piece) => piece.group === one)!;
            // The group keeps the piece that was chosen in it.
            return button(
              one === group ? pieces.find((p) => p.name === chosen)! : first,
              one === group,
              tell(first.label),
            );
          })}
        </div>
      )}
      {shown.length > (groups.length > 1 ? 1 : 0) && (
        <div class="pens">
          {shown.map((piece) => button(piece, piece.name === chosen, tell(piece.label)))}
        </div>
      )}
    </div>
  );
}
