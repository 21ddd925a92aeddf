"""What the clues that people have said for a set's cards are about: counted, and written beside them.

Owns which cards are counted and when `clues.json` is written. How a clue is read is `moonhare.concepts`' affair.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from moonhare.concepts import gather_themes
from moonhare.decks.errors import DeckError
from moonhare.decks.hearing import CLUES_NAME, Heard, parse_clues, read_clues, written_clues
from moonhare.decks.loading import read_manifest
from moonhare.decks.writing import put
from moonhare.locales import LANGUAGES


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """What the clues of a set came to. Cards are named by their ids."""

    id: str
    file: str
    languages: tuple[str, ...]
    """Those of the clues, in the order of the alphabet."""
    cards: int
    """How many have clues."""
    clues: int
    themes: int
    """How many the cards have, each card counted for itself."""
    changed: tuple[str, ...]
    """With other themes than before."""
    left: tuple[str, ...]
    """With themes and without a clue: these stay as they are."""
    strange: tuple[str, ...]
    """That the set does not have; they are counted like all others."""
    written: bool
    """Whether the file is another one than before."""


def count_themes(folder: Path) -> Counted:
    """Count the themes of the clues in a set's `clues.json`, over all languages, and write them into it.

    Whoever reads the file meanwhile finds the old one or the new one; where nothing changes, it is not touched. Raises
    `DeckError` as `read_manifest` and `read_clues` do, where there is no such file, for clues in a language that the
    game lacks, and where the file would become too large; and `OSError`.
    """
    manifest = read_manifest(folder)
    path = folder / CLUES_NAME
    if not path.is_file():
        raise DeckError("missing-file", f"{folder} holds no {CLUES_NAME}, where the clues would stand")
    before = read_clues(folder)
    foreign = [*_foreign(before)]
    if foreign:
        raise foreign[0].with_more(foreign[1:])
    now = {card: _counted(heard) for card, heard in before.items()}
    data = written_clues(now)
    parse_clues(data)  # themes may make it larger than it may be
    written = data != path.read_bytes()
    if written:
        put(path, data)
    has = {card.id for card in manifest.cards}
    said = [card for card, heard in now.items() if _has_clues(heard)]
    return Counted(
        id=manifest.id,
        file=str(path),
        languages=tuple(sorted({one for heard in now.values() for one, clues in heard.clues.items() if clues})),
        cards=len(said),
        clues=sum(len(clues) for heard in now.values() for clues in heard.clues.values()),
        themes=sum(len(heard.themes) for heard in now.values()),
        changed=tuple(card for card, heard in now.items() if heard.themes != before[card].themes),
        left=tuple(card for card, heard in now.items() if heard.themes and not _has_clues(heard)),
        strange=tuple(card for card in now if card not in has),
        written=written,
    )


def _counted(heard: Heard) -> Heard:
    # Themes may have come without the clues: what somebody counted elsewhere, and does not show.
    return msgspec.structs.replace(heard, themes=dict(gather_themes(heard.clues))) if _has_clues(heard) else heard


def _has_clues(heard: Heard) -> bool:
    return any(heard.clues.values())


def _foreign(cards: Mapping[str, Heard]) -> Iterator[DeckError]:
    known = ", ".join(sorted(LANGUAGES))
    for card, heard in cards.items():
        for language in heard.clues:
            if language not in LANGUAGES:
                message = f"card {card} has clues in {language!r}, a language that the game lacks ({known})"
                yield DeckError("bad-language", message, where=CLUES_NAME)
