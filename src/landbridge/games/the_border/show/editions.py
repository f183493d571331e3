"""Editions of The Border."""

from landbridge.core.show.editions import Edition

EDITIONS = [Edition("nsv", "The Border", "Nürnberger-Spielkarten-Verlag", 2022)]
