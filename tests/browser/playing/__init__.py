"""At a table: whole games by touch and keys, what the page tells, and what it keeps when something breaks."""
