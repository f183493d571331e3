"""Paper: boards of one's own, printing, sheets, a phone as the bag at a real table."""
