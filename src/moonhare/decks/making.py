"""A set of cards from a folder of pictures, and the same again when pictures came, went or changed.

Owns what of a set stays when it is made again: every word, concept and id that a person may have written. Which picture
is which card is `moonhare.decks.matching`'s affair.
"""

import hashlib
import json
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec

from moonhare.decks.checking import LARGE, SMALL, Progress
from moonhare.decks.developing import ENDINGS, UNREAD, Developed, Fit, develop
from moonhare.decks.errors import DeckError
from moonhare.decks.faults import ANY_CARD, faults
from moonhare.decks.hearing import CLUES_NAME, read_clues, written_clues
from moonhare.decks.loading import parse_manifest, read_manifest
from moonhare.decks.manifest import FORMAT, MANIFEST_NAME, MAX_CARDS
from moonhare.decks.matching import NOTES_NAME, matched, read_notes
from moonhare.decks.naming import as_id, as_title, says_something
from moonhare.decks.writing import begun, is_half_made, put
from moonhare.rules.words import is_text

BEFORE_NAME: Final = ".set.json.before"
"""The `set.json` of before, where cards fell out of it: their words are somebody's work."""

CLUES_BEFORE_NAME: Final = ".clues.json.before"
"""The same of what people have said for them."""

FOLDER_ENDING: Final = "-set"
"""Of a set's folder beside that of its pictures, whose name it has otherwise."""

NAME_DIGITS: Final = 16
USUAL_LANGUAGE: Final = "en"
UNTOLD_AUTHOR: Final = "Unknown"
UNTOLD_LICENCE: Final = "All rights reserved"
"""What holds where nobody has said anything."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever makes a set says of it; None: as it is, or the usual."""

    id: str | None = None
    title: str | None = None
    author: str | None = None
    licence: str | None = None
    language: str | None = None
    """Of the title, and of the words that cards get from their files' names."""
    fit: Fit | None = None
    back: Path | None = None
    """The file with the picture of the cards' back."""


class LeftOut(msgspec.Struct, frozen=True, kw_only=True):
    """A file that became no card."""

    file: str
    reason: str


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a folder of pictures. Cards are named by their ids."""

    id: str
    folder: str
    added: tuple[str, ...]
    changed: tuple[str, ...]
    """With another picture than before, and the words that they had."""
    dropped: tuple[str, ...]
    """Their pictures are no longer there."""
    kept: int
    """How many stayed as they were."""
    left_out: tuple[LeftOut, ...]
    cut: tuple[str, ...]
    """Of those made now: much of the picture was cut off."""
    blurred: tuple[str, ...]
    """Of those made now: the picture had to be enlarged."""


def make(source: Path, folder: Path, wishes: Wishes, progress: Progress | None = None) -> Made:
    """Make a set in `folder` of the pictures that lie in `source`; where it is one already, bring it up to date.

    Whoever reads the folder meanwhile finds a whole set. Raises `DeckError` where no picture can be used, `folder`
    holds something else or a set of other pictures, or a wish is outside the format; and `OSError`.
    """
    pictures = _pictures(source)
    before = _before(source, folder)
    language = wishes.language or next(iter(before.get("languages", ())), USUAL_LANGUAGE)
    base = _in_language(before, language)
    notes = read_notes(folder)
    fit = wishes.fit or notes.fit
    digests = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in pictures}
    cards: dict[str, dict[str, Any]] = {card["id"]: card for card in base.get("cards", ())}
    of = matched(pictures, digests, cards, notes)
    if cards and not any(card in cards for card in of.values()):
        raise DeckError("no-folder", f"{folder} is a set of other pictures; choose another folder to write to")

    named = {card: Path(name).stem for name, card in of.items()}
    worded = _worded(base, wishes, [name for card, name in named.items() if card not in cards])
    raw = _head(base, wishes, folder, language, worded=worded)
    for fault in faults(raw | {"cards": [ANY_CARD]}):
        # A wish outside the format: told before anybody waits for the pictures.
        raise fault

    back = _with_back(raw, wishes.back, source, fit)
    # Where nothing can be written, nobody is to wait for the pictures to learn it.
    folder.mkdir(parents=True, exist_ok=True)
    unchanged = {
        card
        for name, card in of.items()
        if card in cards and notes.of(cards[card], fit) == digests[name] and _there(folder, cards[card])
    }
    # A server that finds the folder meanwhile is to wait for its `set.json`.
    with nullcontext() if before else begun(folder):
        made, failed = _developed(pictures, of, unchanged, fit, progress)
        left_out = [*_left_out(source), *failed]

        added = [card for card in of.values() if card in made and card not in cards]
        dropped = [card for card, entry in cards.items() if card not in named and not entry.get("retired")]
        files = {card: _files(one) for card, one in made.items()}
        changed = [
            card for card in made if card in cards and _outline(cards[card]) != _outline({"files": files[card][0]})
        ]
        stay = [entry for card, entry in cards.items() if card not in dropped]
        if not stay and not added:
            raise DeckError(
                "not-a-picture", f"no picture in {source} can be used: {left_out[0].file} {left_out[0].reason}"
            )
        if len(stay) + len(added) > MAX_CARDS:
            raise DeckError("too-large", f"{len(stay) + len(added)} pictures; a set has {MAX_CARDS} cards at most")

        entries: list[dict[str, Any]] = [
            entry | ({"files": files[entry["id"]][0]} if entry["id"] in changed else {}) for entry in stay
        ]
        entries += [{"id": card, "files": files[card][0]} for card in added]
        if worded:
            _give_words(entries, named, language)
        raw["cards"] = entries
        new = [data for card in (*added, *changed) for data in files[card][1]]
        _write(folder, raw, before, new + back, keep=bool(dropped))
    unread = {one.file for one in left_out}
    now = notes.after(entries, {card: name for name, card in of.items() if name not in unread}, digests, fit)
    put(folder / NOTES_NAME, msgspec.json.format(msgspec.json.encode(now)))
    return Made(
        id=raw["id"],
        folder=str(folder),
        added=tuple(added),
        changed=tuple(changed),
        dropped=tuple(dropped),
        kept=len(stay) - len(changed),
        left_out=tuple(left_out),
        cut=tuple(card for card, one in made.items() if one.cut),
        blurred=tuple(card for card, one in made.items() if one.blurred),
    )


def _developed(
    pictures: Sequence[Path], of: Mapping[str, str], unchanged: Container[str], fit: Fit, progress: Progress | None
) -> tuple[dict[str, Developed], list[LeftOut]]:
    """Develop the pictures of all cards but the unchanged ones; by card, and beside them the files that failed.

    `of`: by a file's name, its card's id.
    """
    made: dict[str, Developed] = {}
    failed: list[LeftOut] = []
    for done, path in enumerate(pictures, start=1):
        card = of[path.name]
        try:
            if card not in unchanged:
                made[card] = develop(path, fit)
        except DeckError as error:
            failed.append(LeftOut(file=path.name, reason=error.message))
        if progress:
            progress(done, len(pictures))
    return made, failed


def _give_words(entries: Iterable[dict[str, Any]], named: Mapping[str, str], language: str) -> None:
    """Have cards without any text begin with their files' names for one; `named`: these, by the card's id."""
    for entry in entries:
        if entry["id"] in named and not entry.get("texts"):
            title = as_title(named[entry["id"]])
            entry["texts"] = {language: {"title": title, "description": title}}


def _pictures(source: Path) -> list[Path]:
    """The pictures of a folder as people count: 2 before 10."""
    if not source.is_dir():
        raise DeckError("no-folder", f"{source} is no folder")
    found = [path for path in _visible(source) if path.suffix.lower() in ENDINGS and is_text(path.name)]
    if not found:
        readable = ", ".join(sorted(ENDINGS))
        raise DeckError("missing-file", f"{source} holds no pictures ({readable})")
    return found


def _visible(source: Path) -> list[Path]:
    def counted(path: Path) -> tuple[list[tuple[int, str]], str]:
        parts = re.split(r"(\d+)", path.stem.lower())
        # `moving` before `moving2`, whatever their endings.
        return [(int(part), "") if part.isdecimal() else (0, part) for part in parts], path.name

    return sorted((path for path in source.iterdir() if path.is_file() and path.name[0] != "."), key=counted)


def _left_out(source: Path) -> Iterator[LeftOut]:
    for path in _visible(source):
        if not is_text(path.name):
            # Nothing could name it, be it `.made.json` or whoever is told of it.
            shown = path.name.encode(errors="replace").decode()
            yield LeftOut(file=shown, reason="its name is not UTF-8; call it something else")
        elif path.suffix.lower() in UNREAD:
            yield LeftOut(file=path.name, reason="HEIC is not read here; save it as JPEG")
        elif path.suffix.lower() not in ENDINGS:
            yield LeftOut(file=path.name, reason="no picture, by its name")


def _before(source: Path, folder: Path) -> dict[str, Any]:
    """What the folder's `set.json` says, verbatim; nothing where there is none yet."""
    if folder.exists() and folder.resolve() == source.resolve():
        raise DeckError("no-folder", f"{folder} holds the pictures themselves; choose another folder to write to")
    if not folder.exists():
        return {}
    if folder.is_dir() and not (folder / MANIFEST_NAME).exists():
        if is_half_made(folder) or not any(folder.iterdir()):
            # Empty, or what is left of a set of which the making was broken off.
            return {}
        raise DeckError("no-manifest", f"{folder} is no set and not empty; choose another folder to write to")
    read_manifest(folder)
    raw: dict[str, Any] = json.loads((folder / MANIFEST_NAME).read_bytes())
    return raw


def _there(folder: Path, entry: Mapping[str, Any]) -> bool:
    return all((folder / file["name"]).is_file() for file in entry["files"].values())


def _outline(entry: Mapping[str, Any]) -> dict[str, str]:
    return {size: file["sha256"] for size, file in entry["files"].items()}


def _files(one: Developed) -> tuple[dict[str, Any], list[bytes]]:
    """What `set.json` says of a picture, and its files."""
    sizes = [("small", SMALL, one.small)] + ([("large", LARGE, one.large)] if one.large else [])
    entry = {}
    for size, (width, height), data in sizes:
        digest = hashlib.sha256(data).hexdigest()
        entry[size] = {"name": _name(data), "sha256": digest, "width": width, "height": height}
    return entry, [data for _, _, data in sizes]


def _with_back(raw: dict[str, Any], path: Path | None, source: Path, fit: Fit) -> list[bytes]:
    """Have a manifest name the back that is wished for; returns its files, none where it stays as it is."""
    if path is None:
        return []
    if path.resolve().parent == source.resolve():
        message = f"{path} lies among the pictures, where it would be a card as well; put it into another folder"
        raise DeckError("bad-value", message)
    raw["back"], files = _files(develop(path, fit))
    return files


def _name(data: bytes) -> str:
    return f"{hashlib.sha256(data).hexdigest()[:NAME_DIGITS]}.webp"


def _in_language(before: dict[str, Any], language: str) -> dict[str, Any]:
    """What was there, its words taken for those of this language while all of them are still the files' names."""
    cards, languages = before.get("cards", ()), before.get("languages", ())
    words = [text for card in cards for text in card.get("texts", {}).values()]
    untouched = all(
        text["title"] == text["description"] and not (text.get("phrases") or text.get("clues")) for text in words
    )
    if len(languages) != 1 or not untouched:
        return before
    (usual,) = languages
    title = {language if one == usual else one: said for one, said in before["title"].items()}
    told = [card | {"texts": {language: card["texts"][usual]}} if card.get("texts") else card for card in cards]
    return before | {"languages": [language], "title": title, "cards": told}


def _worded(before: Mapping[str, Any], wishes: Wishes, names: list[str]) -> bool:
    """Whether files' names are to be words of the cards; where a camera gave them all, the set is one of bare pictures.

    So it stays for a set that has none, until a language is asked for.
    """
    if before:
        return bool(before["languages"]) or wishes.language is not None
    return wishes.language is not None or any(map(says_something, names))


def _head(before: dict[str, Any], wishes: Wishes, folder: Path, language: str, *, worded: bool) -> dict[str, Any]:
    """All of the manifest but its cards."""
    name = folder.resolve().name.removesuffix(FOLDER_ENDING)
    usual: dict[str, Any] = {
        "format": FORMAT,
        "id": as_id(name),
        "title": {language: as_title(name)},
        "author": UNTOLD_AUTHOR,
        "licence": UNTOLD_LICENCE,
        "languages": [],
    }
    raw = usual | before
    asked = {"id": wishes.id, "author": wishes.author, "licence": wishes.licence}
    raw |= {key: value for key, value in asked.items() if value is not None}
    if before and raw["id"] != before["id"]:
        others = [one for one in before.get("formerly", ()) if one != raw["id"]]
        raw["formerly"] = [*others, before["id"]]
    if worded and language not in raw["languages"]:
        raw["languages"] = [*raw["languages"], language]
    if wishes.title is not None:
        raw["title"] = raw["title"] | {language: wishes.title}
    if worded:
        # A set of bare pictures may have a title in any language; one with words has those of its words.
        listed = {one: title for one, title in raw["title"].items() if one in raw["languages"]}
        raw["title"] = listed or {language: next(iter(raw["title"].values()))}
    return raw


def _write(
    folder: Path, raw: Mapping[str, Any], before: Mapping[str, Any], pictures: list[bytes], *, keep: bool
) -> None:
    """Put pictures there, then the manifest in one step, then take away what it no longer names."""
    data = (json.dumps(raw, ensure_ascii=False, indent=2) + "\n").encode()
    named = {file.name for _, file in parse_manifest(data).pictures}
    for picture in pictures:
        put(folder / _name(picture), picture)
    if raw == before:
        return
    path = folder / MANIFEST_NAME
    if keep:
        put(folder / BEFORE_NAME, path.read_bytes())
    put(path, data)
    if keep:
        _drop_clues(folder, {card["id"] for card in raw["cards"]})
    if before:
        sizes = [card["files"] for card in before["cards"]] + [before.get("back", {})]
        old = {file["name"] for files in sizes for file in files.values()}
        for name in old - named:
            (folder / name).unlink(missing_ok=True)


def _drop_clues(folder: Path, cards: set[str]) -> None:
    """Take out of `clues.json` what was said for cards that are none of these."""
    path = folder / CLUES_NAME
    try:
        heard = read_clues(folder)
    except DeckError:
        # The check tells of it.
        return
    if heard.keys() - cards:
        put(folder / CLUES_BEFORE_NAME, path.read_bytes())
        put(path, written_clues({card: said for card, said in heard.items() if card in cards}))
