/** Time to think: the clocks one can choose, and what they are called. */
import { say } from "../../texts/speak";

const MINUTE = 60;
export const DAY = 86_400;

export interface Clock {
  seconds: number;
  add: number;
}

export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { seconds: 5 * MINUTE, add: 10 },
  { seconds: 15 * MINUTE, add: 20 },
  { seconds: 7 * DAY, add: DAY },
];

export function clockName(clock: Clock | null): string {
  if (!clock) return say("page-clock-none");
  if (clock.seconds < DAY)
    return say("page-clock-minutes", { minutes: clock.seconds / MINUTE, seconds: clock.add });
  return say("page-clock-days", { days: clock.seconds / DAY, more: clock.add / DAY });
}

/** `chosen`: a place in `CLOCKS`. */
export function ClockSelect({ chosen, onChoose }: { chosen: number; onChoose(place: number): void }) {
  return (
    <select value={String(chosen)} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
      {CLOCKS.map((one, i) => (
        <option key={i} value={String(i)}>
          {clockName(one)}
        </option>
      ))}
    </select>
  );
}
