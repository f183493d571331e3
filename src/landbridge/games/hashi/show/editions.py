"""Editions of Hashi."""

from landbridge.core.show.editions import Edition

EDITIONS = [Edition("nsv", "Hashi", "Nürnberger-Spielkarten-Verlag", 2020)]
