/** "Your turn" reaches you: the tab's title, a sound, a notification, each as one has set it. */
import { gameKey } from "./names";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../settings";
import { say } from "../texts/speak";
import type { Position } from "./live";

let audio: AudioContext | null = null;

/** Two soft knocks on wood. */
export function knock(): void {
  // Before anybody has touched the page a browser would hold the sound back, and play it at a wrong moment.
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [delay, pitch] of [
    [0, 420],
    [0.14, 560],
  ] as const) {
    const tone = audio.createOscillator();
    const swell = audio.createGain();
    const at = audio.currentTime + delay;
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.12);
    swell.gain.setValueAtTime(0.25, at);
    swell.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
    tone.connect(swell).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.18);
  }
}

export function useTurn(position: Position | null): void {
  const was = useRef(true);
  const table = position?.picture.table;
  const seat = position?.picture.seat;
  const others = table?.seats.some((one) => one.kind === "person" && !one.you) ?? false;
  const mine = Boolean(
    table && seat && table.status === "playing" && table.acting.includes(seat) && !position?.playing,
  );
  const game = table ? say(gameKey(table.game)) : "";
  const title = table ? say(mine ? "page-title-turn" : "page-title", { game }) : say("page-name");

  useEffect(() => {
    document.title = title;
    if (mine && !was.current && (others || document.hidden)) {
      if (settings().sound) knock();
      if (
        settings().notify &&
        document.hidden &&
        "Notification" in window &&
        Notification.permission === "granted"
      ) {
        const note = new Notification(title, {
          tag: table?.id ?? "",
        });
        note.onclick = () => {
          window.focus();
          note.close();
        };
      }
    }
    was.current = mine;
  }, [mine, title]);
  useEffect(
    () => () => {
      document.title = say("page-name");
    },
    [],
  );
}
