"""Every colour has a glyph, that of the page (web/src/draw/Glyph.tsx): grey print tells colours apart, too."""

from __future__ import annotations

from landbridge.core.show.paper import Circle, Curve, Group, Look, Path, Point, Shape

BOX = 16.0  # each is drawn in a box of this size round 0, 0


def glyph(hue: str, x: float, y: float, size: float, ink: str = "") -> Group:
    """The glyph of a colour round x, y; its ink is what is read on that colour, unless another is named."""
    return Group(tuple(_drawn(hue, ink or f"{hue}-on")), x, y, size / BOX)


def _drawn(hue: str, ink: str) -> list[Shape]:
    full = Look(ink)
    if hue == "red":
        return [_shape([(0, -6.2), (4.9, 0), (0, 6.2), (-4.9, 0)], full)]
    if hue == "orange":
        return [_shape([(0, -5.6), (6, 5), (-6, 5)], full)]
    if hue == "yellow":
        rays: list[tuple[Point, ...]] = []
        for u, v in ((0, 1), (1, 0), (0.707, 0.707), (0.707, -0.707)):
            for side in (1, -1):
                rays.append(((4.6 * u * side, 4.6 * v * side), (6.8 * u * side, 6.8 * v * side)))
        return [Circle(0, 0, 2.9, full), Path(tuple(rays), Look(line=ink, width=1.6))]
    if hue == "green":
        leaf = [(-5.4, 5.4), (-6.4, -2.0), (-1.5, -6.0), (5.6, -5.6), (6.0, 1.5), (2.0, 6.2), (-5.4, 5.4)]
        vein = Path((((-5.8, 5.8), (1.6, -1.6)),), Look(line=hue, width=1.2))
        return [Curve(tuple(leaf), full, closed=True), vein]
    if hue == "blue":
        wave = [(-6.5, -2.6), (-4.5, -5.4), (-2.2, -5.4), (0, -2.6), (2.2, 0.2), (4.5, 0.2), (6.5, -2.6)]
        look = Look(line=ink, width=1.9)
        return [Curve(tuple((x, y + down) for x, y in wave), look) for down in (0, 5.8)]
    if hue == "grey":
        return [_shape([(-4.8, -4.8), (4.8, -4.8), (4.8, 4.8), (-4.8, 4.8)], full)]
    if hue == "pink":
        return [Circle(x, y, 2.9, full) for x, y in ((0, -3.3), (0, 3.3), (-3.3, 0), (3.3, 0))]
    return [Circle(0, 0, 4.7, Look(line=ink, width=1.9))]


def _shape(points: list[Point], look: Look) -> Path:
    return Path((tuple(points),), look, closed=True)
