/** The bots' own worker: a question comes in, what a bot thinks goes out. Touches never wait for it. */
import { fetchApart, fetchPython, startPython, type Files } from "../python";

/** `landbridge.device.thinking` */
interface Thinking {
  answered(kind: "think" | "hint", asked: string, missing: string): string;
}

type Answer = (kind: "think" | "hint", asked: string) => Promise<string>;
let thinking: Promise<Answer> | null = null;

async function begin(base: string, files?: Files): Promise<Answer> {
  files ??= await fetchPython(base, () => undefined);
  const python = await startPython(base, files, true);
  const bots = python.pyimport("landbridge.device.thinking") as Thinking;
  return async (kind, asked) => {
    const missing: string[] = []; // without network: a bot does without its net
    for (;;) {
      const told = bots.answered(kind, asked, JSON.stringify(missing));
      const at = told.indexOf("\n");
      const said = told.slice(at + 1);
      if (told.slice(0, at) !== "wants file") return said;
      if (!(await fetchApart(base, python, said))) missing.push(said);
    }
  };
}

interface Asked {
  base?: string;
  /** Those of whoever has them; otherwise they are read again. */
  files?: Files;
  n?: number;
  asked?: string;
  /** For a table of a server (`hints.ts`). */
  hint?: boolean;
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if (data.base !== undefined) thinking = begin(data.base, data.files);
  if (data.asked === undefined) return;
  const { n, asked, hint } = data;
  thinking!.then(
    async (answer) => {
      let thought = "null";
      try {
        thought = await answer(hint ? "hint" : "think", asked);
      } catch (error) {
        console.error(error); // the most passive move is made instead
      }
      postMessage({ n, thought });
    },
    (error: unknown) => postMessage({ n, broken: String(error) }),
  );
});
