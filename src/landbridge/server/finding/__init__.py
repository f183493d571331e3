"""How people find each other: a queue for whoever wants to play somebody, friends, challenges, and who is here."""
