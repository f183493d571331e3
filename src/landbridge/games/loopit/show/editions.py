"""Editions of Loopit: one booklet in six languages, which differ (L1.4, L2.7, L4.1), and our own choice."""

from landbridge.core.show.editions import Edition
from landbridge.games.loopit.game import EDITIONS as BOOKLETS
from landbridge.games.loopit.game import OURS

EDITIONS = [
    Edition(
        name,
        "Loopit",
        "Landbridge" if name == OURS else "Goliath",
        None if name == OURS else 2008,
        {"edition": name},
        means,
    )
    for name, means in BOOKLETS.items()
]
