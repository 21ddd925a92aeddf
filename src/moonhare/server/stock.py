"""The sets of cards of a server: where they are looked for, and what its log says of those that come, change and go."""

from collections.abc import Mapping
from pathlib import Path

import structlog

from moonhare.decks import Shelf
from moonhare.decks.hearing import CLUES_NAME
from moonhare.decks.library import Library
from moonhare.decks.shelf import Read
from moonhare.server.settings import ServerSettings

log = structlog.get_logger(__name__)


def library_of(settings: ServerSettings, *, speaks: bool = True) -> Library:
    """The bundled sets and the host's own; `speaks`: whether what is wrong with them is to be logged here."""
    folder = settings.folder
    library = Library(
        [folder / "sets"], keep_in=folder / "sets-kept", days=settings.retention_days, first=settings.first
    )
    if speaks:
        library.follow(_tell)
        _tell(Shelf(), library.now)
    return library


def _tell(before: Shelf, now: Shelf) -> None:
    was, is_now = ({one.id: one for one in shelf.sets if not one.bundled} for shelf in (before, now))
    other = _with_other_clues(before.reads, now.reads)
    for name, one in is_now.items():
        if name not in was or was[name].manifest != one.manifest or name in other:
            event = "a set of cards has changed" if name in was else "a set of cards is there"
            log.info(event, set=name, cards=len(one.manifest.dealt))
    for name in was.keys() - is_now.keys():
        log.info("a set of cards is gone; games that have it go on", set=name)
    for problem in now.problems:
        if problem not in before.problems:
            log.warning("a set of cards is not as it should be", problem=problem)


def _with_other_clues(before: Mapping[Path, Read], now: Mapping[Path, Read]) -> frozenset[str]:
    """The sets for whose cards people have said something else than before: their manifests do not show it."""
    return frozenset(
        read.card_set.id
        for folder, read in now.items()
        # One that is broken stays as it was.
        if read.card_set and not read.problem and folder in before and _clues(read) != _clues(before[folder])
    )


def _clues(read: Read) -> tuple[int, int] | None:
    """By size and time, what has been said for the cards of a set; None where it has no such file."""
    return next(((size, written) for name, size, written, _ in read.mark if name == CLUES_NAME), None)
