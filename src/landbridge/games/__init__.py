"""The games, found by name. A game is imported when it is asked for."""
