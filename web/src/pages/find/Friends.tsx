/** Friends: who they are, who is here, a link for more of them, and a challenge. */
import { useEffect, useState } from "preact/hooks";
import { get, newId, send } from "../../api/server";
import type { Friend, FriendLink, FriendList, Game, Picture } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { go } from "../../router";
import { say } from "../../texts/speak";
import { arrive } from "../join/arrive";
import type { Door } from "../join/DoorSheet";
import { complaint, wantsPassword } from "../join/guest";
import { CheckEntry } from "../shared/CheckEntry";
import { LinkBox } from "../shared/LinkBox";
import { GameEntry } from "../shared/GameEntry";
import { Sheet } from "../shared/Sheet";
import { sharePresence } from "./here";
import { lasting } from "./words";

const LOOK = 20_000;
const NOBODY: FriendList = { friends: [], presence: false };

interface FriendsProps {
  games: readonly Game[];
  onDoor(door: Door): void;
}

export function Friends({ games, onDoor }: FriendsProps) {
  const [told, setTold] = useState<FriendList>(NOBODY);
  const [link, setLink] = useState<FriendLink | null>(null);
  const [rival, setRival] = useState<Friend | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      void get<FriendList>("/api/friends").then(setTold, () => undefined);
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setWrong("");
    try {
      await act();
    } catch (error) {
      if (wantsPassword(error)) onDoor({ again: () => void attempt(act) });
      else setWrong(complaint(error));
    }
  };
  const makeLink = async (): Promise<void> => {
    await arrive();
    setLink(await send<FriendLink>("POST", "/api/friends/link"));
  };
  const share = async (shared: boolean): Promise<void> => {
    await arrive();
    setTold(await send<FriendList>("PUT", "/api/me/presence", { shared }));
    sharePresence(shared);
  };
  const remove = async (friend: Friend): Promise<void> => {
    if (!confirm(say("friends-remove-sure", { name: friend.name }))) return;
    setTold(await send<FriendList>("DELETE", `/api/friends/${encodeURIComponent(friend.id)}`));
    setLink(null);
  };
  return (
    <section class="card find-card" aria-labelledby="friends">
      <h2 id="friends">{say("friends-title")}</h2>
      <p class="hushed">{say(told.friends.length > 0 ? "friends-about" : "friends-none")}</p>
      <ul class="friends">
        {told.friends.map((friend) => (
          <li key={friend.id}>
            <span class="friend-name">
              <b>{friend.name}</b>
              {friend.here && <small class="friend-here">{say("friends-here")}</small>}
            </span>
            <span class="row">
              <button type="button" class="btn" onClick={() => setRival(friend)}>
                {say("friends-challenge")}
                <span class="vh"> {friend.name}</span>
              </button>
              <button
                type="button"
                class="tool"
                aria-label={`${say("friends-remove")} ${friend.name}`}
                title={say("friends-remove")}
                onClick={() => void attempt(() => remove(friend))}
              >
                <Icon name="close" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {link ? (
        <>
          <LinkBox link={link.link} title={say("find-title")} label={say("friends-link")} />
          <p class="hushed">{say("friends-link-about", { time: lasting(link.days, "day") })}</p>
        </>
      ) : (
        <div class="row">
          <button type="button" class="btn" onClick={() => void attempt(makeLink)}>
            <Icon name="people" />
            {say("friends-make-link")}
          </button>
        </div>
      )}
      <CheckEntry
        checked={told.presence}
        label={say("friends-presence")}
        about={say("friends-presence-about")}
        onChange={(shared) => void attempt(() => share(shared))}
      />
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      {rival && <ChallengeSheet friend={rival} games={games} onClose={() => setRival(null)} />}
    </section>
  );
}

/** A table for two, with a seat for a friend. */
function ChallengeSheet({
  friend,
  games,
  onClose,
}: {
  friend: Friend;
  games: readonly Game[];
  onClose(): void;
}) {
  const [game, setGame] = useState(games[0]?.name ?? "");
  const [pace, setPace] = useState<"live" | "slow">("live");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const challenge = async (): Promise<void> => {
    setBusy(true);
    setWrong("");
    try {
      const seats = [{ kind: "me" }, { kind: "open" }];
      const wish = { id: newId(), game, seats, options: {}, clock: null, listed: false, pace };
      const { table } = await send<Picture>("POST", "/api/tables", wish);
      await send("POST", `/api/tables/${table.id}/challenges`, { seat: "B", friend: friend.id });
      go(`/table#${table.id}`);
    } catch (error) {
      setBusy(false);
      setWrong(complaint(error));
    }
  };
  return (
    <Sheet title={say("challenge-new", { name: friend.name })} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void challenge();
        }}
      >
        <GameEntry label={say("find-game")} games={games} value={game} onChoose={setGame} />
        <fieldset class="entry">
          <legend>{say("find-pace")}</legend>
          <div class="picks">
            {(["live", "slow"] as const).map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="pace-offered"
                  checked={pace === one}
                  onChange={() => setPace(one)}
                />
                <span>{say(one === "live" ? "find-live" : "find-slow")}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" class="btn act" data-first disabled={busy}>
          <Icon name="on" />
          {say("challenge-send")}
        </button>
      </form>
    </Sheet>
  );
}
