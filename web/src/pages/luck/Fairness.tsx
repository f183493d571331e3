/** Do the dice cheat? All draws of this server's finished games beside the odds. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../../api/server";
import type { DrawsCounted, Fairness } from "../../api/wire";
import { Bar } from "../../Bar";
import { FINE, troubleOf } from "../../desk/Wrong";
import { has, language, say } from "../../texts/speak";
import { Contours } from "../shared/Contours";
import { gameTitle } from "../shared/seatnames";
import "./fairness.css";
import { Waiting } from "../shared/Waiting";

const RARE = 0.001; // of several dozen tables one is below a hundredth by chance alone

export function FairnessPage() {
  const [told, setTold] = useState<Fairness | null>(null);
  const [trouble, setTrouble] = useState(FINE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void get<Fairness>("/api/luck").then(setTold, (error: unknown) => setTrouble(troubleOf(error)));
  }, [tries]);
  const title = say("fair-title");
  if (!told) return <Waiting title={title} trouble={trouble} onEnter={() => setTries(tries + 1)} />;
  return (
    <>
      <Contours />
      <Bar title={title} />
      <main class="words fair">
        <h1>{title}</h1>
        <p>{say("fair-about")}</p>
        <p>
          <b>{say("fair-counted", { games: told.games, draws: told.draws })}</b>
        </p>
        {told.kinds.length === 0 && <p>{say("fair-few")}</p>}
        {told.kinds.map((kind) => (
          <Kind key={`${kind.game} ${kind.purpose}`} kind={kind} />
        ))}
        <p class="hushed">{say("fair-which")}</p>
      </main>
    </>
  );
}

function verdict({ chance }: DrawsCounted): string {
  if (chance === null) return say("fair-few");
  const percent = new Intl.NumberFormat(language(), { style: "percent", maximumSignificantDigits: 2 });
  const often = percent.format(Math.max(chance, RARE / 10));
  return say(chance < RARE ? "fair-odd" : "fair-fine", { often });
}

function Kind({ kind }: { kind: DrawsCounted }) {
  const key = `fair-kind-${kind.purpose}`;
  const number = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
  const most = Math.max(...kind.outcomes.map((one) => Math.max(one.count, one.expected)), 1);
  return (
    <section class="fair-kind">
      <h2>{`${gameTitle(kind.game)}: ${has(key) ? say(key) : kind.purpose}`}</h2>
      <p>{verdict(kind)}</p>
      <details>
        <summary>{say("fair-table", { draws: kind.draws })}</summary>
        {kind.chi_square !== null && (
          <p class="hushed">
            {say("fair-chi", { chi: number.format(kind.chi_square), freedom: kind.freedom ?? 0 })}
          </p>
        )}
        <table>
          <thead>
            <tr>
              <th scope="col">{say("fair-outcome")}</th>
              <th scope="col">{say("fair-came")}</th>
              <th scope="col">{say("fair-expected")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {kind.outcomes.map(({ outcome, count, expected }) => (
              <tr key={outcome}>
                <th scope="row">{outcome}</th>
                <td class="num-t">{count}</td>
                <td class="num-t">{number.format(expected)}</td>
                <td aria-hidden="true">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                    <rect width={(100 * count) / most} height="10" />
                    <path d={`M${(100 * expected) / most} -1V11`} />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
