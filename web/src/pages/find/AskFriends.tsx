/** Friends for the free seats: who was asked, and whom one can ask. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { ChallengesSent, Friend, FriendList, Table } from "../../api/wire";
import { say } from "../../texts/speak";
import { complaint } from "../join/guest";
import "./find.css";

export function AskFriends({ table }: { table: Table }) {
  const [friends, setFriends] = useState<Friend[]>([]);
  const [sent, setSent] = useState<ChallengesSent["challenges"]>([]);
  const [wrong, setWrong] = useState("");
  const path = `/api/tables/${encodeURIComponent(table.id)}/challenges`;
  const taken = table.seats.map((seat) => seat.kind).join();
  const look = (): void => {
    void get<FriendList>("/api/friends").then(
      (told) => setFriends(told.friends),
      () => undefined,
    );
    void get<ChallengesSent>(path).then(
      (told) => setSent(told.challenges),
      () => undefined,
    );
  };
  useEffect(look, [table.id, taken]);
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    setWrong("");
    try {
      await act();
    } catch (error) {
      setWrong(complaint(error));
    }
    look();
  };
  const names = new Set([...sent.map((one) => one.name), ...table.seats.map((seat) => seat.name)]);
  const others = friends.filter((friend) => !names.has(friend.name));
  const seat = table.seats.find((one) => one.kind === "open" && !sent.some((it) => it.seat === one.seat));
  if (friends.length === 0 && sent.length === 0) return null;
  return (
    <section class="ask-friends" aria-label={say("friends-title")}>
      <ul>
        {sent.map((one) => (
          <li key={one.id}>
            <span>{say("challenge-asked", { name: one.name })}</span>{" "}
            <button
              type="button"
              class="btn plain"
              onClick={() => void attempt(() => send("DELETE", `/api/challenges/${one.id}`))}
            >
              {say("challenge-take-back")}
              <span class="vh"> {one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {seat && others.length > 0 && (
        <label class="entry">
          <span>{say("challenge-friend")}</span>
          <select
            value=""
            onChange={(event) => {
              const friend = event.currentTarget.value;
              if (friend) void attempt(() => send("POST", path, { seat: seat.seat, friend }));
            }}
          >
            <option value="">…</option>
            {others.map((friend) => (
              <option key={friend.id} value={friend.id}>
                {friend.here ? `${friend.name} · ${say("friends-here")}` : friend.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
