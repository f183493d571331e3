/** What a sheet is worth, line by line, each with its ruling. */
import type { Fact, SheetChecked } from "../../api/wire";
import { askRules } from "../../desk/dock/rules";
import { say, tell } from "../../texts/speak";

/** A ruling that opens the rules. */
export function Ruling({ game, ruling, about }: { game: string; ruling: string | null; about: Fact }) {
  if (!ruling) return null;
  const refusal = { text: about, ruling, witness: [], attempt: [] };
  return (
    <button
      type="button"
      class="num-t ruling-of"
      title={say("page-rules")}
      onClick={() => askRules({ game, about: refusal })}
    >
      {ruling}
    </button>
  );
}

export function Score({ game, checked }: { game: string; checked: SheetChecked }) {
  const many = checked.seats.length > 1;
  const points: Fact = { key: "sheet-points", values: { points: checked.points.join(" · ") } };
  return (
    <section class="card-box sheet-score">
      <h2 data-points={checked.points.join(" ")}>{tell(points)}</h2>
      <div class="scroll">
        <table>
          {many && (
            <thead>
              <tr>
                <td />
                {checked.seats.map((letter) => (
                  <th key={letter} scope="col">
                    <span class="vh">{say("sheet-player", { letter })}</span>
                    <span aria-hidden="true">{letter}</span>
                  </th>
                ))}
                <td />
              </tr>
            </thead>
          )}
          <tbody>
            {checked.rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">{tell(row.label)}</th>
                {row.cells.map((cell, n) => (
                  <td key={n} class="num-t">
                    {cell}
                  </td>
                ))}
                <td>
                  <Ruling game={game} ruling={row.ruling} about={row.label} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("print-total")}</th>
              {checked.points.map((one, n) => (
                <td key={n} class="num-t">
                  {one}
                </td>
              ))}
              <td>
                <Ruling game={game} ruling={checked.total} about={points} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
