// Made by tools/generate/handles.py from src/landbridge/games/river_dragons/handles.py, which says what they mean.
import type { HandleKind } from "../../desk/handles";

export const Kind = {
  CARD: "card" as HandleKind,
  PLANK: "plank" as HandleKind,
  VILLAGE: "village" as HandleKind,
  STONE: "stone" as HandleKind,
  WAY: "way" as HandleKind,
  ISLAND: "island" as HandleKind,
  POINT: "point" as HandleKind,
  SEAT: "seat" as HandleKind,
};
