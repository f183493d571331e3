/** Challenges that friends have sent, to be accepted or declined. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { Challenge } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { go } from "../../router";
import { say } from "../../texts/speak";
import { complaint } from "../join/guest";
import { gameTitle } from "../shared/seatnames";
import "./find.css";

const LOOK = 15_000;

export function Challenges() {
  const [sent, setSent] = useState<Challenge[]>([]);
  const [wrong, setWrong] = useState("");
  const look = (): void => {
    if (document.hidden) return;
    void get<{ challenges: Challenge[] }>("/api/challenges").then(
      (told) => setSent(told.challenges),
      () => undefined, // whoever is not known here has none
    );
  };
  useEffect(() => {
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  const answer = async (one: Challenge, accept: boolean): Promise<void> => {
    setWrong("");
    try {
      const path = `/api/challenges/${encodeURIComponent(one.id)}`;
      if (!accept) await send("DELETE", path);
      else go(`/table#${(await send<{ table: string }>("POST", `${path}/accept`, {})).table}`);
    } catch (error) {
      setWrong(complaint(error));
    }
    look();
  };
  if (sent.length === 0 && !wrong) return null;
  return (
    <section class="card challenges" aria-labelledby="challenges">
      <h2 id="challenges">{say("challenge-title")}</h2>
      <ul>
        {sent.map((one) => (
          <li key={one.id}>
            <span>
              {say("challenge-from", { name: one.name, game: gameTitle(one.table.game) })}
              <small class="hushed">{say(one.table.pace === "slow" ? "find-slow" : "find-live")}</small>
            </span>
            <span class="row">
              <button type="button" class="btn act" onClick={() => void answer(one, true)}>
                <Icon name="play" />
                {say("challenge-accept")}
                <span class="vh"> {one.name}</span>
              </button>
              <button type="button" class="btn" onClick={() => void answer(one, false)}>
                {say("challenge-decline")}
                <span class="vh"> {one.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
