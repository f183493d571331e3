/** Oneself: name, devices, the way back, the way out, and how the page behaves. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../api/server";
import { Bar, Switches } from "../Bar";
import { Icon } from "../draw/Icon";
import { go } from "../router";
import { change, settings, type Settings } from "../settings";
import { choose, language, LANGUAGES, say, type Language } from "../texts/speak";
import { ArriveSheet } from "./ArriveSheet";
import { arrive, whoAmI } from "./arrive";
import { Contours } from "./Contours";
import { complaint, rename, wantsPassword } from "./guest";
import { CopyButton, LinkBox } from "./LinkBox";
import { codeIn } from "./pasted";
import { Sheet } from "./Sheet";

// Said once the address is clean again, which draws the page anew.
let greeting = "";

export function MePage({ code }: { code: string }) {
  const [name, setName] = useState<string | null>(null);
  const [known, setKnown] = useState<boolean | null>(null);
  const [said, setSaid] = useState(greeting);
  const [door, setDoor] = useState(false);
  const [wrong, setWrong] = useState("");

  useEffect(() => {
    greeting = "";
    void (async () => {
      try {
        if (code) {
          const told = await send<{ name: string }>("POST", "/api/me/claim", { code });
          greeting = say("page-claimed", { name: told.name });
          return go("/me", true); // the code is used up; it need not stay in the address
        }
      } catch (error) {
        setWrong(complaint(error));
      }
      try {
        const now = await whoAmI();
        setKnown(now !== null);
        setName(now ?? "");
      } catch (error) {
        setWrong(complaint(error));
      }
    })();
  }, []);

  const welcome = (now: string): void => {
    setKnown(true);
    setName(now);
    setSaid(say("page-claimed", { name: now }));
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
              maxLength={30}
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
        {known && <Devices attempt={attempt} />}
        {known === false && <Claim attempt={attempt} onDone={welcome} />}
        <section>
          <h2>{say("page-settings")}</h2>
          <Looks />
          <Switches />
        </section>
        {known && <Forget />}
      </main>
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

type Attempt = (act: () => Promise<void>) => Promise<void>;

function Devices({ attempt }: { attempt: Attempt }) {
  const [link, setLink] = useState<{ link: string; minutes: number } | null>(null);
  const [recovery, setRecovery] = useState("");
  return (
    <>
      <section>
        <h2>{say("page-device")}</h2>
        <p>{say("page-device-about")}</p>
        {link ? (
          <LinkBox
            link={link.link}
            title={say("page-name")}
            label={say("page-device-link", { minutes: link.minutes })}
          />
        ) : (
          <button
            type="button"
            class="btn"
            onClick={() => void attempt(async () => setLink(await send("POST", "/api/me/link")))}
          >
            <Icon name="device" />
            {say("page-device-make")}
          </button>
        )}
      </section>
      <section>
        <h2>{say("page-recovery")}</h2>
        <p>{say("page-recovery-about")}</p>
        {recovery ? (
          <div class="row">
            <label class="vh" for="recovery">
              {say("page-recovery")}
            </label>
            <input
              id="recovery"
              readOnly
              value={recovery}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={recovery} label="page-copy-code" />
          </div>
        ) : (
          <button
            type="button"
            class="btn"
            onClick={() =>
              void attempt(async () =>
                setRecovery((await send<{ code: string }>("POST", "/api/me/recovery")).code),
              )
            }
          >
            <Icon name="seal" />
            {say("page-recovery-make")}
          </button>
        )}
      </section>
    </>
  );
}

/** Somebody the server does not know on this device may be an old friend. */
function Claim({ attempt, onDone }: { attempt: Attempt; onDone(name: string): void }) {
  const [code, setCode] = useState("");
  return (
    <section>
      <h2>{say("page-claim")}</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () =>
            onDone((await send<{ name: string }>("POST", "/api/me/claim", { code: codeIn(code) })).name),
          );
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
        <select value={language()} onChange={(event) => void choose(event.currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([tongue, name]) => (
            <option key={tongue} value={tongue} lang={tongue}>
              {name}
            </option>
          ))}
        </select>
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
      location.assign("/");
    } catch (error) {
      setWrong(complaint(error));
    }
  };
  return (
    <section>
      <h2>{say("page-forget")}</h2>
      <p>{say("page-forget-about")}</p>
      <button type="button" class="btn" onClick={() => void ask()}>
        {say("page-forget-ask")}
      </button>
      {sure && (
        <Sheet title={say("page-forget")} onClose={() => setSure(false)}>
          <div class="form">
            <p>{say("page-forget-sure", { count })}</p>
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
