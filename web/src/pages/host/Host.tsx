/** The host console. The key is given once; then a cookie that no script can read is enough, for a while. */
import { useEffect, useState } from "preact/hooks";
import { get, Refused, send } from "../../api/server";
import type { HostOverview } from "../../api/wire";
import { Bar } from "../../Bar";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { complaint } from "../join/guest";
import "./host.css";
import { CommentsPart, LimitsPart, LogPart } from "./Lines";
import { PeoplePart } from "./People";
import { ReportsPart } from "./Reports";
import { ServerPart } from "./ServerPart";
import { TablesPart } from "./TablesPart";

const PARTS = ["server", "tables", "people", "reports", "comments", "limits", "log"] as const;
type Part = (typeof PARTS)[number];

const isShut = (error: unknown): boolean => error instanceof Refused && error.refusal.error === "host-only";

export function HostPage() {
  const [told, setTold] = useState<HostOverview | null>(null);
  const [shut, setShut] = useState(false);
  const [part, setPart] = useState<Part>("server");
  const [wrong, setWrong] = useState("");

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setWrong("");
    try {
      await act();
    } catch (error) {
      if (isShut(error)) setShut(true);
      else setWrong(complaint(error));
    }
  };
  const load = async (): Promise<void> => {
    setTold(await get<HostOverview>("/api/host"));
    setShut(false);
  };
  useEffect(() => void attempt(load), []);

  const title = say("host-title");
  return (
    <>
      <Bar title={title} />
      <main class="words host">
        <h1>{title}</h1>
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {shut ? (
          <SignIn attempt={attempt} onDone={load} />
        ) : (
          told && (
            <>
              <fieldset class="picks host-parts">
                <legend class="vh">{say("host-parts")}</legend>
                {PARTS.map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name="part"
                      checked={part === one}
                      onChange={() => {
                        setPart(one);
                        void attempt(load);
                      }}
                    />
                    <span>
                      {say(`host-part-${one}`)}
                      {one === "reports" && told.counts.reports > 0 ? ` (${told.counts.reports})` : ""}
                    </span>
                  </label>
                ))}
              </fieldset>
              {part === "server" && <ServerPart told={told} attempt={attempt} onTold={setTold} />}
              {part === "tables" && <TablesPart attempt={attempt} />}
              {part === "people" && <PeoplePart attempt={attempt} />}
              {part === "reports" && <ReportsPart attempt={attempt} onAnswered={load} />}
              {part === "comments" && <CommentsPart attempt={attempt} />}
              {part === "limits" && <LimitsPart limits={told.limits} />}
              {part === "log" && <LogPart attempt={attempt} />}
              <div class="row host-foot">
                {part === "server" && (
                  <button type="button" class="btn" onClick={() => void attempt(load)}>
                    <Icon name="reroll" />
                    {say("host-refresh")}
                  </button>
                )}
                <button
                  type="button"
                  class="btn"
                  onClick={() =>
                    void attempt(async () => {
                      await send<undefined>("DELETE", "/api/host/session");
                      setTold(null);
                      setShut(true);
                    })
                  }
                >
                  {say("host-sign-out")}
                </button>
              </div>
            </>
          )
        )}
        {!shut && !told && !wrong && <p class="loading">{say("page-loading")}</p>}
      </main>
    </>
  );
}

function SignIn({
  attempt,
  onDone,
}: {
  attempt(act: () => Promise<void>): Promise<void>;
  onDone(): Promise<void>;
}) {
  const [key, setKey] = useState("");
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(async () => {
          await send<undefined>("POST", "/api/host/session", { key: key.trim() });
          setKey("");
          await onDone();
        });
      }}
    >
      <p>{say("host-about")}</p>
      <label class="entry">
        <span>{say("host-give-key")}</span>
        <input
          type="password"
          required
          maxLength={200}
          autocomplete="off"
          value={key}
          onInput={(event) => setKey(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn act">
        <Icon name="seal" />
        {say("host-sign-in")}
      </button>
    </form>
  );
}
