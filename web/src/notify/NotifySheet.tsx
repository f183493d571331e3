/** What one wants to be told while the page is closed, and where. */
import { useEffect, useRef, useState } from "preact/hooks";
import { get, send } from "../api/server";
import type { NotifyKind, NotifyTold } from "../api/wire";
import { Icon } from "../draw/Icon";
import { complaint } from "../pages/join/guest";
import { deviceName } from "../pages/me/Devices";
import { Sheet } from "../pages/shared/Sheet";
import { CheckEntry } from "../pages/shared/CheckEntry";
import { language, say } from "../texts/speak";
import { ability, isThis, subscribe, subscription, unsubscribe } from "./push";
import "./notify.css";

const KINDS: readonly NotifyKind[] = ["turn", "invite", "ready", "ask", "found", "challenge"];
const WORDS = {
  turn: "notify-kind-turn",
  invite: "notify-kind-invite",
  ready: "notify-kind-ready",
  ask: "notify-kind-ask",
  found: "notify-kind-found",
  challenge: "notify-kind-challenge",
} as const;
const NIGHT = { begin: "22:00", end: "08:00" };
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export function NotifySheet({ onClose }: { onClose(): void }) {
  const [told, setTold] = useState<NotifyTold | null>(null);
  const [mine, setMine] = useState(false);
  const [wrong, setWrong] = useState("");
  const [said, setSaid] = useState("");
  const load = async (): Promise<void> => {
    setTold(await get<NotifyTold>("/api/me/notify"));
    setMine((await subscription()) !== null);
  };
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    setWrong("");
    setSaid("");
    try {
      await act();
    } catch (error) {
      setWrong(complaint(error));
    }
  };
  useEffect(() => void attempt(load), []);
  // Shown at once and sent one after the other: the next wish must not be built on what the last one has changed.
  const newest = useRef<NotifyTold | null>(null);
  const sent = useRef<Promise<void>>(Promise.resolve());
  const want = (change: Partial<Pick<NotifyTold, "unwanted" | "quiet">>): void => {
    const wished = { ...(newest.current ?? told!), ...change };
    newest.current = wished;
    setTold(wished);
    const { unwanted, quiet } = wished;
    const answered = async (): Promise<void> => {
      try {
        const now = await send<NotifyTold>("PUT", "/api/me/notify", { unwanted, quiet, lang: language() });
        if (newest.current === wished) setTold(now);
      } catch (error) {
        await load();
        throw error;
      } finally {
        if (newest.current === wished) newest.current = null;
      }
    };
    void attempt(() => (sent.current = sent.current.catch(() => undefined).then(answered)));
  };
  const start = async (): Promise<void> => {
    const now = await subscribe(told!.push_key!);
    if (now) setTold(now);
    else setWrong(say("notify-blocked"));
    setMine((await subscription()) !== null);
  };
  const remove = async (id: string): Promise<void> => {
    if (isThis(id)) await unsubscribe();
    await send<undefined>("DELETE", `/api/me/notify/push/${id}`);
    await load();
  };

  return (
    <Sheet title={say("notify-title")} onClose={onClose}>
      <div class="form notify">
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <p class="said" role="status">
          {said}
        </p>
        {told && (
          <>
            {told.push_key && <Here mine={mine} onStart={() => void attempt(start)} />}
            {told.browsers.length > 0 && (
              <section>
                <h3>{say("notify-browsers")}</h3>
                <ul class="devices">
                  {told.browsers.map((one) => (
                    <li key={one.id}>
                      <span>
                        {deviceName(one)}
                        {isThis(one.id) && <em> {say("page-devices-this")}</em>}
                      </span>
                      <button
                        type="button"
                        class="btn"
                        aria-label={say("notify-remove-of", { what: deviceName(one) })}
                        onClick={() => void attempt(() => remove(one.id))}
                      >
                        {say("notify-remove")}
                      </button>
                    </li>
                  ))}
                </ul>
                <button
                  type="button"
                  class="btn"
                  onClick={() =>
                    void attempt(async () => {
                      await send<undefined>("POST", "/api/me/notify/test");
                      setSaid(say("notify-tested"));
                    })
                  }
                >
                  <Icon name="bell" />
                  {say("notify-test")}
                </button>
              </section>
            )}
            {told.mail_offered && <Mail told={told} onTold={setTold} attempt={attempt} />}
            <fieldset class="entry">
              <legend>{say("notify-kinds")}</legend>
              <div>
                {KINDS.map((kind) => (
                  <CheckEntry
                    key={kind}
                    checked={!told.unwanted.includes(kind)}
                    label={say(WORDS[kind])}
                    onChange={(wanted) => {
                      const rest = told.unwanted.filter((one) => one !== kind);
                      want({ unwanted: wanted ? rest : [...rest, kind] });
                    }}
                  />
                ))}
              </div>
            </fieldset>
            <Quiet told={told} onQuiet={(quiet) => want({ quiet })} />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The browser one sits at. */
function Here({ mine, onStart }: { mine: boolean; onStart(): void }) {
  if (mine) return null;
  if (ability() === "unable") return <p class="hushed">{say("notify-unable")}</p>;
  if (ability() === "blocked") return <p class="hushed">{say("notify-blocked")}</p>;
  return (
    <button type="button" class="btn act" onClick={onStart}>
      <Icon name="bell" />
      {say("notify-here")}
    </button>
  );
}

function Quiet({ told, onQuiet }: { told: NotifyTold; onQuiet(quiet: NotifyTold["quiet"]): void }) {
  const { quiet } = told;
  const field = (name: "begin" | "end") => (
    <label class="entry">
      <span>{say(name === "begin" ? "notify-quiet-begin" : "notify-quiet-end")}</span>
      <input
        type="time"
        required
        value={quiet![name]}
        onChange={(event) =>
          event.currentTarget.value && onQuiet({ ...quiet!, [name]: event.currentTarget.value })
        }
      />
    </label>
  );
  return (
    <section>
      <CheckEntry
        checked={quiet !== null}
        label={say("notify-quiet")}
        onChange={(on) => onQuiet(on ? { ...NIGHT, zone: here() } : null)}
      />
      {quiet && (
        <>
          <div class="row hours">
            {field("begin")}
            {field("end")}
          </div>
          <p class="hushed">{say("notify-quiet-about", { zone: quiet.zone })}</p>
        </>
      )}
    </section>
  );
}

function Mail({
  told,
  onTold,
  attempt,
}: {
  told: NotifyTold;
  onTold(now: NotifyTold): void;
  attempt(act: () => Promise<unknown>): Promise<void>;
}) {
  const [typed, setTyped] = useState("");
  const { mail } = told;
  const asked = mail !== null && !mail.confirmed;
  const stop = async (): Promise<void> => {
    await send<undefined>("DELETE", "/api/me/notify/mail");
    onTold({ ...told, mail: null });
  };
  const post = async (): Promise<void> => {
    const now = asked
      ? await send<NotifyTold>("POST", "/api/me/notify/mail", { code: typed.trim() })
      : await send<NotifyTold>("PUT", "/api/me/notify/mail", { address: typed.trim(), lang: language() });
    setTyped("");
    onTold(now);
  };
  return (
    <section>
      <h3>{say("notify-mail")}</h3>
      {mail?.confirmed ? (
        <p>{say("notify-mail-to", { address: mail.address })}</p>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(post);
          }}
        >
          <label class="entry grow">
            <span>
              {asked ? say("notify-mail-code", { address: mail.address }) : say("notify-mail-address")}
            </span>
            <input
              required
              type="text"
              inputMode={asked ? "numeric" : "email"}
              autocomplete={asked ? "one-time-code" : "email"}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            {!asked && <small>{say("notify-mail-about")}</small>}
          </label>
          <button type="submit" class="btn">
            {say(asked ? "notify-mail-confirm" : "notify-mail-ask")}
          </button>
        </form>
      )}
      {mail && (
        <button type="button" class="btn" onClick={() => void attempt(stop)}>
          {say("notify-mail-stop")}
        </button>
      )}
    </section>
  );
}
