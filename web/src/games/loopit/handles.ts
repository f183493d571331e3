// Made by tools/generate/handles.py from src/landbridge/games/loopit/handles.py, which says what they mean.
import type { HandleKind } from "../../desk/handles";

export const Kind = {
  TILE: "tile" as HandleKind,
  SQUARE: "square" as HandleKind,
  SEAT: "seat" as HandleKind,
};

export const Word = {
  STOP: "stop",
  EXCHANGE: "exchange",
  PASS: "pass",
} as const;
