"""Registry: finds the scenes, renders and exports them; the only door that the rest of the project uses."""

from __future__ import annotations

import importlib
import pkgutil
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

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


class Exported(msgspec.Struct, frozen=True, kw_only=True):
    """The files of one exported card."""

    card: str
    large: Path
    small: Path
    seconds: float


def card_ids() -> tuple[str, ...]:
    """Return the ids of all scenes, sorted."""
    return tuple(sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules(scenes.__path__)))


def _module(card: str) -> ModuleType:
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
    module = _module(card)
    canvas = Canvas(card, module.BRIEF.palette, scale)
    module.paint(canvas)
    return finish(canvas, **getattr(module, "FINISH", {}))


def export(card: str, folder: Path, progress: Callable[[str], None] | None = None) -> Exported:
    """Paint a card at full quality and write `CARD.webp` (800 × 1200) and `CARD-small.webp` (400 × 600)."""
    began = time.perf_counter()
    if progress is not None:
        progress(card)
    image = Image.fromarray(render(card))
    folder.mkdir(parents=True, exist_ok=True)
    large, small = folder / f"{card}.webp", folder / f"{card}-small.webp"
    image.save(large, quality=_QUALITY_LARGE, method=6)
    image.resize(SMALL, Image.Resampling.LANCZOS).save(small, quality=_QUALITY_SMALL, method=6)
    return Exported(card=card, large=large, small=small, seconds=time.perf_counter() - began)
