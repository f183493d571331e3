// Made by tools/generate/handles.py from src/landbridge/games/hashi/handles.py, which says what they mean.
import type { HandleKind } from "../../desk/handles";

export const Kind = {
  ISLAND: "island" as HandleKind,
  LINE: "line" as HandleKind,
  NUMBER: "number" as HandleKind,
  SHEET: "sheet" as HandleKind,
  MARK: "mark" as HandleKind,
  CARD: "card" as HandleKind,
};

export const Word = {
  DONE: "done",
  NO: "no",
} as const;
