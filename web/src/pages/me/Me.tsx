/** Oneself: name, devices, the way back, the way out, and how the page behaves. */
import { lazy, Suspense } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { Claimed, Offered } from "../../api/wire";
import { Bar, Switches } from "../../Bar";
import { Icon } from "../../draw/Icon";
import { LanguagePick } from "../../LanguagePick";
import { go } from "../../router";
import { change, settings, type Settings } from "../../settings";
import { address, SITE } from "../../site";
import { say } from "../../texts/speak";
import { ArriveSheet } from "../join/ArriveSheet";
import { arrive, whoAmI } from "../join/arrive";
import { Become } from "./Become";
import { claim, nothingToAsk, offered } from "./claiming";
import { mistyped } from "./code";
import { Contours } from "../shared/Contours";
import { Devices } from "./Devices";
import { canHave, declined, prove } from "./passkey";
import { complaint, rename, wantsPassword } from "../join/guest";
import { NAME_LETTERS } from "../join/NameEntry";
import { codeIn } from "../join/pasted";
import { Sheet } from "../shared/Sheet";
import "./me.css";

// Only a site without a server has its games here.
const AllGames = SITE
  ? lazy(() => import("../../device/AllGames").then((m) => ({ default: m.AllGames })))
  : () => null;

const NotifySheet = lazy(() => import("../../notify/NotifySheet").then((m) => ({ default: m.NotifySheet })));

// Said once the address is clean again, which draws the page anew.
let greeting = "";

export function MePage({ code }: { code: string }) {
  const [name, setName] = useState<string | null>(null);
  const [known, setKnown] = useState<boolean | null>(null);
  const [said, setSaid] = useState(greeting);
  const [door, setDoor] = useState(false);
  const [notify, setNotify] = useState(false);
  const [wrong, setWrong] = useState("");
  const [becoming, setBecoming] = useState<{ code: string; offer: Offered } | null>(null);

  useEffect(() => {
    greeting = "";
    void (async () => {
      try {
        const now = await whoAmI();
        setKnown(now !== null);
        setName(now ?? "");
        if (code) await look(code);
      } catch (error) {
        setWrong(complaint(error));
      }
    })();
  }, []);

  /** The code need not stay in the address. */
  const clean = (words: string): void => {
    greeting = words;
    if (code) go("/me", true);
    else setSaid(words);
  };
  const look = async (code: string): Promise<void> => {
    const offer = await offered(code);
    if (offer.same) clean(say("page-become-same", { name: offer.name }));
    else if (nothingToAsk(offer)) become(await claim(code), false);
    else setBecoming({ code, offer });
  };
  const become = (told: Claimed, merged: boolean): void => {
    const words = say(merged ? "identity-merged" : "page-claimed", { name: told.name });
    if (code) return clean(words);
    setBecoming(null);
    setKnown(true);
    setName(told.name);
    setSaid(words);
  };
  const signIn = async (): Promise<void> => {
    try {
      await look(await prove());
    } catch (error) {
      const said = declined(error);
      if (!said) throw error;
      setSaid(say(said));
    }
  };
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setWrong("");
    setSaid("");
    try {
      await act();
    } catch (error) {
      if (wantsPassword(error)) setDoor(true);
      else setWrong(complaint(error));
    }
  };

  return (
    <>
      <Contours />
      <Bar title={say("page-me-title")} />
      <main class="myself">
        <h1 class="vh">{say("page-me-title")}</h1>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <p class="said" role="status">
          {said}
        </p>
        <section>
          <h2>{say("page-me-name")}</h2>
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              void attempt(async () => {
                const now = known ? (await rename((name ?? "").trim())).name : await arrive(name ?? "");
                setName(now);
                setKnown(true);
                setSaid(say("page-me-named", { name: now }));
              });
            }}
          >
            <label class="vh" for="my-name">
              {say("page-your-name")}
            </label>
            <input
              id="my-name"
              required
              maxLength={NAME_LETTERS}
              autocomplete="nickname"
              value={name ?? ""}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <button type="submit" class="btn act">
              {say("page-save")}
            </button>
          </form>
          <p class="hushed">{say("page-me-name-about")}</p>
        </section>
        {SITE && <p>{say("page-me-kept")}</p>}
        <Suspense fallback={null}>
          <AllGames onSaid={setSaid} />
        </Suspense>
        {!SITE && known && (
          <section>
            <h2>{say("stats-title")}</h2>
            <a class="btn" href="/stats">
              <Icon name="trophy" />
              {say("stats-see")}
            </a>
          </section>
        )}
        {!SITE && known && (
          <section>
            <h2>{say("notify-title")}</h2>
            <p>{say("notify-about")}</p>
            <button type="button" data-notify class="btn" onClick={() => setNotify(true)}>
              <Icon name="bell" />
              {say("notify-set")}
            </button>
          </section>
        )}
        {!SITE && known && <Devices key={name ?? ""} name={name ?? ""} attempt={attempt} onSaid={setSaid} />}
        {!SITE && known !== null && (
          <Claim onCode={(typed) => void attempt(() => look(typed))} onPasskey={() => void attempt(signIn)} />
        )}
        <section>
          <h2>{say("page-settings")}</h2>
          <Looks />
          <Switches />
        </section>
        {known && <Forget />}
      </main>
      {notify && (
        <Suspense fallback={null}>
          <NotifySheet onClose={() => setNotify(false)} />
        </Suspense>
      )}
      {becoming && (
        <Become
          {...becoming}
          onDone={become}
          onClose={() => {
            setBecoming(null);
            clean("");
          }}
        />
      )}
      {door && (
        <ArriveSheet
          locked
          onClose={() => setDoor(false)}
          onArrived={() => {
            setDoor(false);
            setKnown(true);
            void whoAmI().then((now) => setName(now ?? ""));
          }}
        />
      )}
    </>
  );
}

/** Whoever the server does not know on this device, or knows as a guest, may be an old friend. */
function Claim({ onCode, onPasskey }: { onCode(code: string): void; onPasskey(): void }) {
  const [code, setCode] = useState("");
  const [typo, setTypo] = useState(false);
  return (
    <section>
      <h2>{say("page-claim")}</h2>
      <p>{say("identity-before-about")}</p>
      {canHave() && (
        <button type="button" class="btn" onClick={onPasskey}>
          <Icon name="seal" />
          {say("identity-passkey-use")}
        </button>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = codeIn(code);
          const wrong = mistyped(typed);
          setTypo(wrong);
          if (!wrong) onCode(typed);
        }}
      >
        <label class="vh" for="claim">
          {say("page-claim-code")}
        </label>
        <input
          id="claim"
          required
          autocomplete="off"
          spellcheck={false}
          placeholder={say("page-claim-code")}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {say("page-claim-go")}
        </button>
      </form>
      {typo && (
        <p class="wrong" role="alert">
          {say("identity-typo")}
        </p>
      )}
    </section>
  );
}

const THEMES: readonly Settings["theme"][] = ["auto", "light", "dark"];
const THEME_WORDS = { auto: "page-theme-auto", light: "page-theme-light", dark: "page-theme-dark" } as const;

function Looks() {
  return (
    <div class="looks">
      <fieldset class="entry">
        <legend>{say("page-theme")}</legend>
        <div class="picks">
          {THEMES.map((theme) => (
            <label key={theme}>
              <input
                type="radio"
                name="theme"
                checked={settings().theme === theme}
                onChange={() => change({ theme })}
              />
              <span>{say(THEME_WORDS[theme])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label class="entry">
        <span>{say("page-language")}</span>
        <LanguagePick />
      </label>
    </div>
  );
}

function Forget() {
  const [sure, setSure] = useState(false);
  const [count, setCount] = useState(0);
  const [wrong, setWrong] = useState("");
  const ask = async (): Promise<void> => {
    const told = await get<{ tables: unknown[] }>("/api/me/tables").catch(() => ({ tables: [] }));
    setCount(told.tables.length);
    setSure(true);
  };
  const forget = async (): Promise<void> => {
    try {
      await send<undefined>("DELETE", "/api/me");
      localStorage.clear();
      location.assign(address("/"));
    } catch (error) {
      setWrong(complaint(error));
    }
  };
  return (
    <section>
      {!SITE && (
        <>
          <h2>{say("identity-export")}</h2>
          <p>{say("identity-export-about")}</p>
          <a class="btn" href="/api/me/export" download="landbridge.json">
            <Icon name="save" />
            {say("identity-export-go")}
          </a>
        </>
      )}
      <h2>{say("page-forget")}</h2>
      <p>{say(SITE ? "page-forget-device" : "page-forget-about")}</p>
      <button type="button" class="btn" onClick={() => void ask()}>
        {say("page-forget-ask")}
      </button>
      {sure && (
        <Sheet title={say("page-forget")} onClose={() => setSure(false)}>
          <div class="form">
            <p>{SITE ? say("page-forget-device") : say("page-forget-sure", { count })}</p>
            {wrong && (
              <p class="wrong" role="alert">
                {wrong}
              </p>
            )}
            <div class="row">
              <button type="button" class="btn act" onClick={() => void forget()}>
                {say("page-forget-go")}
              </button>
              <button type="button" class="btn" onClick={() => setSure(false)}>
                {say("page-cancel")}
              </button>
            </div>
          </div>
        </Sheet>
      )}
    </section>
  );
}
