"""Learning: tutorials, exercises and reviews, the deal of the day."""
