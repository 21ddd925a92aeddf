"""Registry: finds the scenes, renders and exports them; the only door that the rest of the project uses."""

from __future__ import annotations

import importlib
import io
import pkgutil
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from moonhare.painting import scenes
from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.finish import finish

FINAL_SCALE = 1.5
"""Final cards are painted at 1.5 pixels a unit, then brought down."""

LARGE, SMALL = (800, 1200), (400, 600)
_QUALITY_LARGE, _QUALITY_SMALL = 77, 74
"""Chosen so that 84 cards in both sizes stay below 12 MB together."""
_BYTES_LARGE, _BYTES_SMALL = 100_000, 33_000
_COARSER = 2
_LOWEST_QUALITY = 46

PARTS: Final = ("back", "cover")
"""What a set has beside its cards; each is a module of its own."""


class Painted(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it comes from the easel."""

    card: str
    image: NDArray[np.uint8]
    """RGB, 1200 × 800 × 3."""
    seconds: float


class Exported(msgspec.Struct, frozen=True, kw_only=True):
    """The files of one exported card."""

    card: str
    large: Path
    small: Path


def card_ids() -> tuple[str, ...]:
    """Return the ids of all scenes, sorted; a module whose name starts with `_` is a part of one."""
    names = (module.name for module in pkgutil.iter_modules(scenes.__path__))
    return tuple(sorted(name.replace("_", "-") for name in names if not name.startswith("_")))


def _module(card: str) -> ModuleType:
    if card in PARTS:
        return importlib.import_module(f"moonhare.painting.{card}")
    if card not in card_ids():
        raise KeyError(f"there is no scene {card!r}; scenes are the modules of moonhare.painting.scenes")
    return importlib.import_module(f"moonhare.painting.scenes.{card.replace('-', '_')}")


def brief_of(card: str) -> Brief:
    """Return a card's brief.

    Raises KeyError for an unknown card.
    """
    found: Brief = _module(card).BRIEF
    return found


def paint(card: str, scale: float = FINAL_SCALE) -> Canvas:
    """Paint a scene and return its canvas, unfinished: for looking into it."""
    module = _module(card)
    canvas = Canvas(card, module.BRIEF.palette, scale)
    module.paint(canvas)
    return canvas


def render(card: str, scale: float = FINAL_SCALE) -> NDArray[np.uint8]:
    """Paint and finish a card: uint8 RGB, 1200 × 800 × 3 from scale 1 on, smaller below.

    The same bytes each time on one machine. Raises KeyError for an unknown card.
    """
    return finish(paint(card, scale), **getattr(_module(card), "FINISH", {}))


def painted(cards: Sequence[str], jobs: int = 1) -> Iterator[Painted]:
    """Render cards at full quality, in their order.

    `jobs`: how many are painted at a time, each in a process of its own of about 0.8 GB. Raises KeyError for an
    unknown card.
    """
    if min(jobs, len(cards)) < 2:
        yield from map(_painted, cards)
        return
    # Fresh processes: threads of OpenCV do not survive a fork.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(_painted, cards)
        finally:
            pool.shutdown(cancel_futures=True)


def _painted(card: str) -> Painted:
    began = time.perf_counter()
    return Painted(card=card, image=render(card), seconds=time.perf_counter() - began)


def encoded(image: NDArray[np.uint8]) -> tuple[bytes, bytes]:
    """Return a finished picture (uint8 RGB, 1200 × 800 × 3) as two WebP files: 800 × 1200 and 400 × 600.

    A picture full of small things is saved a little more coarsely, so that 84 cards stay below 12 MB.
    """
    large = Image.fromarray(image)
    small = large.resize(SMALL, Image.Resampling.LANCZOS)
    return _webp(large, _QUALITY_LARGE, _BYTES_LARGE), _webp(small, _QUALITY_SMALL, _BYTES_SMALL)


def _webp(picture: Image.Image, quality: int, most: int) -> bytes:
    while True:
        file = io.BytesIO()
        picture.save(file, "WEBP", quality=quality, method=6)
        data = file.getvalue()
        if len(data) <= most or quality <= _LOWEST_QUALITY:
            return data
        quality -= _COARSER


def export(painted: Painted, folder: Path) -> Exported:
    """Write a finished picture as `CARD.webp` (800 × 1200) and `CARD-small.webp` (400 × 600). Raises OSError."""
    card, data = painted.card, encoded(painted.image)
    folder.mkdir(parents=True, exist_ok=True)
    large, small = folder / f"{card}.webp", folder / f"{card}-small.webp"
    large.write_bytes(data[0])
    small.write_bytes(data[1])
    return Exported(card=card, large=large, small=small)
