/** What a table tells while one is away: nothing, if one likes; and which chats hear of turns. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../api/server";
import type { HookFormat, TableNotify } from "../api/wire";
import { complaint } from "../pages/join/guest";
import { Sheet } from "../pages/shared/Sheet";
import { CheckEntry } from "../pages/shared/CheckEntry";
import { language, say } from "../texts/speak";
import "./notify.css";

const FORMATS: Readonly<Record<HookFormat, string>> = {
  discord: "Discord",
  matrix: "Matrix (hookshot)",
  slack: "Slack",
  ntfy: "ntfy",
};

export function TableNotifySheet({ table, onClose }: { table: string; onClose(): void }) {
  const [told, setTold] = useState<TableNotify | null>(null);
  const [format, setFormat] = useState<HookFormat>("discord");
  const [url, setUrl] = useState("");
  const [wrong, setWrong] = useState("");
  const path = `/api/tables/${table}`;
  const attempt = async (act: () => Promise<TableNotify>): Promise<void> => {
    setWrong("");
    try {
      setTold(await act());
    } catch (error) {
      setWrong(complaint(error));
    }
  };
  useEffect(() => void attempt(() => get<TableNotify>(`${path}/notify`)), []);
  return (
    <Sheet title={say("notify-table")} onClose={onClose}>
      <div class="form notify">
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {told && (
          <>
            <CheckEntry
              checked={told.hushed}
              label={say("notify-hush")}
              onChange={(hushed) =>
                void attempt(() => send<TableNotify>("PUT", `${path}/notify`, { hushed }))
              }
            />
            <section>
              <h3>{say("notify-hooks")}</h3>
              <p class="hushed">{say("notify-hooks-about")}</p>
              <ul class="devices">
                {told.hooks.map((hook) => (
                  <li key={hook.id}>
                    <span>
                      {FORMATS[hook.format]} · {hook.host}
                      {hook.failed > 0 && <small class="failing">{say("notify-hook-failing")}</small>}
                    </span>
                    <button
                      type="button"
                      class="btn"
                      aria-label={say("notify-remove-of", { what: hook.host })}
                      onClick={() =>
                        void attempt(() => send<TableNotify>("DELETE", `${path}/hooks/${hook.id}`))
                      }
                    >
                      {say("notify-remove")}
                    </button>
                  </li>
                ))}
              </ul>
              <form
                class="form"
                onSubmit={(event) => {
                  event.preventDefault();
                  void attempt(async () => {
                    const hook = { format, url: url.trim(), lang: language() };
                    const now = await send<TableNotify>("POST", `${path}/hooks`, hook);
                    setUrl("");
                    return now;
                  });
                }}
              >
                <label class="entry">
                  <span>{say("notify-hook-format")}</span>
                  <select
                    value={format}
                    onChange={(event) => setFormat(event.currentTarget.value as HookFormat)}
                  >
                    {Object.entries(FORMATS).map(([value, name]) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
                <label class="entry">
                  <span>{say("notify-hook-url")}</span>
                  <input
                    required
                    type="url"
                    maxLength={1000}
                    autocomplete="off"
                    placeholder="https://"
                    value={url}
                    onInput={(event) => setUrl(event.currentTarget.value)}
                  />
                </label>
                <button type="submit" class="btn">
                  {say("notify-hook-add")}
                </button>
              </form>
            </section>
          </>
        )}
      </div>
    </Sheet>
  );
}
