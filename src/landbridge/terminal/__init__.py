"""The games on a terminal: asking, drawing, saving. Nothing here knows a game by name."""
