/** Pieces beside the board: how many there are of each. A touch adds one, the eraser takes one away. */
import type { BoardProblem, BoardSketch } from "../api/wire";
import { say } from "../texts/speak";
import { PiecePicture, usePieces } from "./Piece";

interface StockProps {
  game: string;
  sketch: BoardSketch;
  chosen: BoardProblem | null;
  erasing: boolean;
  onPut(path: string[]): void;
}

export function Stock({ game, sketch, chosen, erasing, onPut }: StockProps) {
  const Drawn = usePieces(game);
  const all = sketch.stock.flat().reduce((sum, name) => sum + Number(sketch.places[name]?.holds ?? 0), 0);
  const wrong = (name: string): boolean =>
    chosen !== null && chosen.spots.some((spot) => spot === name || name.replace(/\d$/, "") === spot);
  return (
    <section class="card-box stock">
      <h2>{say("editor-stock", { count: all })}</h2>
      <p>{say(erasing ? "editor-stock-less" : "editor-stock-more")}</p>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("editor-stock", { count: all })}>
        <table>
          <thead>
            <tr>
              <td />
              {sketch.stock[0]?.map((name) => (
                <th key={name} scope="col">
                  {/\d$/.exec(name)?.[0]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sketch.stock.map((row) => (
              <tr key={row[0]}>
                <th scope="row" title={row[0]!.slice(0, -1)}>
                  <span class="vh">{row[0]!.slice(0, -1)}</span>
                  <PiecePicture Drawn={Drawn} name={row[0]!} />
                </th>
                {row.map((name) => {
                  const count = sketch.places[name]?.holds ?? "0";
                  return (
                    <td key={name}>
                      <button
                        type="button"
                        class={`count${count === "0" ? " none" : ""}${wrong(name) ? " wrong" : ""}`}
                        data-piece={name}
                        aria-label={say("editor-stock-of", { place: name, count: Number(count) })}
                        onClick={() => onPut([name])}
                      >
                        {count === "0" ? "·" : count}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
