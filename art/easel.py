"""Easel: finds the scenes of the sets and paints them, several at a time where that is wanted."""

from __future__ import annotations

import importlib
import pkgutil
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from types import ModuleType
from typing import Final, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from art import sources
from art.brief import Brief
from art.cutpaper import picture as cutpaper
from art.painting import picture
from art.painting.picture import FINAL_SCALE, Scene
from art.scenes import houseguests, small_hours

SETS: Final[Mapping[str, ModuleType]] = {"small-hours": small_hours, "houseguests": houseguests}
"""The scenes of each set that comes with the game, by its id. No two of them name a card alike."""
_CUT: Final = "houseguests"
"""The set that is cut out of paper; the other one is painted."""
PARTS: Final = ("back", "cover")
"""What a set has beside its cards; of other sets than the first they are named `SET-back`, `SET-cover`."""


class Painted(msgspec.Struct, frozen=True, kw_only=True):
    """A card, the back or the cover as it comes from the easel."""

    name: str
    image: NDArray[np.uint8]
    """RGB; at full quality 1200 × 800 × 3."""
    seconds: float
    sources: str
    """Digest of what it was painted from (`sources.digest`)."""


@cache
def card_ids(of: str) -> tuple[str, ...]:
    """Return the ids of all cards of a set, sorted."""
    return tuple(name for name in _scenes(of) if part_of(name) is None)


@cache
def names() -> tuple[str, ...]:
    """Return the names of all pictures, set after set: the cards' ids, then the others."""
    return tuple(name for of in SETS for name in sorted(_scenes(of), key=lambda name: (part_of(name) or "", name)))


@cache
def _scenes(of: str) -> tuple[str, ...]:
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(SETS[of].__path__)))


def set_of(name: str) -> str:
    """Return the id of the set that a picture belongs to. Raises KeyError for an unknown picture."""
    for of in SETS:
        if name in _scenes(of):
            return of
    raise KeyError(f"there is no scene {name!r}; scenes are the folders in {' and '.join(SETS)}")


def part_of(name: str) -> str | None:
    """Return which of `PARTS` of its set a picture is; None for a card. Raises KeyError for an unknown picture."""
    part = name.removeprefix(f"{set_of(name)}-")
    return part if part in PARTS else None


def module_of(name: str) -> str:
    """Return the dotted name of a picture's scene. Raises KeyError for an unknown picture."""
    return f"{SETS[set_of(name)].__name__}.{name.replace('-', '_')}"


def brief_of(name: str) -> Brief | None:
    """Return the brief that the set says facts of; None in cut paper, whose two incidents no fact tells.

    Raises KeyError for an unknown picture.
    """
    return None if set_of(name) == _CUT else cast("Scene", _scene(name)).BRIEF


def render(name: str, scale: float = FINAL_SCALE) -> NDArray[np.uint8]:
    """Paint and finish a picture at so many pixels a unit of 800 (`picture.render`). Raises KeyError for an unknown."""
    if set_of(name) == _CUT:
        return cutpaper.render(name, cast("cutpaper.Scene", _scene(name)), scale / FINAL_SCALE)
    return picture.render(name, cast("Scene", _scene(name)), scale)


def _scene(name: str) -> ModuleType:
    return importlib.import_module(module_of(name))


def painted(wanted: Sequence[str], jobs: int = 1, scale: float = FINAL_SCALE) -> Iterator[Painted]:
    """Render pictures, at full quality unless told, in their order.

    `jobs`: how many are painted at a time, each in a process of its own of about 0.8 GB. Raises KeyError for an
    unknown picture.
    """
    if min(jobs, len(wanted)) < 2:
        yield from (_painted(name, scale) for name in wanted)
        return
    # Fresh processes: threads of OpenCV do not survive a fork.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(_painted, wanted, repeat(scale))
        finally:
            pool.shutdown(cancel_futures=True)


def _painted(name: str, scale: float) -> Painted:
    # Before the scene is imported: an editor may save while it is painted.
    painted_from = sources.digest(module_of(name))
    began = time.perf_counter()
    image = render(name, scale)
    return Painted(name=name, image=image, seconds=time.perf_counter() - began, sources=painted_from)
