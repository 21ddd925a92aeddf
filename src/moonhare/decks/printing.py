"""A set on paper: its cards at their true size, to be cut out, each with its back behind it.

Owns how cards lie on a sheet; what a PDF is made of is fpdf2's affair.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final, Literal

import msgspec
from fpdf import FPDF, ViewerPreferences
from PIL import Image

from moonhare.decks.checking import Progress
from moonhare.decks.loading import BUNDLED_FOLDER, file_problems, read_manifest
from moonhare.decks.manifest import Files
from moonhare.decks.pictures import open_picture

PaperName = Literal["a4", "letter"]

PAPERS: Final[dict[PaperName, tuple[float, float]]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height in millimetres, upright."""

CARD_WIDTH: Final = 80.0
"""Millimetres: with 120 in height what such cards usually have, and sleeves are sold for."""

NARROWEST: Final = 20.0
"""Millimetres that a card is wide at least."""

MARGIN: Final = 6.0
"""Millimetres at each side that stay free of cards: printers cannot print there, and crop marks need the room."""

MARK: Final = 4.0
"""Millimetres that a crop mark is long."""

APART: Final = 1.0
"""Millimetres between a crop mark and the cards, so that none of it is left on a card that is cut out."""

HAIR: Final = 0.1
"""Millimetres that a crop mark is wide."""

FINE: Final = 200
"""Dots an inch below which a picture is coarse: its dots can be seen."""

USUAL_BACK: Final = BUNDLED_FOLDER / "small-hours"
"""The set that lends its back to those that have none."""

_QUALITY: Final = 92
"""Of the pictures in the file, as JPEG."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A place on a page, in millimetres from its upper left corner."""

    x: float
    y: float
    width: float
    height: float


class CutMark(msgspec.Struct, frozen=True, kw_only=True):
    """A line between two points of a page, in millimetres from its upper left corner."""

    x: float
    y: float
    to_x: float
    to_y: float


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

    def marks(self) -> Iterator[CutMark]:
        """Yield the crop marks, outside of the cards, between which to cut."""
        left, top = self._corner
        width, height = self.card
        right, bottom = left + self.columns * width, top + self.rows * height
        for column in range(self.columns + 1):
            x = left + column * width
            yield CutMark(x=x, y=top - APART - MARK, to_x=x, to_y=top - APART)
            yield CutMark(x=x, y=bottom + APART, to_x=x, to_y=bottom + APART + MARK)
        for row in range(self.rows + 1):
            y = top + row * height
            yield CutMark(x=left - APART - MARK, y=y, to_x=left - APART, to_y=y)
            yield CutMark(x=right + APART, y=y, to_x=right + APART + MARK, to_y=y)

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
        called = paper.upper() if paper == "a4" else paper
        raise ValueError(f"on {called} cards are {NARROWEST:g} to {widest(paper)} mm wide")
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
    paper = _paper(sheets, manifest.title.get("en", next(iter(manifest.title.values()))), backs=backs)
    back = _encoded(_back(path, manifest.back)) if backs else None
    cards = manifest.dealt
    coarse = []
    for first in range(0, len(cards), sheets.a_sheet):
        some = cards[first : first + sheets.a_sheet]
        paper.add_page()
        # Below the pictures: where one leaves its place in part free, nothing is drawn over it.
        for mark in sheets.marks():
            paper.line(mark.x, mark.y, mark.to_x, mark.to_y)
        for number, card in enumerate(some):
            picture, place = _largest(path, card.files, f"card {card.id}"), sheets.place(number)
            if max(picture.width / place.width, picture.height / place.height) * 25.4 < FINE:
                coarse.append(card.id)
            _show(paper, _encoded(picture), place)
            if progress:
                progress(first + number + 1, len(cards))
        if back is not None:
            # Without marks: printers never meet both sides to a hair, and one side is cut by.
            paper.add_page()
            for number in range(len(some)):
                _show(paper, back, sheets.place(number, behind=True))
    paper.output(file)
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


def _paper(sheets: Sheets, title: str, *, backs: bool) -> FPDF:
    """Begin a file whose lengths are millimetres, and that asks to be printed as large as it is."""
    paper = FPDF(unit="mm", format=sheets.paper)
    paper.set_margin(0)
    paper.set_auto_page_break(False)
    paper.set_title(title)
    paper.set_line_width(HAIR)
    duplex = "DuplexFlipLongEdge" if backs else "Simplex"
    paper.viewer_preferences = ViewerPreferences(print_scaling="None", duplex=duplex)
    return paper


def _show(paper: FPDF, picture: bytes, place: Box) -> None:
    """Show a picture whole and undistorted in the middle of its place; the file has it once, however often shown."""
    paper.image(picture, place.x, place.y, place.width, place.height, keep_aspect_ratio=True)


def _encoded(picture: Image.Image) -> bytes:
    data = BytesIO()
    picture.save(data, "JPEG", quality=_QUALITY, subsampling=0)
    return data.getvalue()


def _back(path: Path, own: Files | None) -> Image.Image:
    folder, files = (path, own) if own else (USUAL_BACK, read_manifest(USUAL_BACK).back)
    assert files is not None  # noqa: S101 - the game's own set has one
    return _largest(folder, files, "back")


def _largest(path: Path, files: Files, where: str) -> Image.Image:
    return open_picture(path, files.large or files.small, where)
