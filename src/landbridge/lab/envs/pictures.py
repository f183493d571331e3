"""What a seat sees as an array of pixels, for `render_mode="rgb_array"`.

`pip install landbridge[lab]` brings the two packages it needs.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landbridge.core.show.drawing import COLOURS, Drawing, drawing_of, style
from landbridge.core.show.strokes import without_fonts
from landbridge.core.state import State

WIDE, HIGH = 800, 600
INSTALL = 'pip install "landbridge[lab]"'


def pixels(view: State, kit: Any) -> NDArray[np.uint8]:
    """The table by day, 600 × 800 × 3."""
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f"{missing.name} draws pictures: {INSTALL}", name=missing.name) from None
    png = bytes(
        resvg_py.svg_to_bytes(svg_string=_page(drawing_of(kit.game)(kit, view)), skip_system_fonts=True)
    )
    with Image.open(BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8).copy()


def _page(drawing: Drawing) -> str:
    """A drawing in the middle of a picture; it needs no font."""
    pieces = without_fonts(drawing.pieces)
    by_day = style(pieces).partition("@media")[0]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lb" width="{WIDE}" height="{HIGH}"><style>{by_day}</style>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{COLOURS["table"][0]}"/>'
        f'<svg x="10" y="10" width="{WIDE - 20}" height="{HIGH - 20}" viewBox="0 0 {drawing.width} {drawing.height}">'
        f"{''.join(pieces)}</svg></svg>"
    )
