/** The bots' own worker: a question comes in, what a bot thinks goes out. Touches never wait for it. */
import { fetchPython, startPython, type Files } from "./python";

type Think = (asked: string) => string;

/** `landbridge.device.thinking` */
interface Thinking {
  think: Think;
  hint: Think;
}

let thinking: Promise<Thinking> | null = null;

async function begin(base: string, files?: Files): Promise<Thinking> {
  files ??= await fetchPython(base, () => undefined);
  const python = await startPython(base, files, true);
  return python.pyimport("landbridge.device.thinking") as Thinking;
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
    (python) => {
      let thought = "null";
      try {
        thought = hint ? python.hint(asked) : python.think(asked);
      } catch (error) {
        console.error(error); // the most passive move is made instead
      }
      postMessage({ n, thought });
    },
    (error: unknown) => postMessage({ n, broken: String(error) }),
  );
});
