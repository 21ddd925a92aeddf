"""Which picture of a folder is which card of the set that was made of it before.

Owns the notes that lie beside `set.json`: of which file, with which content, each picture was made.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from moonhare.decks.developing import Fit
from moonhare.decks.naming import as_id

NOTES_NAME: Final = ".made.json"


class Noted(msgspec.Struct, frozen=True, kw_only=True):
    """What a picture of the set was made of."""

    file: str
    sha256: str


class Notes(msgspec.Struct, frozen=True, kw_only=True):
    """What all pictures of the set were made of."""

    fit: Fit = "crop"
    pictures: Mapping[str, Noted] = {}
    """By the SHA-256 of the small file: a card's id may be changed by hand."""

    def noted(self, entry: Mapping[str, Any]) -> Noted | None:
        """What a card's picture was made of."""
        return self.pictures.get(_small(entry))

    def of(self, entry: Mapping[str, Any], fit: Fit) -> str | None:
        """The SHA-256 of the file that a card's picture was made of, if it was fitted so."""
        noted = self.noted(entry)
        return noted.sha256 if noted is not None and fit == self.fit else None

    def after(
        self, entries: Iterable[Mapping[str, Any]], files: Mapping[str, str], digests: Mapping[str, str], fit: Fit
    ) -> "Notes":
        """The notes of a set that was made again: `files` tells of cards the files that were read for them.

        Of a card whose file could not be read, or is gone, what was noted stays.
        """
        found = {
            _small(entry): Noted(file=files[entry["id"]], sha256=digests[files[entry["id"]]])
            if entry["id"] in files
            else self.noted(entry)
            for entry in entries
        }
        return Notes(fit=fit, pictures={small: noted for small, noted in found.items() if noted is not None})


def read_notes(folder: Path) -> Notes:
    """Read the notes of a set; none where there are none that can be read."""
    try:
        return msgspec.json.decode((folder / NOTES_NAME).read_bytes(), type=Notes)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        # Names tell enough for a set that somebody made by hand, or whose notes are lost.
        return Notes()


def matched(pictures: list[Path], digests: Mapping[str, str], cards: Mapping[str, Any], notes: Notes) -> dict[str, str]:
    """Each picture's card by the file's name: the one that was made of it, or of a file of this name, or a new one."""
    of: dict[str, str] = {}
    left = dict.fromkeys(cards)
    noted = {card: one for card, entry in cards.items() if (one := notes.noted(entry)) is not None}
    rules = (
        lambda path, card: noted.get(card) == Noted(file=path.name, sha256=digests[path.name]),
        lambda path, card: card in noted and noted[card].sha256 == digests[path.name],
        lambda path, card: card in noted and noted[card].file == path.name,
        lambda path, card: card not in noted and card == as_id(path.stem),
    )
    for fits in rules:
        for path in pictures:
            if path.name not in of:
                card = next((card for card in left if fits(path, card)), None)
                if card is not None:
                    of[path.name] = card
                    del left[card]
    taken = set(cards)
    for path in pictures:
        if path.name not in of:
            of[path.name] = as_id(path.stem, taken)
            taken.add(of[path.name])
    return {path.name: of[path.name] for path in pictures}


def _small(entry: Mapping[str, Any]) -> str:
    return str(entry["files"]["small"]["sha256"])
