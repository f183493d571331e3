"""Reviews of finished games: what choices cost, and how much was luck."""
