"""The pictures of docs/print.md: pages of the PDFs, small.

python -m tools.pictures.print docs/pictures/print
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

import pypdfium2
from PIL import Image

from landbridge.print import make
from landbridge.registry import game as game_of

WIDE, GAP = 300, 10
# What is shown of each game: part, and which of its pages.
SHOWN = {
    "hashi": [("sheets", 0), ("cards", 0), ("cards", 1)],
    "loopit": [("board", 0), ("tiles", 0), ("score", 0)],
    "river_dragons": [("board", 0), ("planks", 0), ("cards", 0)],
    "the_border": [("boards", 0), ("dice", 0), ("rules", 1)],
}


def page_of(game: str, part: str, page: int) -> Image.Image:
    found = game_of(game)
    document = pypdfium2.PdfDocument(BytesIO(make(found, found.kit(), what=[part]).pdf))
    one = document[page]
    image: Image.Image = one.render(scale=WIDE / one.get_width()).to_pil()
    return image


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for game, pages in SHOWN.items():
        images = [page_of(game, *page) for page in pages]
        high = max(image.height for image in images)
        sheet = Image.new("RGB", (len(images) * (WIDE + GAP) + GAP, high + 2 * GAP), "#8a9699")
        for n, image in enumerate(images):
            sheet.paste(image, (GAP + n * (WIDE + GAP), GAP))
        sheet.quantize(192, dither=Image.Dither.NONE).save(out / f"{game}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
