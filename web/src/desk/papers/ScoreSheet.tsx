/** The score sheet, row by row as on paper; what is reached is ringed by hand. */
import type { Scene } from "../../api/wire";
import { Chip, type Hue } from "../../draw/Glyph";
import { ring, seedOf } from "../../draw/hand";
import { Stroke } from "../../draw/Ink";
import { say, tell } from "../../texts/speak";

export function ScoreSheet({
  rows,
  names,
  me,
  hues,
}: {
  rows: Scene["sheet"];
  names: readonly string[];
  me: number;
  hues: readonly Hue[];
}) {
  if (rows.length === 0) return null;
  return (
    <section class="scores">
      <h2 class="head">{say("page-score-sheet")}</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={say("page-score-sheet")}>
        <table class="paper">
          <thead>
            <tr>
              <td />
              {names.map((name, i) => (
                <th key={i} scope="col" class={i === me ? "mine" : ""} title={name}>
                  <Chip hue={hues[i % hues.length]!} />
                  <span class="vh">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, n) => (
              <tr key={n} class={row.kind === "total" ? "sum" : ""}>
                <th scope="row">
                  {tell(row.label)}
                  {row.about && <small>{tell(row.about)}</small>}
                </th>
                {row.cells.map((cell, i) => (
                  <td
                    key={i}
                    class={`${i === me ? "mine " : ""}${cell.mark === "" && row.kind !== "total" ? "no" : ""}${cell.mark === "lost" ? "lost" : ""}`}
                  >
                    {cell.mark === "got" ? (
                      <span class="hand">
                        {cell.text}
                        <svg viewBox="-20 -20 40 40" aria-hidden="true">
                          <Stroke
                            d={ring(0, 0, 15, seedOf(`${n}-${i}`))}
                            width={2.4}
                            seed={n * 7 + i}
                            core={false}
                            step={6}
                          />
                        </svg>
                        <span class="vh">{say("page-reached")}</span>
                      </span>
                    ) : (
                      cell.text
                    )}
                    {cell.mark === "lost" && <span class="vh">{say("page-lost")}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
