/** Somebody's link for friends, followed. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import { Bar } from "../../Bar";
import { Icon } from "../../draw/Icon";
import { go } from "../../router";
import { say } from "../../texts/speak";
import { arrive } from "../join/arrive";
import { DoorSheet, type Door } from "../join/DoorSheet";
import { complaint, wantsPassword } from "../join/guest";
import { NameEntry } from "../join/NameEntry";
import { Contours } from "../shared/Contours";

export function FriendPage({ code }: { code: string }) {
  const [whose, setWhose] = useState<{ name: string; me: boolean } | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [door, setDoor] = useState<Door | null>(null);
  const [wrong, setWrong] = useState("");
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setWrong("");
    try {
      await act();
    } catch (error) {
      if (wantsPassword(error)) setDoor({ again: () => void attempt(act) });
      else setWrong(complaint(error));
    }
  };
  useEffect(() => {
    void attempt(async () => {
      setWhose(await send<{ name: string; me: boolean }>("POST", "/api/friends/offered", { code }));
    });
    void get<{ name: string }>("/api/me").then(
      () => undefined,
      () => setName(""),
    );
  }, [code]);
  const accept = async (): Promise<void> => {
    await arrive(name ?? "");
    await send("POST", "/api/friends", { code });
    go("/find", true);
  };
  return (
    <>
      <Contours />
      <Bar title={say("friends-title")} />
      <main class="words find">
        <h1>{say("friends-title")}</h1>
        {whose && (
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              void attempt(accept);
            }}
          >
            <p>{say(whose.me ? "friend-self" : "friend-ask", { name: whose.name })}</p>
            {!whose.me && name !== null && <NameEntry name={name} onName={setName} />}
            {!whose.me && (
              <div class="row">
                <button type="submit" class="btn act">
                  <Icon name="check" />
                  {say("friend-yes")}
                </button>
              </div>
            )}
          </form>
        )}
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
      </main>
      <DoorSheet door={door} onClose={() => setDoor(null)} />
    </>
  );
}
