"""Shipping: puts finished paintings into the folders of the sets of cards.

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
from art.easel import PARTS, SETS, Painted, brief_of, names, part_of, set_of
from art.encoding import LARGE, SMALL, encoded
from art.likeness import BOUND, difference
from moonhare.decks.loading import BUNDLED_FOLDER, parse_manifest
from moonhare.decks.manifest import MANIFEST_NAME, Files

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


def pictures(root: Path = BUNDLED_FOLDER) -> dict[str, Files]:
    """Return the files of each picture that the sets in a folder have, by its name.

    Raises OSError, and DeckError for a manifest that is none.
    """
    found: dict[str, dict[str, Files | None]] = {}
    for of in SETS:
        manifest = parse_manifest((root / of / MANIFEST_NAME).read_bytes())
        found[of] = {"back": manifest.back, "cover": manifest.cover}
        found[of] |= {card.id: card.files for card in manifest.cards}
    there = {name: found[set_of(name)].get(part_of(name) or name) for name in names()}
    return {name: files for name, files in there.items() if files is not None}


def compare(painted: Painted, root: Path = BUNDLED_FOLDER) -> Compared | None:
    """Hold a card (or the `back` or the `cover`) as it has been painted against its set's picture; change nothing.

    None where no set has such a picture. Raises OSError, and DeckError for a manifest that is none.
    """
    files = pictures(root).get(painted.name)
    if files is None:
        return None
    large, small = encoded(painted.image)
    there = [(root / set_of(painted.name) / file.name).read_bytes() for file in files.all]
    kept, now = (np.asarray(Image.open(io.BytesIO(data)).convert("RGB")) for data in (there[-1], large))
    return Compared(same=there == [small, large], difference=difference(kept, now))


def ship(painted: Painted, root: Path = BUNDLED_FOLDER) -> Shipped:
    """Put a card (or the `back` or the `cover`) as it has been painted into its set's folder, and note it there.

    Raises KeyError for an unknown card, OSError, and DeckError for a manifest that is none.
    """
    name = painted.name
    return place(part_of(name) or name, painted.image, root / set_of(name), brief_of(name))


def place(card: str, image: NDArray[np.uint8], folder: Path, brief: Brief | None) -> Shipped:
    """Put a finished picture (uint8 RGB, 1200 × 800 × 3) into a set: one of `PARTS`, or a card with its brief

    The files come first, then the manifest in one step, then what it no longer names is taken away: whoever reads
    the folder in between finds a whole set.
    """
    large, small = encoded(image)
    manifest = folder / MANIFEST_NAME
    raw: dict[str, Any] = json.loads(manifest.read_bytes())
    entry, key = (raw, card) if card in PARTS else (_card(raw, card), "files")
    before = json.dumps(entry.get(key))
    entry[key] = {
        "small": _kept(folder, small, SMALL),
        "large": _kept(folder, large, LARGE),
    }
    if brief is not None and card not in PARTS:
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
