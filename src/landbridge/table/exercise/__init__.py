"""Positions to be solved: those that come with a game, and those in which somebody lost most."""
