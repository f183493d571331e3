/** A worker that starts Python once more, keeps how it is then, and ends. */
import { makeSnapshot, type Files } from "../python";

addEventListener("message", ({ data }: MessageEvent<{ base: string; files: Files }>) => {
  makeSnapshot(data.base, data.files)
    .catch((error: unknown) => console.warn(error)) // no room, for instance
    .finally(() => postMessage("done"));
});
