"""Faults in a set's texts that do not show in `set.json`: texts that are blank, and control characters.

Owns which characters those are. The format lets them pass: sets that servers have must not stop being sets.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from moonhare.decks.hearing import Heard
from moonhare.decks.manifest import SetManifest
from moonhare.rules.words import BIDI_CONTROLS

BREAKS: Final = frozenset({"Cc", "Zl", "Zp"})
"""The categories of what ends a line, or controls something else."""


def odd_texts(manifest: SetManifest) -> Iterator[tuple[str, str]]:
    """Yield each text of a set's manifest with something wrong: which one, and what."""
    return _odd(_texts(manifest))


def odd_clues(heard: Mapping[str, Heard]) -> Iterator[tuple[str, str]]:
    """Yield each clue that people have said for a card with something wrong: which one, and what."""
    return _odd(
        (f"card {card}: a clue in {language!r}", clue, False)
        for card, said in heard.items()
        for language, clues in said.clues.items()
        for clue in clues
    )


def _odd(texts: Iterable[tuple[str, str, bool]]) -> Iterator[tuple[str, str]]:
    for which, text, is_prose in texts:
        if all(one.isspace() or unicodedata.category(one) in ("Cc", "Cf") for one in text):
            yield which, "is blank"
        elif BIDI_CONTROLS.intersection(text):
            yield which, "has characters that turn the direction of text round"
        elif any(unicodedata.category(one) in BREAKS and not (is_prose and one == "\n") for one in text):
            yield which, "has control characters" if is_prose else "is not one line"


def _texts(manifest: SetManifest) -> Iterator[tuple[str, str, bool]]:
    yield "the author", manifest.author, False
    yield "the licence", manifest.licence, False
    for language, title in manifest.title.items():
        yield f"the title in {language!r}", title, False
    for card in manifest.cards:
        for language, texts in card.texts.items():
            yield f"card {card.id}: the title in {language!r}", texts.title, False
            yield f"card {card.id}: the description in {language!r}", texts.description, True
            for phrase in texts.phrases:
                yield f"card {card.id}: a phrase in {language!r}", phrase, False
            for clue in texts.clues:
                yield f"card {card.id}: a clue in {language!r}", clue, False
