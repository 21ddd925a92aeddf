"""Reading sets of cards from folders, strictly: a set that loads is whole.

Owns the way from bytes on disk to a `CardSet`. How good its pictures are is `moonhare.decks.checking`'s affair.
"""

import hashlib
import json
import re
import stat
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec

from moonhare.decks.errors import DeckError, ProblemCode
from moonhare.decks.manifest import (
    MANIFEST_NAME,
    MAX_MANIFEST_BYTES,
    MAX_PICTURE_BYTES,
    Card,
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

    Raises `DeckError`, whose sentence names the place: not there, too large, not UTF-8, not JSON, a doubled
    or unknown key, a value outside the format, a card's id twice, languages that do not fit together.
    """
    if not folder.is_dir():
        raise DeckError("no-folder", f"{folder} is no folder")
    path = folder / MANIFEST_NAME
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DeckError("no-manifest", f"{path} is no file")
        # One byte more than allowed tells "too large" without reading all of it.
        with path.open("rb") as file:
            data = file.read(MAX_MANIFEST_BYTES + 1)
    except FileNotFoundError:
        raise DeckError("no-manifest", f"{folder} holds no {MANIFEST_NAME}") from None
    except OSError as error:
        raise DeckError("unreadable", f"{path} cannot be read: {error.strerror}") from None
    return parse_manifest(data)


def parse_manifest(data: bytes) -> SetManifest:
    """Turn the bytes of a `set.json` into its manifest; raises `DeckError` as `read_manifest` does."""
    if len(data) > MAX_MANIFEST_BYTES:
        raise DeckError("too-large", f"larger than {MAX_MANIFEST_BYTES:,} bytes", where=MANIFEST_NAME)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DeckError("not-utf8", f"not UTF-8 at byte {error.start}", where=MANIFEST_NAME) from None
    try:
        raw = json.loads(text, object_pairs_hook=_no_doubled_keys, parse_constant=_no_constant)
        # A lone surrogate ("\ud800") passes the parser but could never be sent to anyone; only an escape can bring one.
        if "\\u" in text:
            json.dumps(raw, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise DeckError("not-utf8", "an escape names half a character", where=MANIFEST_NAME) from None
    except (ValueError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise DeckError("not-json", f"not JSON: {reason}", where=MANIFEST_NAME) from None
    try:
        manifest = msgspec.convert(raw, type=SetManifest)
    except msgspec.ValidationError as error:
        raise _from_validation(str(error), raw) from None
    _check_names(manifest)
    return manifest


def load_set(folder: Path, *, bundled: bool = False) -> CardSet:
    """Read the set in a folder and make sure that every file it names is there, unchanged and a picture as it says.

    Raises `DeckError` as `read_manifest` does, and for the first file that is missing, altered, too large, lies
    outside the folder, cannot be shown or has another size.
    """
    manifest = read_manifest(folder)
    for problem in file_problems(folder, manifest):
        raise problem
    # Those that came with the product are known to be good by their hashes, so most servers never bring Pillow.
    if not bundled:
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


def _no_doubled_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    doubled = [key for key, count in Counter(key for key, _ in pairs).items() if count > 1]
    if doubled:
        raise DeckError("doubled-key", f"the key {doubled[0][:60]!r} stands twice in one object", where=MANIFEST_NAME)
    return dict(pairs)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _from_validation(message: str, raw: object) -> DeckError:
    """Word msgspec's complaint ("…  - at `$.cards[3].id`") with the card's own id where there is one."""
    text, _, path = message.partition(" - at ")
    path = path.strip("`")
    if path.startswith(_OF_A_KEY):
        path = path.removeprefix(_OF_A_KEY) + "[...]"
    path = path.removeprefix("$").removeprefix(".")
    number, card = re.match(r"cards\[(\d+)\]\.?", path), None
    if number and isinstance(raw, dict):
        card = raw["cards"][int(number[1])]
        path = number[0] + _with_key(path[number.end() :], card, Card)
    else:
        path = _with_key(path, raw, SetManifest)
    where = f"{MANIFEST_NAME}, {path}" if path else MANIFEST_NAME
    if isinstance(card, dict) and not path.endswith("].id") and isinstance(card.get("id"), str):
        where += f" (card {card['id'][:40]})"
    unknown = text.startswith("Object contains unknown field")
    return DeckError("unknown-key" if unknown else "bad-value", text[:1].lower() + text[1:], where=where)


_OF_A_KEY: Final = "key` in `"
"""How msgspec begins the place of a key that is wrong itself."""


def _with_key(path: str, holder: Any, kind: type[SetManifest | Card]) -> str:
    """Name the key that msgspec calls `[...]`: the first that is wrong where it stands alone."""
    name, any_key, rest = path.partition("[...]")
    field = next((one for one in msgspec.structs.fields(kind) if one.name == name), None)
    if any_key and field and isinstance(holder, dict):
        for key, value in holder[name].items():
            try:
                msgspec.convert({key: value}, field.type)
            except msgspec.ValidationError:
                return f"{name}[{key[:40]!r}]{rest}"
    return path


def _check_names(manifest: SetManifest) -> None:
    for card_id, count in Counter(card.id for card in manifest.cards).items():
        if count > 1:
            raise DeckError("duplicate-card", f"the card id {card_id} stands {count} times", where=MANIFEST_NAME)
    if not manifest.dealt:
        raise DeckError("bad-value", "all cards are retired, so none is left to deal", where=MANIFEST_NAME)
    if len({manifest.id, *manifest.formerly}) <= len(manifest.formerly):
        raise DeckError("bad-value", "an id stands twice among the set's own and its former ones", where=MANIFEST_NAME)
    listed = set(manifest.languages)
    if len(listed) < len(manifest.languages):
        raise DeckError("bad-language", "a language is listed twice", where=MANIFEST_NAME)
    for where, languages in (
        ("title", manifest.title.keys()),
        *((c.id, c.texts.keys()) for c in manifest.cards),
    ):
        unlisted = sorted(languages - listed) if listed or where != "title" else []
        if unlisted:
            # In quotes: Italian's code is a word.
            has = ", ".join(sorted(listed)) or "it lists none"
            message = f"the language {unlisted[0]!r} is not among the set's languages ({has})"
            raise DeckError("bad-language", message, where=where)
    for where, file in manifest.pictures:
        if not file.sha256.startswith(file.name.partition(".")[0]):
            raise DeckError("wrong-name", f"{file.name} is not the beginning of its sha256", where=where)


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
