/** Tell whoever runs the server of a name, or of what somebody said. Nobody at the table hears of it. */
import { useState } from "preact/hooks";
import { send } from "../../api/server";
import type { ReportReason, Table } from "../../api/wire";
import { complaint } from "../../pages/join/guest";
import { Sheet } from "../../pages/shared/Sheet";
import { say } from "../../texts/speak";
import { reportable } from "./names";

const REASONS: readonly ReportReason[] = ["insult", "hate", "spam", "name", "other"];
const ABOUT = ["chat", "name"] as const;

export function ReportSheet({ table, onClose }: { table: Table; onClose(): void }) {
  const people = reportable(table);
  const [seat, setSeat] = useState(people[0]?.seat ?? "");
  const [about, setAbout] = useState<(typeof ABOUT)[number]>("chat");
  const [reason, setReason] = useState<ReportReason>("insult");
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);

  const report = async (): Promise<void> => {
    setBusy(true);
    setWrong("");
    try {
      const said = { seat, about, reason, text: text.trim() };
      await send<undefined>("POST", `/api/tables/${table.id}/reports`, said);
      setSent(true);
    } catch (error) {
      setWrong(complaint(error));
    }
    setBusy(false);
  };

  return (
    <Sheet title={say("host-report")} onClose={onClose}>
      {sent ? (
        <div class="form">
          <p role="status">{say("host-report-sent")}</p>
          <button type="button" class="btn act" onClick={onClose}>
            {say("page-close")}
          </button>
        </div>
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void report();
          }}
        >
          <p class="hushed">{say("host-report-about")}</p>
          {wrong && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
          <label class="entry">
            <span>{say("host-report-whom")}</span>
            <select value={seat} onChange={(event) => setSeat(event.currentTarget.value)}>
              {people.map((one) => (
                <option key={one.seat} value={one.seat}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
          <fieldset class="entry">
            <legend>{say("host-report-what")}</legend>
            <div class="picks">
              {ABOUT.map((one) => (
                <label key={one}>
                  <input type="radio" name="about" checked={about === one} onChange={() => setAbout(one)} />
                  <span>{say(`host-about-${one}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <label class="entry">
            <span>{say("host-report-why")}</span>
            <select value={reason} onChange={(event) => setReason(event.currentTarget.value as ReportReason)}>
              {REASONS.map((one) => (
                <option key={one} value={one}>
                  {say(`host-reason-${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label class="entry">
            <span>{say("host-report-more")}</span>
            <textarea
              rows={3}
              maxLength={300}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn act" disabled={busy || !seat}>
            {say("host-report-send")}
          </button>
        </form>
      )}
    </Sheet>
  );
}
