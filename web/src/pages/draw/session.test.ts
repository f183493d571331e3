import { expect, test } from "vitest";
import { begun, grouped, promised } from "./session";

test("a promise is the hash that Python has for the same secret", () => {
  expect(promised("5a".repeat(32))).toBe("9ae325e9cdf4d33af03b4f62a741cb339653801ceb9c5c56545ea0dd6847ef3a");
});

test("every beginning has a secret of its own", () => {
  const secrets = new Set(Array.from({ length: 20 }, () => begun(2).secret));
  expect(secrets.size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
});

test("a fingerprint is read in groups of four", () => {
  expect(grouped("0123456789ab")).toBe("0123 4567 89ab");
});
