"""Editions of River Dragons: the first had islands alone, and three players sit elsewhere in some (R1.2, R9)."""

from landbridge.core.show.editions import Edition

EDITIONS = [
    Edition(
        "first",
        "Les Dragons du Mékong · Dragon Delta",
        "Eurogames Descartes",
        2000,
        {"side": "basic"},
        seats=3,
    ),
    Edition("matagot", "River Dragons", "Matagot", 2012, {"three_players": "alternate"}, seats=3),
    Edition("booklet", "River Dragons", "", None, {"three_players": "booklet"}, seats=3),
]
