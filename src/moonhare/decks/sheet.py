"""A contact sheet: all cards of a set side by side, as the eye judges variety.

Owns the sheet's layout. Writes no file and prints nothing.
"""

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from moonhare.decks.checking import Progress
from moonhare.decks.loading import file_problems, read_manifest
from moonhare.decks.pictures import open_picture

COLUMNS: Final = 12
THUMBNAIL: Final = (160, 240)
GAP: Final = 8
CAPTION: Final = 18
"""Height of the line with a card's number and id."""
GROUND: Final = (24, 22, 48)
INK: Final = (232, 224, 208)


def contact_sheet(path: Path, progress: Progress | None = None, *, columns: int = COLUMNS) -> Image.Image:
    """Draw every card of a set that is dealt, in the manifest's order, with number and id below each.

    Returns an RGB picture, `columns` cards wide. Raises `DeckError` when the set or one of its pictures
    cannot be read, and `ValueError` when `columns` is less than 1.
    """
    if columns < 1:
        raise ValueError("a sheet has at least one column")
    manifest = read_manifest(path)
    for problem in file_problems(path, manifest):
        raise problem
    cards = manifest.dealt
    columns = min(columns, len(cards))
    rows = -(-len(cards) // columns)
    width, height = THUMBNAIL
    step_x, step_y = width + GAP, height + CAPTION + GAP
    sheet = Image.new("RGB", (GAP + columns * step_x, GAP + rows * step_y), GROUND)
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(size=11)
    for number, card in enumerate(cards):
        x, y = GAP + number % columns * step_x, GAP + number // columns * step_y
        picture = open_picture(path, card.files.small, f"card {card.id}")
        # Whole and undistorted, whatever its shape: a sheet that crops would hide what is wrong with a card.
        picture.thumbnail(THUMBNAIL, Image.Resampling.LANCZOS)
        sheet.paste(picture, (x + (width - picture.width) // 2, y + (height - picture.height) // 2))
        caption = f"{number + 1} {card.id}"
        while draw.textlength(caption, font=font) > width:
            caption = caption[:-2] + "…"
        draw.text((x, y + height + 3), caption, fill=INK, font=font)
        if progress:
            progress(number + 1, len(cards))
    return sheet
