/** What a site has to say about itself, along the lower edge: how far the games are, and that there is a new version. */
import { useEffect, useState } from "preact/hooks";
import { language, say } from "../texts/speak";
import { update } from "./offline";
import { arrival } from "./transport";
import "./notes.css";

const SOON = 600; // ms that nobody needs to be told about
const MEGABYTE = 1e6;

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toLocaleString(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

export function Notes() {
  const now = arrival.use();
  const waiting = update.use();
  const [shown, setShown] = useState(false);
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SOON);
    return () => clearTimeout(timer);
  }, []);

  if (now.state === "broken")
    return (
      <p class="site-note" role="alert">
        {say("page-start-failed")}
      </p>
    );
  if (now.state === "coming" && shown) {
    const { done, all } = now.progress ?? { done: 0, all: 0 };
    const here = all > 0 && done >= all;
    return (
      <div class="site-note" role="status">
        <label for="site-progress">
          {here || !all
            ? say("page-starting")
            : say("page-coming", { done: megabytes(done), all: megabytes(all) })}
        </label>
        {/* What moves all the time takes from a slow device what it needs to start. */}
        <progress id="site-progress" max={1} value={all ? done / all : 0} />
      </div>
    );
  }
  if (waiting && !later)
    return (
      <div class="site-note" role="status">
        <span>{say("page-update")}</span>
        <button type="button" class="btn act" onClick={() => waiting.take()}>
          {say("page-update-go")}
        </button>
        <button type="button" class="btn plain" onClick={() => setLater(true)}>
          {say("page-update-later")}
        </button>
      </div>
    );
  return null;
}
