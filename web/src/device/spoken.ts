/** Sentences of a device: Python hands on what there is to say (`device/unspoken.py`), the page says it. */
import { say } from "../texts/speak";
import type { Value } from "../api/wire";

const UNSPOKEN = /"\\u0002((?:[^"\\]|\\.)*)"/g;

/** An answer with its sentences. It is text before and after. */
export const spoken = (answer: string): string =>
  answer.includes("\\u0002")
    ? answer.replace(UNSPOKEN, (_, inside: string) => {
        const [key, values] = JSON.parse(JSON.parse(`"${inside}"`)) as [string, Record<string, Value>];
        return JSON.stringify(say(key, values));
      })
    : answer;
