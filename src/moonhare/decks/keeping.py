"""Copies of a host's sets: what games may still show of a set that was changed or taken away.

Owns the folder of copies: in it one folder a set, itself a set, with every card that any version of it had and what
people have said for them. A picture is copied once, under the name of its content. Knows nothing of games: copies are
kept for so many days after a set was seen last.
"""

import errno
import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec

from moonhare.decks.errors import DeckError
from moonhare.decks.hearing import CLUES_NAME, MAX_CLUES_BYTES, Heard, parse_clues, read_clues, written_clues
from moonhare.decks.json_files import read_bytes
from moonhare.decks.loading import file_problem, read_manifest
from moonhare.decks.manifest import MANIFEST_NAME, MAX_CARDS, CardSet, SetManifest


def keep(card_set: CardSet, root: Path) -> CardSet:
    """Copy a set below `root`, and return the copy with the cards of earlier versions after its own.

    Raises `OSError`, also for a file that is no longer what it was when the set was read.
    """
    folder = root / card_set.id
    folder.mkdir(parents=True, exist_ok=True)
    for where, file in card_set.manifest.pictures:
        if file_problem(folder, file, where) is None:
            continue
        data = (Path(card_set.folder) / file.name).read_bytes()
        if hashlib.sha256(data).hexdigest() != file.sha256:
            raise OSError(errno.EAGAIN, f"{file.name} changed meanwhile")
        _write(folder / file.name, data)
    whole = _with_earlier(card_set.manifest, folder)
    _keep_clues(card_set, whole, folder)
    _write(folder / MANIFEST_NAME, msgspec.json.encode(whole))
    return CardSet(manifest=whole, folder=str(folder.resolve()))


def read_kept(root: Path) -> tuple[CardSet, ...]:
    """Read the copies below a folder; what cannot be read as one is passed over."""
    found = []
    for folder in _folders(root):
        with suppress(DeckError):
            found.append(CardSet(manifest=read_manifest(folder), folder=str(folder.resolve())))
    return tuple(found)


def seen(card_set: CardSet) -> None:
    """Note that a set was there until now."""
    with suppress(OSError):
        os.utime(Path(card_set.folder) / MANIFEST_NAME)


def forget(root: Path, *, before: float) -> bool:
    """Remove the copies of sets that were last seen before a moment (Unix time); returns whether there were any.

    So do pictures go that are as old and that no card has any more. What is younger another server may be at.
    """
    forgotten = False
    for folder in _folders(root):
        with suppress(OSError):
            manifest = folder / MANIFEST_NAME
            if _changed_at(manifest if manifest.exists() else folder) < before:
                shutil.rmtree(folder, ignore_errors=True)
                forgotten = True
            else:
                _sweep(folder, before)
    return forgotten


def _sweep(folder: Path, before: float) -> None:
    try:
        names = {MANIFEST_NAME, CLUES_NAME, *(file.name for _, file in read_manifest(folder).pictures)}
    except DeckError:
        return
    for entry in folder.iterdir():
        if entry.name not in names and _changed_at(entry) < before:
            entry.unlink()


def _changed_at(path: Path) -> float:
    return path.stat().st_mtime


def _with_earlier(manifest: SetManifest, folder: Path) -> SetManifest:
    try:
        earlier = read_manifest(folder)
    except DeckError:
        return manifest
    has = {card.id for card in manifest.cards}
    gone = [msgspec.structs.replace(card, retired=True) for card in earlier.cards if card.id not in has]
    cards = (*manifest.cards, *gone)[:MAX_CARDS]
    languages = sorted({*manifest.title, *(language for card in cards for language in card.texts)})
    return msgspec.structs.replace(manifest, cards=cards, languages=tuple(languages))


def _keep_clues(card_set: CardSet, whole: SetManifest, folder: Path) -> None:
    """Copy what people have said for the cards; for those that only earlier versions had, what was said then."""
    path = folder / CLUES_NAME
    try:
        data = read_bytes(Path(card_set.folder) / CLUES_NAME, MAX_CLUES_BYTES)
        now = {} if data is None else parse_clues(data)
    except DeckError as error:
        raise OSError(errno.EAGAIN, f"{CLUES_NAME} changed meanwhile: {error.message}") from None
    shown, has = ({card.id for card in one.cards} for one in (whole, card_set.manifest))
    gone: dict[str, Heard] = {}
    with suppress(DeckError):
        gone = {card: heard for card, heard in read_clues(folder).items() if card in shown - has}
    if gone:
        both = written_clues({**now, **gone})
        # What is said of the cards that there are goes first.
        data = both if len(both) <= MAX_CLUES_BYTES else data
    if data is None:
        path.unlink(missing_ok=True)
    else:
        _write(path, data)


def _folders(root: Path) -> list[Path]:
    try:
        return sorted(entry for entry in root.iterdir() if entry.is_dir())
    except OSError:
        return []


def _write(path: Path, data: bytes) -> None:
    """Write a file so that whoever reads it, another server too, finds it whole or not at all."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
        half = Path(file.name)
        try:
            file.write(data)
            # Here and not at the block's end, so that a disk that is full is noticed within.
            file.close()
            half.replace(path)
        except OSError:
            half.unlink(missing_ok=True)
            raise
