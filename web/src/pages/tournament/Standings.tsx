/** Who is ahead, with every tie-break under its name. */
import type { Tournament } from "../../api/wire";
import { say } from "../../texts/speak";
import { figure, medal, nameOf, tieBreak, tieBreakAbout } from "./words";

export function Standings({ told, most, few = false }: { told: Tournament; most?: number; few?: boolean }) {
  const names = few ? told.tie_breaks.slice(0, told.format === "knock-out" ? 2 : 1) : told.tie_breaks;
  return (
    <div
      class="standing-scroll"
      tabIndex={few ? undefined : 0}
      role="region"
      aria-label={say("tournament-standings")}
    >
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{say("tournament-place")}</th>
            <th scope="col">{say("tournament-player")}</th>
            {names.map((name) => (
              <th key={name} scope="col" title={tieBreakAbout(name)}>
                {tieBreak(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.standings.slice(0, most).map((row) => (
            <tr
              key={row.number}
              class={[told.me === row.number ? "me" : "", medal(row)].filter(Boolean).join(" ")}
            >
              <td class="num-t">{row.place}</td>
              <th scope="row" class={told.players[row.number]?.gone ? "gone" : ""}>
                {nameOf(told, row.number)}
                {told.players[row.number]?.gone && <small> {say("tournament-gone")}</small>}
              </th>
              {names.map((name) => (
                <td key={name} class="num-t">
                  {figure(row.values[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
