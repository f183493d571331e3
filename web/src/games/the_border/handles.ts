// Made by tools/generate/handles.py from src/landbridge/games/the_border/handles.py, which says what they mean.
import type { HandleKind } from "../../desk/handles";

export const Kind = {
  DIE: "die" as HandleKind,
  SEGMENT: "segment" as HandleKind,
  SPACE: "space" as HandleKind,
  BOARD: "board" as HandleKind,
  SEAT: "seat" as HandleKind,
  FACE: "face" as HandleKind,
};

export const Word = {
  ROLL: "roll",
  STOP: "stop",
  DONE: "done",
} as const;
