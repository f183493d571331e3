"""Tournaments: who plays whom, and who is ahead. No HTTP, no SQL; the same numbers give the same pairings."""
