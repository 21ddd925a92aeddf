"""A set on paper: its cards at their true size, to be cut out, each with its back behind it.

Owns how cards lie on a sheet. What a file for paper is made of is `moonhare.decks.paper`'s affair.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Final, Literal

import msgspec
from PIL import Image

from moonhare.decks.checking import Progress
from moonhare.decks.loading import BUNDLED_FOLDER, file_problems, read_manifest
from moonhare.decks.manifest import Files
from moonhare.decks.paper import Box, Line, Paper
from moonhare.decks.pictures import open_picture

PaperName = Literal["a4", "letter"]

PAPERS: Final[dict[PaperName, tuple[float, float]]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height in millimetres, upright."""

CARD_WIDTH: Final = 80.0
"""Millimetres: with 120 in height what such cards usually have, and sleeves are sold for."""

NARROWEST: Final = 20.0
MARGIN: Final = 6.0
"""Millimetres at each side that stay free of cards: printers reach no further, and the marks lie there."""

MARK: Final = 4.0
"""How long a mark is."""
APART: Final = 1.0
"""How far from the cards it begins, so that nothing of it is left on one."""

FINE: Final = 200
"""Dots an inch below which a picture is seen to be made of them."""

USUAL_BACK: Final = BUNDLED_FOLDER / "small-hours"
"""The set whose back those have that bring none."""


class Sheets(msgspec.Struct, frozen=True, kw_only=True):
    """How cards lie on the sheets of a paper: in rows without gaps, so that one cut serves two, in the middle."""

    paper: tuple[float, float]
    card: tuple[float, float]
    columns: int
    rows: int

    @property
    def a_sheet(self) -> int:
        """Cards on one sheet."""
        return self.columns * self.rows

    def place(self, number: int, *, behind: bool = False) -> Box:
        """Where a card of a sheet lies, counted from 0; `behind`: where its back does, seen from the other side.

        A sheet is turned like a page of a book, so what lies left has its back at the right.
        """
        column, row = number % self.columns, number // self.columns
        if behind:
            column = self.columns - 1 - column
        left, top = self._corner
        width, height = self.card
        return Box(x=left + column * width, y=top + row * height, width=width, height=height)

    def marks(self) -> Iterator[Line]:
        """Yield the marks, outside of the cards, between which to cut."""
        left, top = self._corner
        width, height = self.card
        right, bottom = left + self.columns * width, top + self.rows * height
        for column in range(self.columns + 1):
            x = left + column * width
            yield Line(x=x, y=top - APART - MARK, to_x=x, to_y=top - APART)
            yield Line(x=x, y=bottom + APART, to_x=x, to_y=bottom + APART + MARK)
        for row in range(self.rows + 1):
            y = top + row * height
            yield Line(x=left - APART - MARK, y=y, to_x=left - APART, to_y=y)
            yield Line(x=right + APART, y=y, to_x=right + APART + MARK, to_y=y)

    @property
    def _corner(self) -> tuple[float, float]:
        (wide, high), (width, height) = self.paper, self.card
        return (wide - self.columns * width) / 2, (high - self.rows * height) / 2


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """What a file for paper holds."""

    id: str
    cards: int
    a_sheet: int
    sheets: int
    pages: int
    """Twice as many as sheets where they have backs."""
    card: tuple[float, float]
    """Millimetres."""
    coarse: tuple[str, ...]
    """Cards whose pictures are too small to be sharp at this size."""


def widest(paper: PaperName) -> int:
    """Say how wide a card may be, in whole millimetres, that the paper holds."""
    wide, high = PAPERS[paper]
    return int(min(wide - 2 * MARGIN, (high - 2 * MARGIN) * 2 / 3))


def lay(paper: PaperName, width: float = CARD_WIDTH) -> Sheets:
    """Lay as many cards of a width in millimetres on upright sheets as they hold; raises `ValueError` for none."""
    if not NARROWEST <= width <= widest(paper):
        raise ValueError(f"on {paper} cards are {NARROWEST:g} to {widest(paper)} mm wide")
    wide, high = PAPERS[paper]
    height = width * 3 / 2
    columns, rows = int((wide - 2 * MARGIN) // width), int((high - 2 * MARGIN) // height)
    return Sheets(paper=(wide, high), card=(width, height), columns=columns, rows=rows)


def print_set(
    path: Path, file: BinaryIO, sheets: Sheets, progress: Progress | None = None, *, backs: bool = True
) -> Printed:
    """Write every card of a set that is dealt, in the manifest's order, as PDF; behind each sheet a page of backs.

    Raises `DeckError` when the set or one of its pictures cannot be read.
    """
    manifest = read_manifest(path)
    for problem in file_problems(path, manifest):
        raise problem
    paper = Paper(file, *sheets.paper, manifest.title.get("en", next(iter(manifest.title.values()))))
    back = _back(path, manifest.back, paper) if backs else None
    cards = manifest.dealt
    coarse = []
    for first in range(0, len(cards), sheets.a_sheet):
        some = cards[first : first + sheets.a_sheet]
        fronts = []
        for number, card in enumerate(some):
            picture = _largest(path, card.files, f"card {card.id}")
            box = _whole(picture, sheets.place(number))
            if picture.width / box.width * 25.4 < FINE:
                coarse.append(card.id)
            fronts.append((paper.add_picture(picture), box))
            if progress:
                progress(first + number + 1, len(cards))
        marks = list(sheets.marks())
        paper.add_page(fronts, marks)
        if back is not None:
            # Without marks: printers never meet both sides to a hair, and one side is cut by.
            paper.add_page(_backs(back, sheets, len(some)))
    paper.close()
    many = -(-len(cards) // sheets.a_sheet)
    return Printed(
        id=manifest.id,
        cards=len(cards),
        a_sheet=sheets.a_sheet,
        sheets=many,
        pages=many * (2 if backs else 1),
        card=sheets.card,
        coarse=tuple(coarse),
    )


def _back(path: Path, own: Files | None, paper: Paper) -> tuple[int, Image.Image]:
    folder, files = (path, own) if own else (USUAL_BACK, read_manifest(USUAL_BACK).back)
    assert files is not None  # noqa: S101 - the game's own set has one
    picture = _largest(folder, files, "back")
    return paper.add_picture(picture), picture


def _backs(back: tuple[int, Image.Image], sheets: Sheets, many: int) -> Sequence[tuple[int, Box]]:
    number, picture = back
    return [(number, _whole(picture, sheets.place(one, behind=True))) for one in range(many)]


def _largest(path: Path, files: Files, where: str) -> Image.Image:
    return open_picture(path, files.large or files.small, where)


def _whole(picture: Image.Image, place: Box) -> Box:
    """Where a picture lies in its place whole and undistorted, whatever its shape."""
    scale = min(place.width / picture.width, place.height / picture.height)
    width, height = picture.width * scale, picture.height * scale
    return Box(
        x=place.x + (place.width - width) / 2, y=place.y + (place.height - height) / 2, width=width, height=height
    )
