"""Shipping: puts finished paintings into the folder of a set of cards.

Owns how pictures are named by their content and entered in `set.json`: files, hashes and the facts of the briefs.
Leaves every word in there alone; a card that is new comes in without words, and `moonhare deck check` tells so.
Must not know how a picture is painted.
"""

from __future__ import annotations

import hashlib
import io
import json
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.brief import Brief
from art.easel import PARTS, Painted, brief_of
from art.encoding import LARGE, SMALL, encoded
from art.likeness import BOUND, difference
from moonhare.decks.loading import BUNDLED_FOLDER, parse_manifest
from moonhare.decks.manifest import MANIFEST_NAME, Files

SET_FOLDER: Final = BUNDLED_FOLDER / "small-hours"
"""The bundled set that the scenes make up."""

NAME_DIGITS: Final = 16
"""Digits of the SHA-256 in a file's name."""


class Shipped(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one picture."""

    files: Files
    bytes: int
    """Size of both files."""
    changed: bool
    """Whether the pictures differ from those that were there."""


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """How a picture as painted now stands to the set's own."""

    same: bool
    """Whether both files have the same bytes."""
    difference: float
    """To the eye (`likeness.difference`)."""

    @property
    def alike(self) -> bool:
        """Whether nobody would see a difference: what another machine than the set's painter must give."""
        return self.difference <= BOUND


def pictures(folder: Path = SET_FOLDER) -> dict[str, Files]:
    """Return the files of each picture that a set has, by its name: the cards', `back`, `cover`.

    Raises OSError, and DeckError for a manifest that is none.
    """
    manifest = parse_manifest((folder / MANIFEST_NAME).read_bytes())
    found = {card.id: card.files for card in manifest.cards} | {"back": manifest.back, "cover": manifest.cover}
    return {name: files for name, files in found.items() if files is not None}


def compare(painted: Painted, folder: Path = SET_FOLDER) -> Compared | None:
    """Hold a card (or the `back` or the `cover`) as it has been painted against a set's picture; change nothing.

    None where the set has no such picture. Raises OSError, and DeckError for a manifest that is none.
    """
    files = pictures(folder).get(painted.name)
    if files is None:
        return None
    large, small = encoded(painted.image)
    there = [(folder / file.name).read_bytes() for file in files.all]
    kept, now = (np.asarray(Image.open(io.BytesIO(data)).convert("RGB")) for data in (there[-1], large))
    return Compared(same=there == [small, large], difference=difference(kept, now))


def ship(painted: Painted, folder: Path = SET_FOLDER) -> Shipped:
    """Put a card (or the `back` or the `cover`) as it has been painted into a set's folder, and note it there.

    Raises KeyError for an unknown card, OSError, and DeckError for a manifest that is none.
    """
    name = painted.name
    return place(name, painted.image, folder, None if name in PARTS else brief_of(name))


def place(card: str, image: NDArray[np.uint8], folder: Path, brief: Brief | None) -> Shipped:
    """Put a finished picture (uint8 RGB, 1200 × 800 × 3) into a set: a card's, or without a brief one of `PARTS`.

    The files come first, then the manifest in one step, then what it no longer names is taken away: whoever reads
    the folder in between finds a whole set.
    """
    large, small = encoded(image)
    manifest = folder / MANIFEST_NAME
    raw: dict[str, Any] = json.loads(manifest.read_bytes())
    entry = raw if brief is None else _card(raw, card)
    key = card if brief is None else "files"
    before = json.dumps(entry.get(key))
    entry[key] = {
        "small": _kept(folder, small, SMALL),
        "large": _kept(folder, large, LARGE),
    }
    if brief is not None:
        entry["brief"] = facts(brief)
    text = json.dumps(raw, ensure_ascii=False, indent=1) + "\n"
    named = {file.name for _, file in parse_manifest(text.encode()).pictures}
    part = manifest.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(manifest)
    for path in folder.glob("*.webp"):
        if path.name not in named:
            path.unlink()
    files = msgspec.convert(entry[key], Files)
    return Shipped(files=files, bytes=len(large) + len(small), changed=before != json.dumps(entry[key]))


def facts(brief: Brief) -> dict[str, Any]:
    """Return those facts of a brief that the manifest holds; the hidden detail and the readings stay untold."""
    return {
        "hero": brief.hero,
        "idea": brief.idea,
        "place": brief.place,
        "palette": brief.palette,
        "composition": brief.composition,
        "time_of_day": brief.time,
        "symbols": list(brief.symbols),
        "person": brief.person,
    }


def _card(raw: dict[str, Any], card: str) -> dict[str, Any]:
    """Find a card's entry; one that is new is put where its id belongs among the sorted ones."""
    cards: list[dict[str, Any]] = raw["cards"]
    for entry in cards:
        if entry["id"] == card:
            return entry
    new = {"id": card}
    cards.append(new)
    cards.sort(key=lambda each: str(each["id"]))
    return new


def _kept(folder: Path, data: bytes, size: tuple[int, int]) -> dict[str, Any]:
    digest = hashlib.sha256(data).hexdigest()
    name = f"{digest[:NAME_DIGITS]}.webp"
    (folder / name).write_bytes(data)
    return {"name": name, "sha256": digest, "width": size[0], "height": size[1]}
