/** Minutes that run down, for tables that want to hurry. */
import { useEffect, useState } from "preact/hooks";
import { sound } from "../../desk/live/sounds";
import { language, locale, say } from "../../texts/speak";

const MINUTES = [1, 2, 3, 5];

export function Timer() {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = end ? Math.max(0, Math.ceil((end - now) / 1000)) : 0;
  useEffect(() => {
    if (!end) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [end]);
  const done = end > 0 && left === 0;
  useEffect(() => {
    if (done) sound("turn");
  }, [done]);
  const start = (minutes: number): void => {
    setNow(Date.now());
    setEnd(Date.now() + minutes * 60_000);
  };
  const called = new Intl.NumberFormat(locale(language()), { style: "unit", unit: "minute" });
  return (
    <section class="draw-timer" aria-label={say("draw-timer")}>
      <h2>{say("draw-timer")}</h2>
      {end > 0 ? (
        <div class="row">
          <b class={done ? "num-t done" : "num-t"} role="timer">
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
          </b>
          <button type="button" class="btn" onClick={() => setEnd(0)}>
            {say("draw-stop")}
          </button>
        </div>
      ) : (
        <div class="row">
          {MINUTES.map((minutes) => (
            <button key={minutes} type="button" class="btn" onClick={() => start(minutes)}>
              {called.format(minutes)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
