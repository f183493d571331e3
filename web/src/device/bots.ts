/** The bots' own worker: a question comes in, what a bot thinks goes out. Touches never wait for it. */
import { startPython, type Files } from "./python";

type Think = (asked: string) => string;

let think: Promise<Think> | null = null;

async function begin(base: string, files: Files): Promise<Think> {
  const python = await startPython(base, files, true);
  return python.pyimport("landbridge.device.thinking").think as Think;
}

interface Asked {
  base?: string;
  files?: Files;
  n?: number;
  asked?: string;
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if (data.base !== undefined && data.files) think = begin(data.base, data.files);
  if (data.asked === undefined) return;
  const { n, asked } = data;
  think!.then(
    (answer) => {
      let thought = "null";
      try {
        thought = answer(asked);
      } catch (error) {
        console.error(error); // the most passive move is made instead
      }
      postMessage({ n, thought });
    },
    (error: unknown) => postMessage({ n, broken: String(error) }),
  );
});
