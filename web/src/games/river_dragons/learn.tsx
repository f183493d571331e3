import type { Section } from "../face";
export const learn: readonly Section[] = [];
