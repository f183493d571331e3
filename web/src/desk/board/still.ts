/**
 * In place of d3-transition and d3-interpolate, which d3-zoom needs only for movements of its own (`vite.config.ts` puts
 * it there): here style sheets move things, and 12 kB of script stay away.
 */
import { selection } from "d3-selection";

(selection.prototype as unknown as { interrupt(): unknown }).interrupt = function () {
  return this;
};

export const interrupt = (): void => undefined;
export const interpolateZoom = null;
