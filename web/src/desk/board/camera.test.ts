import { expect, it } from "vitest";
import { wheelStep } from "./camera";

const wheel = (deltaY: number, ctrlKey = false, deltaMode = 0): number =>
  2 ** wheelStep({ deltaY, ctrlKey, deltaMode } as WheelEvent);

it("zooms by about a fifth for a notch of the wheel, with or without Control", () => {
  expect(wheel(-100)).toBeCloseTo(1.23, 2);
  expect(wheel(-100, true)).toBeCloseTo(1.23, 2);
  expect(wheel(-3, false, 1)).toBeCloseTo(1.21, 2); // lines
  expect(wheel(100)).toBeCloseTo(1 / 1.23, 2);
});

it("follows a pinch on a touchpad, which comes in many small steps", () => {
  expect(wheel(-5, true)).toBeCloseTo(1.07, 2);
  expect(wheel(-5, true)).toBeGreaterThan(wheel(-5));
});
