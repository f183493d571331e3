"""The deal of the day: one for each game and day, with the same luck for everybody (`docs/deal-of-the-day.md`)."""
