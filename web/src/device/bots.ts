/** The bots' own worker: a question comes in, what a bot thinks goes out. Touches never wait for it. */
import { startPython } from "./python";

type Think = (asked: string) => string;

let think: Promise<Think> | null = null;

async function begin(base: string): Promise<Think> {
  const python = await startPython(base, () => undefined);
  return python.pyimport("landbridge.device.thinking").think as Think;
}

addEventListener("message", ({ data }: MessageEvent<{ base?: string; n?: number; asked?: string }>) => {
  if (data.base !== undefined) think = begin(data.base);
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
