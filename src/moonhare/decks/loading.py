"""Reading sets of cards from folders, strictly: a set that loads is whole.

Owns the way from bytes on disk to a `CardSet`. How good its pictures are is `moonhare.decks.checking`'s affair.
"""

import hashlib
import stat
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from moonhare.decks.errors import DeckError, ProblemCode
from moonhare.decks.faults import faults
from moonhare.decks.hearing import read_clues
from moonhare.decks.json_files import decode, read_bytes
from moonhare.decks.manifest import (
    MANIFEST_NAME,
    MAX_MANIFEST_BYTES,
    MAX_PICTURE_BYTES,
    CardSet,
    PictureFile,
    SetManifest,
)

BUNDLED_FOLDER: Final = Path(__file__).parent / "sets"
FULL_DECK: Final = 84
"""Cards of the deck that the editions are made for."""


def bundled_folders() -> tuple[Path, ...]:
    """List the folders of the sets that come with the game; each bears its set's id."""
    return tuple(sorted(path.parent for path in BUNDLED_FOLDER.glob(f"*/{MANIFEST_NAME}")))


def read_manifest(folder: Path) -> SetManifest:
    """Read a set's `set.json` without looking at its pictures.

    Raises `DeckError`, whose sentence names the place: not there, too large, not UTF-8, not JSON, a doubled or unknown
    key, a value outside the format, a card's id twice, languages that do not fit together. What else is wrong with
    values is in its `more`.
    """
    if not folder.is_dir():
        raise DeckError("no-folder", f"{folder} is no folder")
    data = read_bytes(folder / MANIFEST_NAME, MAX_MANIFEST_BYTES)
    if data is None:
        message = f"{folder} holds no {MANIFEST_NAME}; `moonhare deck make` makes a set of pictures"
        raise DeckError("no-manifest", message)
    return parse_manifest(data)


def parse_manifest(data: bytes) -> SetManifest:
    """Turn the bytes of a `set.json` into its manifest; raises `DeckError` as `read_manifest` does."""
    raw = decode(data, MANIFEST_NAME, MAX_MANIFEST_BYTES)
    try:
        manifest = msgspec.convert(raw, type=SetManifest)
    except msgspec.ValidationError as error:
        found = [*faults(raw)] or [DeckError("bad-value", str(error), where=MANIFEST_NAME)]
        raise found[0].with_more(found[1:]) from None
    found = [*_name_faults(manifest)]
    if found:
        raise found[0].with_more(found[1:])
    return manifest


def load_set(folder: Path, *, bundled: bool = False) -> CardSet:
    """Read the set in a folder and make sure that every file it names is there, unchanged and a picture as it says.

    Raises `DeckError` as `read_manifest` does, and for the first file that is missing, altered, too large, lies
    outside the folder, cannot be shown or has another size, and as `read_clues` does.
    """
    manifest = read_manifest(folder)
    for problem in file_problems(folder, manifest):
        raise problem
    # Those that came with the product are known to be good by their hashes, so most servers never bring Pillow.
    if not bundled:
        read_clues(folder)
        from moonhare.decks.pictures import look_at  # noqa: PLC0415 - brings Pillow

        for where, file in manifest.pictures:
            look_at(folder, file, where)
    return CardSet(manifest=manifest, folder=str(folder.resolve()), bundled=bundled)


def file_problems(folder: Path, manifest: SetManifest) -> Iterator[DeckError]:
    """Yield what is wrong with the files that a manifest names, in its order; decodes no picture."""
    for where, file in manifest.pictures:
        problem = file_problem(folder, file, where)
        if problem is not None:
            yield problem


def file_problem(folder: Path, file: PictureFile, where: str) -> DeckError | None:
    """Say what is wrong with one file in a set's folder, or None; `where` names the part it belongs to."""
    fault = _file_fault(folder.resolve(), file)
    return DeckError(fault[0], f"{file.name} {fault[1]}", where=where) if fault else None


def _name_faults(manifest: SetManifest) -> Iterator[DeckError]:
    """Yield what is wrong with names, ids and languages, each of which would be good alone."""
    for card_id, count in Counter(card.id for card in manifest.cards).items():
        if count > 1:
            yield DeckError("duplicate-card", f"the card id {card_id} stands {count} times", where=MANIFEST_NAME)
    if not manifest.dealt:
        yield DeckError("bad-value", "all cards are retired, so none is left to deal", where=MANIFEST_NAME)
    if len({manifest.id, *manifest.formerly}) <= len(manifest.formerly):
        yield DeckError("bad-value", "an id stands twice among the set's own and its former ones", where=MANIFEST_NAME)
    listed = set(manifest.languages)
    if len(listed) < len(manifest.languages):
        yield DeckError("bad-language", "a language is listed twice", where=MANIFEST_NAME)
    for where, languages in (
        ("title", manifest.title.keys()),
        *((c.id, c.texts.keys()) for c in manifest.cards),
    ):
        unlisted = sorted(languages - listed) if listed or where != "title" else []
        if unlisted:
            # In quotes: Italian's code is a word.
            has = ", ".join(sorted(listed)) or "it lists none"
            message = f"the language {unlisted[0]!r} is not among the set's languages ({has})"
            yield DeckError("bad-language", message, where=where)
    for where, file in manifest.pictures:
        if not file.sha256.startswith(file.name.partition(".")[0]):
            yield DeckError("wrong-name", f"{file.name} is not the beginning of its sha256", where=where)


def _file_fault(root: Path, file: PictureFile) -> tuple[ProblemCode, str] | None:
    path = root / file.name
    try:
        # A name has no folder in it (`FILE_PATTERN`): a link alone can lead out.
        if path.is_symlink() and not path.resolve(strict=True).is_relative_to(root):
            return ("outside-folder", "leads out of the set's folder")
        if not stat.S_ISREG(path.stat().st_mode):
            return ("missing-file", "is no file")
        with path.open("rb") as opened:
            data = opened.read(MAX_PICTURE_BYTES + 1)
    except FileNotFoundError:
        return ("missing-file", "is not there")
    except (OSError, RuntimeError) as error:  # RuntimeError: a circle of links, before Python 3.13
        return ("unreadable", f"cannot be read: {getattr(error, 'strerror', None) or error}")
    if len(data) > MAX_PICTURE_BYTES:
        return ("too-large", f"is larger than {MAX_PICTURE_BYTES:,} bytes")
    if hashlib.sha256(data).hexdigest() != file.sha256:
        return ("wrong-hash", "does not have the SHA-256 that the manifest gives")
    return None
