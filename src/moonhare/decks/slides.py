"""Pictures as they are sent to a model elsewhere: small, as JPEG, and those of sets alone that may leave the server.

Owns which sets those are. What a file tells besides its picture (where it was taken, with what) is not in them.
"""

from collections.abc import Container, Iterable
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from moonhare.decks.errors import DeckError
from moonhare.decks.manifest import CardSet, PictureFile
from moonhare.decks.mixing import card_id
from moonhare.decks.pictures import open_picture
from moonhare.rules.ids import CardId

SIDE: Final = 512
"""Pixels of the longer side."""

QUALITY: Final = 80

KEPT: Final = 600
"""Pictures that stay in memory, of some 30 KB each."""


class Slides:
    """The pictures of the sets that may be shown to a model elsewhere, by the cards' ids in games."""

    def __init__(self, sets: Iterable[CardSet], also: Container[str] = ()) -> None:
        """Take the sets that there are; those that came with the product may be shown, and those that `also` names."""
        shown = [one for one in sets if one.bundled or any(name in also for name in one.names)]
        self.sets = tuple(one.id for one in shown)
        """The sets, by id."""
        self.names = frozenset(name for one in shown for name in one.names)
        """Their ids, former ones too."""
        self._files = {
            card_id(name, card): (Path(one.folder), card.files.small)
            for one in shown
            for name in one.names
            for card in one.manifest.cards
        }

    def __call__(self, card: CardId) -> bytes | None:
        """Give a card's picture as a JPEG file; None for one that may not be shown, or cannot be read."""
        file = self._files.get(card)
        try:
            return None if file is None else _jpeg(*file)
        except DeckError:
            return None


@lru_cache(maxsize=KEPT)
def _jpeg(folder: Path, file: PictureFile) -> bytes:
    picture = open_picture(folder, file, "slide")
    picture.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS)
    packed = BytesIO()
    picture.save(packed, "JPEG", quality=QUALITY, optimize=True)
    return packed.getvalue()
