"""Whoever watches a table: behind by some moves or minutes, or seeing everything, if everybody seated agrees."""
