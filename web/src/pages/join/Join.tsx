/** Following an invitation: what it is for, a name, and in. */
import { useEffect, useState } from "preact/hooks";
import { Away, get, newId, Refused, send } from "../../api/server";
import type { Picture, Table } from "../../api/wire";
import { Bar } from "../../Bar";
import { seatNames } from "../../desk/people/names";
import { go } from "../../router";
import { has, language, say } from "../../texts/speak";
import { arrive, knownName, whoAmI } from "./arrive";
import { Contours } from "../shared/Contours";
import { Cover } from "../home/Covers";
import { GuestFields } from "./GuestFields";
import { complaint, wantsPassword } from "./guest";
import { PasteBox } from "./PasteBox";
import { someWords } from "../table/luckwords";
import { commitFor, foldedWords } from "../../luck/agreeing";
import { gameKey } from "../../desk/people/names";
import { gameTitle, listed } from "../shared/seatnames";
import { LuckWordsEntry } from "../shared/LuckWordsEntry";
import "./join.css";

interface Invitation {
  seat: string;
  table: Table;
}

export function JoinPage({ code }: { code: string }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [ended, setEnded] = useState("");
  const [name, setName] = useState(knownName());
  const [password, setPassword] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  // Sent again after a broken line, it counts once.
  const [id] = useState(newId);

  useEffect(() => {
    if (!code) return;
    let gone = false;
    const look = async (): Promise<void> => {
      try {
        const told = await send<Invitation>("POST", "/api/invite", { code });
        if (gone) return;
        setWrong("");
        setInvitation(told);
      } catch (error) {
        if (gone) return;
        if (error instanceof Away) {
          setWrong(complaint(error));
          setTimeout(() => void look(), 2000);
        } else setEnded(complaint(error));
      }
    };
    void look();
    void whoAmI().then(
      (known) => known && known !== say("page-guest") && !gone && setName(known),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [code]);

  const join = async (): Promise<void> => {
    setBusy(true);
    setWrong("");
    try {
      await arrive(name, password ?? undefined, code);
      // At a slow table the server holds the salt, unless one chooses otherwise at the table.
      const own = Boolean(invitation?.table.luck) && invitation?.table.pace !== "slow";
      const sent = foldedWords(invitation?.table.id ?? "", words.trim() || someWords());
      const said = { id, code, words: own ? "" : sent, ready: !own };
      const { table, seat } = await send<{ table: string; seat: string }>("POST", "/api/join", said, {
        patient: true,
      });
      if (own) {
        const seen = await get<Picture>(`/api/tables/${table}?look=scene`);
        // If that comes too late, the table shows what there is to do.
        await commitFor(seen.table, [seat], words).catch(() => undefined);
      }
      go(`/table#${table}`, true);
    } catch (error) {
      setBusy(false);
      if (wantsPassword(error)) setPassword((typed) => typed ?? "");
      if (
        error instanceof Refused &&
        ["server-no-code", "server-seat-taken", "server-started", "server-closed"].includes(
          error.refusal.reason.key,
        )
      ) {
        setEnded(complaint(error));
      } else setWrong(complaint(error));
    }
  };

  return (
    <>
      <Contours />
      <Bar />
      <main class="join">
        {!code ? (
          <>
            <h1>{say("page-join")}</h1>
            <p class="hero-line">{say("page-join-about")}</p>
            <PasteBox label={say("page-join-paste")} />
          </>
        ) : ended ? (
          <>
            <h1>{say("page-invite-ended")}</h1>
            <p class="hero-line" role="alert">
              {ended}
            </p>
            <p>{say("page-invite-ended-about")}</p>
            <PasteBox label={say("page-join-another")} />
            <a href="/">{say("page-home")}</a>
          </>
        ) : !invitation ? (
          <p class="loading">{wrong || say("page-loading")}</p>
        ) : (
          <Asked invitation={invitation}>
            <form
              class="form"
              onSubmit={(event) => {
                event.preventDefault();
                void join();
              }}
            >
              <GuestFields
                name={name}
                onName={setName}
                password={password}
                onPassword={setPassword}
                wrong={wrong}
              />
              <button type="submit" class="btn act" disabled={busy}>
                {say("page-join-sit")}
              </button>
              <details class="more-set">
                <summary>{say("page-luck-words")}</summary>
                <LuckWordsEntry promise={invitation.table.promise} words={words} onWords={setWords} />
              </details>
            </form>
          </Asked>
        )}
      </main>
    </>
  );
}

function Asked({ invitation, children }: { invitation: Invitation; children: preact.ComponentChildren }) {
  const { table } = invitation;
  const names = seatNames(table.seats).filter((_, i) => table.seats[i]!.kind === "person");
  const about = `page-what-${gameKey(table.game)}`;
  return (
    <div class="invited">
      <Cover game={table.game} />
      <div class="invited-words">
        <h1>{say("page-join-title", { game: gameTitle(table.game) })}</h1>
        {names.length > 0 && (
          <p class="hero-line">
            {say("page-join-who", { names: listed(names, language()), count: names.length })}
          </p>
        )}
        {has(about) && <p>{say(about)}</p>}
        {children}
      </div>
    </div>
  );
}
