/** What the parts of the console share: a choice of lists, sizes, a question before something is done. */
import { useEffect, useState } from "preact/hooks";
import { language, say } from "../../texts/speak";

export type Attempt = (act: () => Promise<void>) => Promise<void>;

/** A list that is asked for again when the address changes, or on demand. */
export function useList<T>(attempt: Attempt, ask: () => Promise<T[]>, key: string): [T[] | null, () => void] {
  const [list, setList] = useState<T[] | null>(null);
  const load = (): void => void attempt(async () => setList(await ask()));
  useEffect(load, [key]);
  return [list, load];
}

export function Choice<T extends string>({
  name,
  all,
  now,
  words,
  onPick,
}: {
  name: string;
  all: readonly T[];
  now: T;
  words: Readonly<Record<T, string>>;
  onPick(one: T): void;
}) {
  return (
    <fieldset class="picks">
      <legend class="vh">{say("host-show")}</legend>
      {all.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={now === one} onChange={() => onPick(one)} />
          <span>{words[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Bytes in the unit that fits. */
export function sized(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1000)));
  return new Intl.NumberFormat(language(), {
    style: "unit",
    unit: UNITS[power]!,
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}

export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);

/** How long something has lasted, in the largest unit that fits. */
export function lasted(seconds: number): string {
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ] as const;
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? units[3];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(
    Math.floor(seconds / size),
  );
}
