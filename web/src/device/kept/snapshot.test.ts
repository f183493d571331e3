import { expect, test } from "vitest";
import { packed, unpacked } from "./snapshot";

test("a memory comes back as it was, and its empty pages are not kept", async () => {
  const memory = new Uint8Array(10 * 4096 + 512);
  memory[0] = 7;
  memory[4096 * 3 + 4095] = 9;
  memory[memory.length - 1] = 3;
  const kept = packed(memory);
  expect(kept.size).toBe(8 + 3 * 4 + 2 * 4096 + 512);
  expect(unpacked(await kept.arrayBuffer())).toEqual(memory);
});
